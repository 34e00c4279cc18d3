// An arrow from one point to another, bent a little so that the way back lies beside it.

import { distance, type Point } from './shapes';

export interface Arrow {
  line: string;
  head: string;
  /** Where a number can be written. */
  middle: Point;
}

const BEND = 0.14; // of its length
const LEAST = 2; // times the width: what is shorter is no arrow

/** With `clear` of the way left free at both ends; nothing where that leaves too little. */
export function arrow(from: Point, to: Point, width: number, clear = 0): Arrow | null {
  const far = distance(from, to);
  const free = Math.min(clear, far * 0.3);
  if (far - 2 * free < LEAST * width) return null;
  const along: Point = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  const start: Point = [from[0] + along[0] * free, from[1] + along[1] * free];
  const end: Point = [to[0] - along[0] * free, to[1] - along[1] * free];
  const bend = (far - 2 * free) * BEND;
  const control: Point = [(start[0] + end[0]) / 2 + along[1] * bend, (start[1] + end[1]) / 2 - along[0] * bend];
  // It comes in from the control point, so its head looks along there.
  const last = distance(control, end) || 1;
  const aim: Point = [(end[0] - control[0]) / last, (end[1] - control[1]) / last];
  const long = Math.min(3.2 * width, far * 0.4);
  const neck: Point = [end[0] - aim[0] * long, end[1] - aim[1] * long];
  const side: Point = [-aim[1] * long * 0.5, aim[0] * long * 0.5];
  return {
    line: `M${pair(start)}Q${pair(control)} ${pair(neck)}`,
    head: `M${pair(end)}L${pair([neck[0] + side[0], neck[1] + side[1]])}L${pair([neck[0] - side[0], neck[1] - side[1]])}Z`,
    middle: [(start[0] + 2 * control[0] + end[0]) / 4, (start[1] + 2 * control[1] + end[1]) / 4],
  };
}

function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
