import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Declining } from '../src/lib/declining.svelte';
import type { AskSeen } from '../src/lib/protocol';
import { Repeating } from '../src/lib/repeating';

const option = (value: string) => ({ text: value, value, targets: [], does: '' });
const asked = (...values: string[]): AskSeen => ({
  seat: 0,
  clause: '4.3.1',
  question: '',
  topic: 'ambush',
  options: values.map(option),
  declines: true,
  left: 1,
});

describe('declining for me', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** When it is declined, in milliseconds, and with which option. */
  function declined(ask: AskSeen, random: number): [number, string | undefined] {
    let found: [number, string | undefined] = [-1, undefined];
    const began = Date.now();
    const declining = new Declining((place) => (found = [Date.now() - began, ask.options[place]?.value]), () => random);
    declining.begin(ask, true);
    vi.advanceTimersByTime(60_000);
    return found;
  }

  test('takes as long with a card as without one', () => {
    for (const random of [0, 0.25, 0.5, 0.999]) {
      const without = declined(asked('decline'), random);
      expect(declined(asked('ambush ambush_fox', 'ambush ambush_bird_1', 'decline'), random)).toEqual(without);
      expect(without[1]).toBe('decline');
      expect(without[0]).toBeGreaterThanOrEqual(3000);
      expect(without[0]).toBeLessThanOrEqual(6000);
    }
  });

  test('is not done unless it is liked so, nor where something else is asked, nor for an ask that is gone', () => {
    const decline = vi.fn();
    const declining = new Declining(decline);
    declining.begin(asked('decline'), false);
    declining.begin({ ...asked('decline'), declines: false }, true);
    expect(declining.place).toBeNull();
    declining.begin(asked('ambush ambush_fox', 'decline'), true);
    expect(declining.place).toBe(1);
    declining.begin(null, true);
    vi.advanceTimersByTime(60_000);
    expect(decline).not.toHaveBeenCalled();
  });
});

describe('several equal things', () => {
  const docking = (left: number, ...regions: string[]): AskSeen => ({
    ...asked(...regions.map((region) => `dock ${region}`)),
    topic: 'dock',
    left,
  });

  test('the same answer is given to as many asks as were chosen', () => {
    const repeating = new Repeating();
    repeating.begin(docking(4, 'RU_C1', 'RU_C2'), 1, 3);
    expect(repeating.next(docking(3, 'RU_C1', 'RU_C2'))).toBe(1);
    expect(repeating.next(docking(2, 'RU_C2'))).toBe(0);
    expect(repeating.next(docking(1, 'RU_C1', 'RU_C2'))).toBeNull();
  });

  test('it ends where the answer is no longer offered, or something else is asked', () => {
    const repeating = new Repeating();
    repeating.begin(docking(4, 'RU_C1', 'RU_C2'), 1, 4);
    expect(repeating.next(docking(3, 'RU_C1'))).toBeNull();
    expect(repeating.next(docking(3, 'RU_C1', 'RU_C2'))).toBeNull();
    repeating.begin(docking(4, 'RU_C1'), 0, 4);
    expect(repeating.next({ ...docking(3, 'RU_C1'), topic: 'sell' })).toBeNull();
    expect(repeating.next(null)).toBeNull();
  });
});
