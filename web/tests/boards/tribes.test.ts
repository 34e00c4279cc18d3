import { describe, expect, test } from 'vitest';
import { diceIn, rollsOf } from '../../src/boards/tribes/rolls';
import type { Line } from '../../src/lib/protocol';

/** How many dice show each face, as arguments of a line. */
const dice = (...counts: number[]): string[] => counts.map((count) => `count ${count}`);
const line = (phrase: string, clause: string, ...args: string[]): Line => ({ text: '', clause, targets: args, phrase, args, number: 0 });
const rolled = line('rolled', 'G0.1', 'tribe norse', 'place walrus', ...dice(0, 1, 2, 0, 0, 0));

describe('dice in the record', () => {
  test('a line tells how many show each face, or the only face', () => {
    expect(diceIn(['tribe norse', ...dice(2, 0, 0, 1, 0, 0)])).toEqual([1, 1, 4]);
    expect(diceIn(['tribe norse', 'count 5'])).toEqual([5]);
    expect(diceIn(['tribe norse'])).toEqual([]);
  });

  test('dice that are rolled again stand apart, and faces that change are told anew', () => {
    const again = line('rerolled', 'G2.1', 'tribe norse', ...dice(1, 0, 0, 0, 0, 0));
    const [roll] = rollsOf([rolled, again]).get('walrus') ?? [];
    expect(roll).toEqual({ tribe: 'norse', place: 'walrus', dice: [2, 3, 3], again: [1], clause: 'G0.1' });

    const changed = line('dice_changed', 'G3.1', 'tribe norse', ...dice(3, 0, 0, 0, 0, 0));
    expect(rollsOf([rolled, again, changed]).get('walrus')?.[0]).toMatchObject({ dice: [1, 1, 1], again: [] });
  });

  test('an Alpha who does not roll has a die as well', () => {
    const counts = line('alpha_counts', 'G0.1', 'tribe norse', 'count 1');
    expect(rollsOf([counts, rolled]).get('walrus')?.[0]?.dice).toEqual([1, 2, 3, 3]);
    const others = line('alpha_counts', 'G0.1', 'tribe thule', 'count 1');
    expect(rollsOf([others, rolled]).get('walrus')?.[0]?.dice).toEqual([2, 3, 3]);
  });

  test('each tribe has its last roll in a place', () => {
    const found = rollsOf([
      line('rolled', 'F2.1', 'tribe norse', 'place walrus', ...dice(0, 1, 0, 0, 0, 0)),
      line('rolled', 'G0.1', 'tribe thule', 'place walrus', ...dice(0, 0, 1, 0, 0, 0)),
      line('rolled', 'G0.1', 'tribe norse', 'place walrus', ...dice(0, 0, 0, 1, 0, 0)),
    ]);
    expect(found.get('walrus')?.map(({ tribe, dice }) => [tribe, dice])).toEqual([
      ['thule', [3]],
      ['norse', [4]],
    ]);
  });

  test('with a new event the dice of the turn before are gone', () => {
    expect(rollsOf([rolled, line('event', 'D0.1', 'event sea_ice')]).size).toBe(0);
  });
});
