// Following a game: what is shown one after another, what is played back, what is pointed at, and what is kept.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { arrow } from '../src/boards/kit/arrows';
import { ways, type Standing } from '../src/boards/kit/motion';
import { endsTurn, placed } from '../src/lib/options';
import { stepTime } from '../src/lib/pace';
import { momentsSince, Playback } from '../src/lib/playback.svelte';
import { Pointing } from '../src/lib/pointing.svelte';
import type { Line, RoomSeen, TableSeen } from '../src/lib/protocol';
import { mayUndo } from '../src/lib/seats';
import { readSettings, USUAL } from '../src/lib/settings.svelte';
import { Showing } from '../src/lib/showing.svelte';
import { soundOf } from '../src/lib/sounds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is shown one after another', () => {
  let seen: string[] = [];
  let showing: Showing<string>;

  beforeEach(() => {
    seen = [];
    showing = new Showing<string>(
      (item) => seen.push(item),
      (item) => (item === 'nothing' ? 0 : 100),
    );
  });

  test('comes at once, and the next when there was time to look', () => {
    for (const item of ['a', 'b', 'c']) showing.push(item);
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(['a', 'b']);
    vi.advanceTimersByTime(99);
    expect([seen.length, showing.waiting]).toEqual([2, ['c']]);
    vi.advanceTimersByTime(1);
    expect([seen.length, showing.waiting, showing.busy]).toEqual([3, [], true]);
    vi.advanceTimersByTime(100);
    expect(showing.busy).toBe(false);
    showing.push('d');
    expect(seen.at(-1)).toBe('d');
  });

  test('takes no time where there is nothing to see', () => {
    for (const item of ['nothing', 'a', 'nothing', 'nothing', 'b']) showing.push(item);
    expect(seen).toEqual(['nothing', 'a']);
    vi.advanceTimersByTime(100);
    expect(seen.at(-1)).toBe('b');
  });

  test('can be paused, looked at step by step, and resumed', () => {
    for (const item of ['a', 'nothing', 'b', 'c', 'd']) showing.push(item);
    showing.pause();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['a']);
    showing.step();
    expect(seen.at(-1)).toBe('b');
    showing.resume();
    expect(seen.at(-1)).toBe('c');
    vi.advanceTimersByTime(100);
    expect(seen.at(-1)).toBe('d');
  });

  test('can be skipped: only the last is shown', () => {
    for (const item of ['a', 'b', 'c']) showing.push(item);
    showing.pause();
    showing.skip();
    expect([seen, showing.waiting, showing.paused]).toEqual([['a', 'c'], [], false]);
  });
});

test('what comes before the last is painted waits, and then comes together', () => {
  const seen: string[] = [];
  let painted = () => {};
  const showing = new Showing<string>(
    (item) => seen.push(item),
    () => 0,
    (then) => (painted = then),
  );
  for (const item of ['a', 'b', 'c']) showing.push(item);
  expect([seen, showing.waiting]).toEqual([['a'], ['b', 'c']]);
  painted();
  expect(seen).toEqual(['a', 'b', 'c']);
  showing.push('d');
  showing.skip(); // nobody has to wait who wants to see the last one now
  expect([seen.at(-1), showing.waiting]).toEqual(['d', []]);
});

describe('how long a step stays', () => {
  test('is as somebody likes it', () => {
    expect(['off', 'fast', 'normal', 'slow'].map((pace) => stepTime(pace as 'off', 0))).toEqual([0, 400, 900, 1800]);
  });

  test('is less where very much waits, or my clock runs', () => {
    expect(stepTime('slow', 29)).toBe(500);
    expect(stepTime('normal', 0, true)).toBe(150);
  });
});

