// Clocks, zooming, and the text that boards are drawn in.

import { expect, test } from 'vitest';
import { clockText, timeLeft } from '../src/lib/clocks';
import { cells, look } from '../src/lib/drawn';
import type { SeatSeen } from '../src/lib/protocol';
import { beyond, centred, panned, shown, WHOLE, zoomed } from '../src/lib/zooming';

test('only the clock of the seat that is asked runs', () => {
  const seat = { number: 1, left: 60 } as SeatSeen;
  expect(timeLeft(seat, 1, 1000, 11_000)).toBe(50);
  expect(timeLeft(seat, 0, 1000, 11_000)).toBe(60);
  expect(timeLeft(seat, 1, 0, 100_000)).toBe(0);
  expect(timeLeft({ ...seat, left: null }, 1, 0, 0)).toBeNull();
});

test.each([[0, '0:00'], [65.9, '1:05'], [3600, '1:00:00'], [86_399, '23:59:59']])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test('the point under the pointer stays where it is, and the picture fills its frame', () => {
  const frame = { width: 100, height: 50 };
  expect(zoomed(WHOLE, 2, { x: 100, y: 0 }, frame)).toEqual({ scale: 2, x: -100, y: 0 });
  expect(zoomed(WHOLE, 0.5, { x: 50, y: 25 }, frame)).toEqual(WHOLE);
  expect(panned({ scale: 2, x: -50, y: -20 }, 500, -500, frame)).toEqual({ scale: 2, x: 0, y: -50 });
});

test('what can be chosen is shown large enough to be read; what is out of sight then can be turned to', () => {
  const frame = { width: 300, height: 200 };
  const [near, far] = [{ x: 30, y: 100 }, { x: 280, y: 100 }];
  expect(shown(WHOLE, near, far, frame)).toEqual(WHOLE);
  const place = shown(WHOLE, near, far, frame, 2);
  expect(place.scale).toBe(2);
  expect(beyond([near, far], place, frame)).toEqual({ left: [near], right: [far], top: [], bottom: [] });
  expect(beyond([near, far], centred(place, [far], frame), frame).right).toEqual([]);
});

test('a style is classes, a colour, and a colour behind', () => {
  expect(look('bold #000000 on #ffffff')).toEqual({ classes: 'bold', colour: '#000000', ground: '#ffffff' });
  expect(look('')).toEqual({ classes: '', colour: '', ground: '' });
});

test('letters that are wide take two columns, and signs that a font may lack one', () => {
  expect(cells('RU 北⚑══')).toEqual([
    { text: 'RU ', columns: 0 },
    { text: '北', columns: 2 },
    { text: '⚑', columns: 1 },
    { text: '══', columns: 0 },
  ]);
});
