// The course of a finished game: where its marks are, and the lines of its points.

import { expect, test } from 'vitest';
import type { GameCourse } from '../src/lib/api';
import { across, chancesOf, down, lineOf, markFrom, marksOf, rangeOf } from '../src/lib/course';

// Two seats, five steps: the second round begins with step 3, seat 1 loses a point with step 4 and resigns with step 5.
const COURSE: GameCourse = {
  points: [[0, 0], [2, 0], [2, 3], [2, 3], [2, 2], [2, 2]],
  rounds: [1, 1, 1, 2, 2, 2],
  by: [0, 1, 0, 1, 1],
  lines: [],
  resigned: { 1: 4 },
  sources: [],
};
const FRAME = { width: 100, height: 30 };

test('marks are where a round begins, points change hands, or somebody resigns', () => {
  expect(marksOf(COURSE)).toEqual([
    { number: 1, round: null, made: [{ seat: 0, points: 2 }], resigned: [] },
    { number: 2, round: null, made: [{ seat: 1, points: 3 }], resigned: [] },
    { number: 3, round: 2, made: [], resigned: [] },
    { number: 4, round: null, made: [{ seat: 1, points: -1 }], resigned: [] },
    { number: 5, round: null, made: [], resigned: [1] },
  ]);
});

test('from mark to mark one comes to the beginning and to the end', () => {
  const marks = marksOf({ ...COURSE, resigned: {} });
  expect([markFrom(marks, 1, 1, 5), markFrom(marks, 4, 1, 5), markFrom(marks, 2, -1, 5), markFrom(marks, 1, -1, 5)]).toEqual([2, 5, 1, 0]);
});

test('the line of a seat is made of steps within the frame', () => {
  expect(rangeOf(COURSE)).toEqual([0, 3]);
  expect(lineOf(COURSE, 0, FRAME)).toBe('M0.0 30.0H20.0V10.0H100');
  expect([across(5, COURSE, FRAME), down(0, rangeOf(COURSE), FRAME), down(3, rangeOf(COURSE), FRAME)]).toEqual([100, 30, 0]);
});

test('a game without a step or a point has a line as well', () => {
  const none = { ...COURSE, points: [[0, 0]], rounds: [1], by: [], resigned: {} };
  expect(lineOf(none, 0, FRAME)).toBe('M0.0 30.0H100');
});

test('chances are a course in percent, and stay until they are judged again', () => {
  const curve = [
    { number: 0, chances: [0.5, 0.5] },
    { number: 3, chances: [0.704, 0.296] },
    { number: 5, chances: [1, 0] },
  ];
  const { points } = chancesOf({ curve, turnings: [], strokes: [], how: [] }, COURSE);
  expect(points).toEqual([[50, 50], [50, 50], [50, 50], [70, 30], [70, 30], [100, 0]]);
});