describe('playing back', () => {
  const at = (number: number) => ({ number }) as TableSeen;
  let put: (number | 'now')[] = [];
  let playback: Playback;

  beforeEach(() => {
    put = [];
    playback = new Playback({
      find: (number) => Promise.resolve(at(number)),
      put: (table) => put.push(table.number),
      now: () => put.push('now'),
    });
  });

  test('goes through the moments that the record tells of', () => {
    const lines = [1, 4, 4, 6, 9].map((number) => ({ number }) as Line);
    expect(momentsSince(lines, 1)).toEqual([4, 6, 9]);
    expect(momentsSince(lines, 9)).toEqual([]);
  });

  test('shows one after another and ends at now', async () => {
    await playback.play(3, [4, 6]);
    expect([put, playback.active]).toEqual([[3], true]);
    vi.advanceTimersByTime(900);
    expect([playback.before?.number, playback.table?.number]).toEqual([3, 4]);
    vi.advanceTimersByTime(1800);
    expect([put, playback.active, playback.table]).toEqual([[3, 4, 6, 'now'], false, null]);
  });

  test('can be ended before everything is there', async () => {
    const playing = playback.play(3, [4, 6]);
    playback.end();
    await playing;
    vi.advanceTimersByTime(10_000);
    expect([put, playback.active]).toEqual([['now'], false]);
  });

  test('ends where a moment cannot be had', async () => {
    const broken = new Playback({ find: () => Promise.reject(new Error('gone')), put: () => {}, now: () => put.push('now') });
    await expect(broken.play(3, [4])).rejects.toThrow('gone');
    expect([put, broken.active]).toEqual([['now'], false]);
  });
});

describe('pointing', () => {
  test('nothing is pointed at before the pointer moves', () => {
    const pointing = new Pointing<string>();
    pointing.enter('region A');
    pointing.rest();
    pointing.enter('region B');
    expect(pointing.at).toBeNull();
    pointing.move();
    expect(pointing.at).toBe('region B');
    pointing.enter(null);
    expect(pointing.at).toBeNull();
  });

  test('what lay under the pointer all the time is found when it moves', () => {
    const pointing = new Pointing<string>();
    pointing.rest();
    pointing.move('region A');
    expect(pointing.at).toBe('region A');
  });

  test('with keys the focus points, and not a pointer that lies still', () => {
    const pointing = new Pointing<string>();
    pointing.rest();
    pointing.enter('region A');
    pointing.press();
    expect(pointing.at).toBeNull();
    pointing.enter('region B');
    expect(pointing.at).toBe('region B');
  });
});

describe('ways', () => {
  test('are found step by step, each once, and only from one place to another', () => {
    const steps: Standing[] = [{ ship: { A: 2 } }, { ship: { A: 1, B: 1 } }, { ship: { B: 2 } }, { ship: { B: 2, C: 1 } }];
    expect(ways(steps)).toEqual([{ kind: 'ship', from: 'A', to: 'B', count: 2 }]);
  });

  test('of many, the last are kept', () => {
    const steps = ['A', 'B', 'C', 'D'].map((place) => ({ pawn: { [place]: 1 } }));
    expect(ways(steps, 2).map(({ from, to }) => from + to)).toEqual(['BC', 'CD']);
  });

  test('an arrow ends where its piece stands, and too short a way has none', () => {
    expect(arrow([0, 0], [100, 0], 4)?.head.startsWith('M100.0 0.0')).toBe(true);
    expect(arrow([0, 0], [100, 0], 4, 20)?.line.startsWith('M20.0 0.0')).toBe(true);
    expect(arrow([0, 0], [5, 0], 4)).toBeNull();
  });
});

test('an answer that ends a turn is one of several', () => {
  const options = placed(['to A', 'done'].map((value) => ({ text: value, value, targets: [], does: '' })));
  expect([endsTurn(options, 0), endsTurn(options, 1), endsTurn(options.slice(1), 0)]).toEqual([false, true, false]);
});

test('answers are taken back against bots, or where that was agreed', () => {
  const room = (...kinds: string[]) => ({ undo: false, seats: kinds.map((kind, number) => ({ kind, number })) }) as RoomSeen;
  expect(mayUndo(room('person', 'bot', 'bot'), 0)).toBe(true);
  expect(mayUndo(room('person', 'person'), 0)).toBe(false);
  expect(mayUndo({ ...room('person', 'person'), undo: true }, 0)).toBe(true);
});

test('a step has one sound', () => {
  const step = { over: false, mine: false, phrases: [], changed: false };
  expect(soundOf(step)).toBeNull();
  expect(soundOf({ ...step, changed: true, phrases: ['moved'] })).toBe('piece');
  expect(soundOf({ ...step, changed: true, phrases: ['moved', 'rolled'] })).toBe('dice');
  expect(soundOf({ ...step, changed: true, mine: true, phrases: ['moved'] })).toBe('turn');
  expect(soundOf({ ...step, over: true, mine: true })).toBe('over');
});

test('settings are kept as far as they mean something', () => {
  expect(readSettings(null)).toEqual(USUAL);
  expect(readSettings('nonsense')).toEqual(USUAL);
  expect(readSettings('{"pace":"fast","motion":"sideways","guard":false,"marks":1}')).toEqual({ ...USUAL, pace: 'fast', guard: false });
});
