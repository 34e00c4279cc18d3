// Dice as the record tells them: which were rolled where, which again, and what they have become.

import type { Line } from '../../lib/protocol';

export interface Roll {
  tribe: string;
  place: string;
  /** As they lie in the end; that of an Alpha who does not roll comes first, those that were rolled again are in `again`. */
  dice: number[];
  again: number[];
  /** Why they were rolled. */
  clause: string;
}

const COUNTS = 6; // the last arguments of a line of dice are how many show each face

/** The last roll of each tribe in each place, of this turn: with a new event all is forgotten. */
export function rollsOf(lines: readonly Line[]): Map<string, Roll[]> {
  const found = new Map<string, Roll[]>();
  let last: Roll | null = null;
  let alpha: { tribe: string; face: number } | null = null; // who does not roll, just before the others do
  for (const { phrase, args, targets, clause } of lines) {
    if (named(targets, 'event')) found.clear();
    const tribe = named(args, 'tribe');
    if (phrase === 'alpha_counts') alpha = { tribe, face: Number(args.at(-1)?.split(' ')[1]) };
    else if (phrase === 'rolled') {
      const place = named(args, 'place');
      last = { tribe, place, dice: [...(alpha?.tribe === tribe ? [alpha.face] : []), ...diceIn(args)], again: [], clause };
      alpha = null;
      const others: Roll[] = (found.get(place) ?? []).filter((roll) => roll.tribe !== tribe);
      found.set(place, [...others, last]);
    } else if (last?.tribe !== tribe) continue;
    else if (phrase === 'rerolled') last.again = diceIn(args);
    else if (phrase === 'dice_changed') [last.dice, last.again] = [diceIn(args), []];
  }
  return found;
}

/** The dice that a line tells of: how many show each face, or the face of the only one. */
export function diceIn(args: readonly string[]): number[] {
  const counts = args.filter((arg) => arg.startsWith('count ')).map((arg) => Number(arg.split(' ')[1]));
  if (counts.length === 1) return counts;
  return counts.slice(-COUNTS).flatMap((count, index) => new Array<number>(count).fill(index + 1));
}

function named(things: readonly string[], domain: string): string {
  return things.find((thing) => thing.startsWith(`${domain} `))?.slice(domain.length + 1) ?? '';
}
