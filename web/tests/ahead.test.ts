import { expect, test } from 'vitest';
import { inShort, percent, telling } from '../src/lib/ahead.svelte';
import type { OddsSeen } from '../src/lib/protocol';

const odds = (about: string, mean: number, ...ways: number[]): OddsSeen => ({
  text: about,
  about,
  shares: ways.map((each, number) => ({ number, ways: each, total: 16 })),
  mean,
  happens: false,
});

test('what can happen is never said to be impossible, nor what may fail to be certain', () => {
  expect(percent(0, 7776)).toBe('0%');
  expect(percent(1, 7776)).toBe('<1%');
  expect(percent(5, 16)).toBe('31%');
  expect(percent(7775, 7776)).toBe('>99%');
  expect(percent(16, 16)).toBe('100%');
});

test('a button shows how likely success is, or the hits of both sides', () => {
  const success = { ...odds('success', 0.5), shares: [{ number: 1, ways: 1, total: 2 }], happens: true };
  expect(inShort([success, odds('dead', 1, 8, 8)])).toBe('50%');
  expect(inShort([odds('hits_taken', 1.5625, 7, 9), odds('pieces_lost', 1, 0, 16), odds('hits_taken', 0, 16)])).toBe('⌀ 1.6 : 0.0');
  expect(inShort([])).toBe('');
});

test('averages that are the same for all options are not shown', () => {
  const same = new Map([[0, '⌀ 1.0'], [1, '⌀ 1.0'], [2, '']]);
  expect(telling(same).size).toBe(0);
  expect(telling(new Map([[0, '⌀ 1.0']])).size).toBe(1); // one battle
  expect(telling(new Map([[0, '⌀ 1.0'], [1, '⌀ 0.8']])).size).toBe(2);
  expect(telling(new Map([[0, '74%'], [1, '74%']])).size).toBe(2); // what iron is paid for is not the success
});
