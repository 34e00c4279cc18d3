// Words of a text that are terms of the game: they get a dotted line and explain themselves.

import type { Term } from './api';

export interface Told {
  text: string;
  term?: Term;
}

const HANGUL = /[가-힣]/;
const EAST = /[぀-ヿ一-鿿가-힣]/;

/** A text in pieces; each term is marked where it stands first, and a longer term before one within it. */
export function explained(text: string, terms: readonly Term[]): Told[] {
  const found = terms
    .map((term) => ({ term, at: placeOf(text, term.word) }))
    .filter(({ at }) => at.length > 0)
    .sort((one, other) => other.at.length - one.at.length);
  const marks: { term: Term; at: Place }[] = [];
  for (const mark of found) if (!marks.some(({ at }) => overlap(at, mark.at))) marks.push(mark);
  const pieces: Told[] = [];
  let done = 0;
  for (const { term, at } of marks.sort((one, other) => one.at.start - other.at.start)) {
    pieces.push({ text: text.slice(done, at.start) }, { text: text.slice(at.start, at.start + at.length), term });
    done = at.start + at.length;
  }
  return [...pieces, { text: text.slice(done) }].filter((piece) => piece.text);
}

interface Place {
  start: number;
  length: number;
}

/** Where a word stands: in English as a whole word, with or without its ending, and a word with a capital only so; in
 *  Korean where a word begins. */
function placeOf(text: string, word: string): Place {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = HANGUL.test(word) ? `(?<![가-힣])${plain}` : EAST.test(word) ? plain : `\\b${plain}(?:e?s)?\\b`;
  const named = /^[A-Z]/.test(word);
  const match = new RegExp(pattern, named ? 'u' : 'iu').exec(text);
  return match ? { start: match.index, length: match[0].length } : { start: 0, length: 0 };
}

function overlap(one: Place, other: Place): boolean {
  return one.start < other.start + other.length && other.start < one.start + one.length;
}

const ASIDE = /[(（].*?[)）]/gu; // what an option names beside what it does
const FEW = 8; // options; more are not choices between things to do, but between places to do it

/** What options do, in a line each, by their places: as the server says it, or else what the term means that they name.
 *  The same is said once, and nothing where all do the same, such as in one clearing or another. */
export function linesOf(
  options: readonly { place: number; option: { text: string; does: string } }[],
  terms: readonly Term[],
): Map<number, string> {
  const lines = new Map<number, string>();
  if (options.length > FEW) return lines;
  for (const { place, option } of options) {
    const term = explained(option.text.replace(ASIDE, ''), terms).find((piece) => piece.term)?.term;
    const line = option.does || (term && withoutHead(term));
    if (line && ![...lines.values()].includes(line)) lines.set(place, line);
  }
  return lines.size > 1 ? lines : new Map();
}

/** What a term means, without the term itself where the clause opens with it. */
function withoutHead({ word, meaning }: Term): string {
  const [head = '', rest = ''] = meaning.split(/[:：]\s*(.*)/su);
  if (!rest || head.toLowerCase() !== word.toLowerCase()) return meaning;
  return rest[0]!.toUpperCase() + rest.slice(1);
}
