import { expect, test } from 'vitest';
import { pageOf, pathOf, type Page } from '../src/lib/router';

const pages: [string, Page][] = [
  ['/', { name: 'lobby' }],
  ['/new', { name: 'new', game: '' }],
  ['/new/arctic', { name: 'new', game: 'arctic' }],
  ['/rooms/Ab_1-2', { name: 'room', id: 'Ab_1-2' }],
  ['/join/token', { name: 'join', token: 'token' }],
  ['/rules/root', { name: 'rules', game: 'root', clause: '' }],
  ['/rules/root/4.3.1', { name: 'rules', game: 'root', clause: '4.3.1' }],
  ['/account', { name: 'account' }],
];

test.each(pages)('%s is a page, and the page has that path', (path, page) => {
  expect(pageOf(path)).toEqual(page);
  expect(pathOf(page)).toBe(path);
});

test.each(['/nowhere', '/rooms', '/rooms/a/b', '/join/', '/rules', '/account/x', '/a/b/c/d'])('%s is no page', (path) => {
  expect(pageOf(path)).toEqual({ name: 'missing' });
});

test('a slash at the end makes no difference, and what is wrongly encoded is taken as it stands', () => {
  expect(pageOf('/rooms/a/')).toEqual({ name: 'room', id: 'a' });
  expect(pageOf('/rooms/%zz')).toEqual({ name: 'room', id: '%zz' });
});

test('what a path must not hold is encoded', () => {
  expect(pathOf({ name: 'room', id: 'a/b' })).toBe('/rooms/a%2Fb');
});
