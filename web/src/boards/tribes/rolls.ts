// Dice as the record tells them: which were rolled where, which again, and what they have become.

import type { Line } from '../../lib/protocol';

export interface Roll {
  tribe: string;
  place: string;
  /** As they lie in the end, from low to high; those that were rolled again are in `again`. */
  dice: number[];
  again: number[];
  /** Why they were rolled. */
  clause: string;
}

/** The clauses by which dice are rolled again, and by which their faces become others: then all are told anew. */
export interface RollClauses {
  again: RegExp;
  changed: RegExp;
}

const FACES = '⚀⚁⚂⚃⚄⚅';
const DICE = /([⚀-⚅])(?:\s*×\s*(\d+))?/gu;

/** The dice that a line tells of. */
export function diceIn(text: string): number[] {
  return [...text.matchAll(DICE)].flatMap(([, face = '', count]) =>
    new Array<number>(Number(count ?? 1)).fill(FACES.indexOf(face) + 1),
  );
}

/** The last roll of each tribe in each place, of this turn: with a new event all is forgotten. */
export function rollsOf(lines: readonly Line[], clauses: RollClauses): Map<string, Roll[]> {
  const found = new Map<string, Roll[]>();
  let last: Roll | null = null;
  for (const { text, clause, targets } of lines) {
    if (named(targets, 'event')) found.clear();
    const tribe = named(targets, 'tribe');
    const place = named(targets, 'place');
    const dice = diceIn(text);
    if (!dice.length || !tribe) continue;
    if (place) {
      last = { tribe, place, dice, again: [], clause };
      const others: Roll[] = (found.get(place) ?? []).filter((roll) => roll.tribe !== tribe);
      found.set(place, [...others, last]);
    } else if (last?.tribe !== tribe) continue;
    else if (clauses.again.test(clause)) last.again = dice;
    else if (clauses.changed.test(clause)) [last.dice, last.again] = [dice, []];
  }
  return found;
}

function named(targets: readonly string[], domain: string): string {
  return targets.find((target) => target.startsWith(`${domain} `))?.slice(domain.length + 1) ?? '';
}
