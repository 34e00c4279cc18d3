// A battle as the record tells it: who fights whom where, ambushes, dice, cards used, hits, and what each side lost.

import type { Line } from '../../lib/protocol';

export interface Battle {
  clearing: string;
  /** Seats by their numbers, hirelings by their names. */
  attacker: string;
  defender: string;
  ambush: string | null;
  foil: string | null;
  /** The higher and the lower die. */
  dice: readonly [number, number] | null;
  used: { by: string; card: string }[];
  /** Hits that each side has taken. */
  hits: Record<string, number>;
  lost: { owner: string; kind: string; count: number }[];
}

const AFTER = new Set(['turn_begins', 'battles', 'moved', 'crafted', 'crafted_item']); // with any of these the battle before is over

/** The battle that was told last, unless something else has happened since. */
export function battleOf(lines: readonly Line[]): Battle | null {
  let found: Battle | null = null;
  for (const { phrase, args } of lines) {
    const [first = '', second = '', third = '', fourth = ''] = args.map((arg) => arg.split(' ')[1] ?? '');
    if (AFTER.has(phrase)) found = null;
    if (phrase === 'battles') {
      found = {
        clearing: third,
        attacker: first,
        defender: second,
        ambush: null,
        foil: null,
        dice: null,
        used: [],
        hits: {},
        lost: [],
      };
    }
    if (!found) continue;
    if (phrase === 'ambushed') found.ambush = second;
    if (phrase === 'foiled') found.foil = second;
    if (phrase === 'rolled') found.dice = [Number(second), Number(third)];
    const isDealt = found.dice !== null && Object.keys(found.hits).length > 0; // then cards are used for something else
    if (phrase === 'used' && !isDealt) found.used.push({ by: first, card: second });
    if (phrase === 'hits') found.hits[first] = (found.hits[first] ?? 0) + Number(second);
    if (phrase === 'lost' && third === found.clearing) found.lost.push({ owner: first, kind: second, count: Number(fourth) });
  }
  return found;
}
