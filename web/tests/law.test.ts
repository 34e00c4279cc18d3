// The law as a page shows it, and words that explain themselves.

import { expect, test } from 'vitest';
import type { Chapter, Clause, Term } from '../src/lib/api';
import { explained, linesOf } from '../src/lib/explained';
import { linked, sectionsOf, targetsOf, titlesOf } from '../src/lib/law';

const chapter = (id: string, first: string, under = ''): Chapter => ({ id, first, under, title: `title of ${id}` });
const clause = (id: string) => ({ id, scope: 'core' }) as Clause;
const LAW = {
  chapters: [chapter('7', '7.0'), chapter('7.7', '7.7.1', '7'), chapter('8', '8.1')],
  clauses: ['7.0', '7.7.1', '7.7.2', '8.1'].map(clause),
};

test('clauses stand under their chapters and sections', () => {
  const [seven, eight] = sectionsOf(LAW);
  expect(seven?.clauses.map(({ id }) => id)).toEqual(['7.0']);
  expect(seven?.sections[0]?.clauses.map(({ id }) => id)).toEqual(['7.7.1', '7.7.2']);
  expect(eight?.clauses.map(({ id }) => id)).toEqual(['8.1']);
  expect(titlesOf(sectionsOf(LAW), '7.7.2')).toEqual(['title of 7', 'title of 7.7']);
});

test('a text links to the clauses and sections that it names', () => {
  const targets = targetsOf(LAW);
  expect(linked('as in 7.7.2, and 7.7 (but not 9.9.9 or 8)', targets)).toEqual([
    { text: 'as in ' },
    { text: '7.7.2', clause: '7.7.2' },
    { text: ', and ' },
    { text: '7.7', clause: '7.7.1' },
    { text: ' (but not 9.9.9 or 8)' },
  ]);
});

const term = (word: string) => ({ word, clause: '1', meaning: 'so' }) as Term;
const marked = (text: string, ...words: string[]) =>
  explained(text, words.map(term)).flatMap((piece) => (piece.term ? [piece.text] : []));

test.each([
  ['Which warriors go, and which warrior stays?', ['warrior'], ['warriors']],
  ['A ruler rules by the rule of law C.', ['rule', 'law C'], ['rules', 'law C']],
  ['Rulers', ['rule'], []],
  ['Cats keep the Keep.', ['Keep'], ['Keep']],
  ['圧倒カードで広場を支配する', ['圧倒カード', '支配', 'カード'], ['圧倒カード', '支配']],
  ['병사를 옮긴다. 용병사는 아니다.', ['병사'], ['병사']],
  ['용병사', ['병사'], []],
])('terms of %s', (text, words, found) => {
  expect(marked(text, ...words)).toEqual(found);
});

test('options that name a term have a line of what it means, and the same is said once', () => {
  const options = ['Battle in clearing 1', 'Battle in clearing 2', 'March', 'Done'].map((text, place) => ({ place, option: { text, does: '' } }));
  const terms = [
    { word: 'battle', clause: '4.3', meaning: 'Roll two dice.' },
    { word: 'March', clause: '6.5.2', meaning: 'March: up to two moves.' },
  ];
  expect([...linesOf(options, terms)]).toEqual([
    [0, 'Roll two dice.'],
    [2, 'Up to two moves.'],
  ]);
  expect(linesOf(options.slice(0, 2), terms).size).toBe(0);
  expect(linesOf(Array.from({ length: 9 }, (_, place) => ({ place, option: { text: 'March', does: '' } })), terms).size).toBe(0);
  options[3]!.option.does = 'The next player goes on.';
  expect(linesOf(options, terms).get(3)).toBe('The next player goes on.');
  options[3] = { place: 3, option: { text: 'Pass (one battle fewer)', does: '' } }; // says what it does itself
  expect(linesOf(options, terms).has(3)).toBe(false);
  expect(linesOf([{ place: 0, option: { text: 'Pass (one battle fewer)', does: '' } }, ...options.slice(2)], terms).size).toBe(0);
});
