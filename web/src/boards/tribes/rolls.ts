// Dice as the record tells them: which were rolled where, which again, and what they have become.

import type { Line } from '../../lib/protocol';

export interface Roll {
  tribe: string;
  place: string;
  /** As they lie in the end, from low to high; those that were rolled again are in `again`. */
  dice: number[];
  again: number[];
}

const FACES = '⚀⚁⚂⚃⚄⚅';
const DICE = /([⚀-⚅])(?:\s*×\s*(\d+))?/gu;
const REROLLS = /^G2/; // clauses by which dice are rolled again
const CHANGES = /^G3/; // and by which faces become others: all dice are told anew

/** The dice that a line tells of. */
export function diceIn(text: string): number[] {
  return [...text.matchAll(DICE)].flatMap(([, face = '', count]) =>
    new Array<number>(Number(count ?? 1)).fill(FACES.indexOf(face) + 1),
  );
}

/** The last roll of each tribe in each place. */
export function rollsOf(lines: readonly Line[]): Map<string, Roll[]> {
  const found = new Map<string, Roll[]>();
  let last: Roll | null = null;
  for (const { text, clause, targets } of lines) {
    const tribe = named(targets, 'tribe');
    const place = named(targets, 'place');
    const dice = diceIn(text);
    if (!dice.length || !tribe) continue;
    if (place) {
      last = { tribe, place, dice, again: [] };
      const others: Roll[] = (found.get(place) ?? []).filter((roll) => roll.tribe !== tribe);
      found.set(place, [...others, last]);
    } else if (last?.tribe !== tribe) continue;
    else if (REROLLS.test(clause)) last.again = dice;
    else if (CHANGES.test(clause)) [last.dice, last.again] = [dice, []];
  }
  return found;
}

function named(targets: readonly string[], domain: string): string {
  return targets.find((target) => target.startsWith(`${domain} `))?.slice(domain.length + 1) ?? '';
}
