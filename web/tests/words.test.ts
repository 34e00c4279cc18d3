import { expect, test } from 'vitest';
import { LANGUAGES, format, load, nearest } from '../src/lib/words';

test('there are words in three languages', () => {
  expect(LANGUAGES).toEqual(['en', 'ja', 'ko']);
});

test('a message is said with its arguments and its plural', async () => {
  const bundle = await load('en');
  expect(format(bundle, 'web-points-count', { count: 1 })).toBe('1 point');
  expect(format(bundle, 'web-points-count', { count: 7 })).toBe('7 points');
  expect(format(await load('ja'), 'web-points-count', { count: 7 })).toBe('7点');
});

test('a message that is missing says its name', async () => {
  expect(format(await load('en'), 'web-nothing')).toBe('web-nothing');
});

test('a language that there are no words in cannot be loaded', async () => {
  await expect(load('xx')).rejects.toThrow('xx');
});

test('of the languages that somebody wants, the first with words is taken', () => {
  expect(nearest(['fr-FR', 'ko-KR', 'ja'])).toBe('ko');
  expect(nearest(['JA'])).toBe('ja');
  expect(nearest(['fr'])).toBe('en');
  expect(nearest([])).toBe('en');
});
