import { describe, expect, test } from 'vitest';
import { diceIn, rollsOf } from '../../src/boards/tribes/rolls';
import type { Line } from '../../src/lib/protocol';

const CLAUSES = { again: /^G2/, changed: /^G3/ };
const line = (text: string, clause: string, ...targets: string[]): Line => ({ text, clause, targets });

describe('dice in the record', () => {
  test('a line tells how many show each face', () => {
    expect(diceIn('The Norse roll for Walrus: ⚀×2 ⚃×1')).toEqual([1, 1, 4]);
    expect(diceIn('チューレ人の振り直し： ⚅×1')).toEqual([6]);
    expect(diceIn('The Norse send 4.')).toEqual([]);
  });

  test('dice that are rolled again stand apart, and faces that change are told anew', () => {
    const rolled = line('⚁×1 ⚂×2', 'G0.1', 'tribe norse', 'place walrus');
    const again = line('⚀×1', 'G2.1', 'tribe norse');
    const [roll] = rollsOf([rolled, again], CLAUSES).get('walrus') ?? [];
    expect(roll).toEqual({ tribe: 'norse', place: 'walrus', dice: [2, 3, 3], again: [1], clause: 'G0.1' });

    const changed = line('⚀×3', 'G3.1', 'tribe norse');
    expect(rollsOf([rolled, again, changed], CLAUSES).get('walrus')?.[0]).toMatchObject({ dice: [1, 1, 1], again: [] });
  });

  test('each tribe has its last roll in a place', () => {
    const found = rollsOf(
      [
        line('⚁×1', 'F2.1', 'tribe norse', 'place walrus'),
        line('⚂×1', 'G0.1', 'tribe thule', 'place walrus'),
        line('⚃×1', 'G0.1', 'tribe norse', 'place walrus'),
      ],
      CLAUSES,
    );
    expect(found.get('walrus')?.map(({ tribe, dice }) => [tribe, dice])).toEqual([
      ['thule', [3]],
      ['norse', [4]],
    ]);
  });

  test('with a new event the dice of the turn before are gone', () => {
    const rolled = line('⚁×1', 'G0.1', 'tribe norse', 'place walrus');
    expect(rollsOf([rolled, line('Sea Ice', 'D0.1', 'event sea_ice')], CLAUSES).size).toBe(0);
  });
});
