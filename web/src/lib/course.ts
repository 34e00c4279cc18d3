// The course of a finished game as a picture and as places to jump to. Nothing here talks to anybody.

import type { GameCourse, GameReview } from './api';

export interface Mark {
  number: number;
  /** The round that begins here, or none. */
  round: number | null;
  /** The seats that have made points, with how many. */
  made: { seat: number; points: number }[];
  /** Seats that were given up here. */
  resigned: number[];
}

/** The moments at which a round begins, somebody makes points, or resigns. */
export function marksOf(course: GameCourse): Mark[] {
  const marks: Mark[] = [];
  for (let number = 1; number < course.points.length; number++) {
    const [before, now] = [course.points[number - 1] ?? [], course.points[number] ?? []];
    const made = now
      .map((points, seat) => ({ seat, points: points - (before[seat] ?? 0) }))
      .filter(({ points }) => points !== 0);
    const round = course.rounds[number] === course.rounds[number - 1] ? null : (course.rounds[number] ?? null);
    const resigned = Object.entries(course.resigned)
      .filter(([, at]) => at === number - 1)
      .map(([seat]) => Number(seat));
    if (made.length || round !== null || resigned.length) marks.push({ number, round, made, resigned });
  }
  return marks;
}

/** The nearest mark before or after a moment, or the beginning or the end. */
export function markFrom(marks: Mark[], number: number, step: 1 | -1, last: number): number {
  const found = step > 0 ? marks.find((mark) => mark.number > number) : marks.findLast((mark) => mark.number < number);
  return found?.number ?? (step > 0 ? last : 0);
}

export interface Frame {
  width: number;
  height: number;
}

/** The least and the most points there were, with 0 always among them. */
export function rangeOf(course: GameCourse): [number, number] {
  const all = course.points.flat();
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

export function across(number: number, course: GameCourse, { width }: Frame): number {
  return (number / Math.max(1, course.points.length - 1)) * width;
}

export function down(points: number, [least, most]: [number, number], { height }: Frame): number {
  return height - ((points - least) / (most - least)) * height;
}

/** A seat's points as steps: they stay until they change. */
export function lineOf(course: GameCourse, seat: number, frame: Frame): string {
  const range = rangeOf(course);
  let path = '';
  let before: number | null = null;
  course.points.forEach((all, number) => {
    const points = all[seat] ?? 0;
    if (points === before) return;
    const [x, y] = [across(number, course, frame).toFixed(1), down(points, range, frame).toFixed(1)];
    path += before === null ? `M${x} ${y}` : `H${x}V${y}`;
    before = points;
  });
  return `${path}H${frame.width}`;
}

/** Everybody's chances as a course in whole percent: each stays until it was judged again. */
export function chancesOf(review: GameReview, course: GameCourse): GameCourse {
  let now: number[] = [];
  const points = course.points.map((_, number) => {
    const judged = review.curve.find((each) => each.number === number);
    if (judged) now = judged.chances.map((chance) => Math.round(100 * chance));
    return now;
  });
  return { ...course, points };
}
