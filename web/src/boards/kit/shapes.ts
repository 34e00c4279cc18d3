// Points, and paths through them.

export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Straight from point to point. */
export function drawn(points: readonly Point[], closed = true): string {
  return points.map((point, number) => `${number ? 'L' : 'M'}${at(point)}`).join('') + (closed ? 'Z' : '');
}

/** A soft curve through all points; `slack` 0 is straight, 1 is round. */
export function smooth(points: readonly Point[], closed = true, slack = 1): string {
  const count = points.length;
  if (count < 3 && !(count === 2 && !closed)) return drawn(points, closed);
  const of = (number: number): Point =>
    closed ? points[(number + count) % count]! : points[Math.min(count - 1, Math.max(0, number))]!;
  let path = `M${at(of(0))}`;
  for (let number = 0; number < (closed ? count : count - 1); number++) {
    const [before, from, to, after] = [of(number - 1), of(number), of(number + 1), of(number + 2)];
    const bend = (one: Point, other: Point, base: Point, sign: number): Point => [
      base[0] + (sign * slack * (other[0] - one[0])) / 6,
      base[1] + (sign * slack * (other[1] - one[1])) / 6,
    ];
    path += `C${at(bend(before, to, from, 1))} ${at(bend(from, after, to, -1))} ${at(to)}`;
  }
  return path + (closed ? 'Z' : '');
}

/** The corners of something that has grown: round, longer one way, turned by degrees, never quite even. */
export function lump([x, y]: Point, size: number, long = 1, turn = 0, corners = 16, rough = 1): Point[] {
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: corners }, (_, corner): Point => {
    const at = (corner * 2 * Math.PI) / corners;
    const reach = size * (1 + rough * (0.18 * Math.sin(3 * at + x) + 0.12 * Math.sin(5 * at + y)));
    const [along, across] = [reach * Math.sqrt(long) * Math.cos(at), (reach / Math.sqrt(long)) * Math.sin(at)];
    return [
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    ];
  });
}

/** Numbers from 0 to 1 that look drawn by chance and are always the same. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

export function between(one: Point, other: Point, part: number): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
}

/** `Math.hypot` takes ten times as long, and a map asks a million times before it is drawn. */
export const distance = (one: Point, other: Point): number => Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2);
