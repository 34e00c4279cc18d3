// The maps of Root as geometry: where clearings lie, how paths and rivers wind, where the trees of the forests stand.
//
// Which clearings, paths, rivers and forests there are comes from the layout. Where they lie is drawn here, our own way.

import { between, distance, lump, middle, scatter, smooth, type Point } from '../kit/shapes';
import type { PrintedMap } from './table';

/** What is drawn, as an SVG view box. */
export const BOX = { width: 1000, height: 800 };
export const SKY = 26; // above the box: flags and numbers of the clearings at its edge reach there
/** How far a clearing reaches from its middle. */
export const REACH = { x: 98, y: 86 };

const PLACES: Record<string, readonly Point[]> = {
  autumn: [
    [112, 108], [888, 122], [886, 682], [116, 676], [556, 100], [896, 394],
    [640, 664], [382, 706], [106, 396], [352, 268], [652, 402], [374, 472],
  ],
  winter: [
    [112, 112], [378, 96], [634, 104], [890, 122], [104, 396], [372, 356],
    [640, 404], [896, 398], [116, 684], [376, 646], [636, 694], [886, 676],
  ],
  lake: [
    [108, 112], [380, 96], [638, 112], [892, 112], [104, 388], [352, 324],
    [656, 336], [896, 390], [114, 690], [330, 556], [520, 710], [884, 660],
  ],
  mountain: [
    [110, 116], [300, 240], [592, 98], [888, 116], [106, 408], [506, 300],
    [724, 464], [900, 372], [114, 690], [388, 528], [600, 698], [884, 686],
  ],
};

/** Where a river bends between two clearings, and where it leaves the map beyond the first and the last. */
const BENDS: Record<string, Record<string, readonly Point[]>> = {
  autumn: { '5 10': [[470, 196]], '10 11': [[458, 356], [560, 352]], '7 11': [[690, 540]], '4 7': [[250, 612], [470, 592]] },
  winter: { '5 6': [[240, 420]], '6 7': [[500, 420]], '7 8': [[768, 366]] },
  mountain: { '4 6': [[740, 236]], '6 9': [[412, 384], [300, 420], [204, 540]] },
};
const SPRINGS: Record<string, Record<string, readonly Point[]>> = {
  autumn: { '5': [[600, 30], [640, -30]], '4': [[40, 726], [-30, 770]] },
  winter: { '5': [[30, 372], [-30, 350]], '8': [[968, 430], [1030, 452]] },
  mountain: { '4': [[950, 60], [1030, 10]], '9': [[60, 762], [20, 830]] },
};

export interface ClearingPlace {
  id: string;
  at: Point;
  path: string;
}

export interface Way {
  one: string;
  other: string;
  path: string;
  points: Point[];
}

export interface Tree {
  at: Point;
  size: number;
  /** Which of the map's kinds of trees. */
  look: number;
}

export interface ForestPlace {
  id: string;
  at: Point;
  path: string;
}

export interface Chart {
  clearings: ClearingPlace[];
  at: Record<string, Point>;
  paths: Way[];
  closed: Way[];
  rivers: { path: string }[];
  lake: string;
  forests: ForestPlace[];
  trees: Tree[];
}

/** Clearings of a map that we have not drawn lie on a grid. */
function places(map: PrintedMap): Record<string, Point> {
  const ids = Object.keys(map.clearings);
  const known = PLACES[map.name];
  return Object.fromEntries(
    ids.map((id, number) => [id, known?.[number] ?? [120 + (number % 4) * 253, 110 + Math.floor(number / 4) * 290]]),
  );
}

export function chart(map: PrintedMap): Chart {
  const at = places(map);
  const ids = Object.keys(map.clearings);
  const rivers = riversOf(map, at);
  const paths = map.paths.map(([one, other]) => way(one, other, at));
  const closed = map.closed.map(([one, other]) => way(one, other, at));
  const lake = lakeOf(map, at);
  const forests = Object.entries(map.forests).map(([id, around]) => forest(id, around, at));
  const lines = [...paths, ...closed].map(({ points }) => points);
  return {
    clearings: ids.map((id) => ({ id, at: at[id]!, path: smooth(outline(at[id]!, Number(id))) })),
    at,
    paths,
    closed,
    rivers: rivers.map((points) => ({ path: smooth(points, false) })),
    lake: lake ? smooth(lake) : '',
    forests: forests.map(({ id, at, ring }) => ({ id, at, path: smooth(ring) })),
    trees: treesOf(map.name, Object.values(at), [...lines, ...rivers.map(fine)], lake),
  };
}

/** The edge of a clearing: round, never quite even. */
function outline([x, y]: Point, seed: number): Point[] {
  return Array.from({ length: 14 }, (_, corner): Point => {
    const angle = (corner * 2 * Math.PI) / 14;
    const wave = 1 + 0.045 * Math.sin(3 * angle + seed * 1.7) + 0.035 * Math.sin(5 * angle + seed * 2.9);
    return [x + REACH.x * wave * Math.cos(angle), y + REACH.y * wave * Math.sin(angle)];
  });
}

/** A path winds a little, always the same way. */
function way(one: string, other: string, at: Record<string, Point>): Way {
  const [start, end] = [at[one]!, at[other]!];
  const long = distance(start, end);
  const across: Point = [-(end[1] - start[1]) / long, (end[0] - start[0]) / long];
  const bend = 16 * (Math.sin(Number(one) * 12.9 + Number(other) * 78.2) > 0 ? 1 : -1);
  const points = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part): Point => {
    const [x, y] = between(start, end, part);
    const out = bend * Math.sin(part * 2 * Math.PI);
    return [x + across[0] * out, y + across[1] * out];
  });
  return { one, other, path: smooth(points, false), points };
}

/** Rivers join up where they meet in a clearing, so each is one line from where it comes onto the map. */
function riversOf(map: PrintedMap, at: Record<string, Point>): Point[][] {
  const left = map.rivers.map((pair) => [...pair]);
  const springs = SPRINGS[map.name] ?? {};
  const found: Point[][] = [];
  while (left.length > 0) {
    const [one, other] = left.shift()!;
    const line = [one!, other!];
    for (let grown = true; grown; ) {
      grown = false;
      for (const [number, pair] of left.entries()) {
        const end = line.at(-1)!;
        const next = pair.includes(end) ? pair.find((each) => each !== end) : undefined;
        const before = pair.includes(line[0]!) ? pair.find((each) => each !== line[0]) : undefined;
        if (next === undefined && before === undefined) continue;
        if (next !== undefined) line.push(next);
        else line.unshift(before!);
        left.splice(number, 1);
        grown = true;
        break;
      }
    }
    const points: Point[] = [...(springs[line[0]!] ?? [])].reverse();
    for (const [number, id] of line.entries()) {
      if (number > 0) points.push(...bends(map.name, line[number - 1]!, id));
      points.push(at[id]!);
    }
    found.push([...points, ...(springs[line.at(-1)!] ?? [])]);
  }
  return found;
}

function bends(name: string, from: string, to: string): readonly Point[] {
  const known = BENDS[name] ?? {};
  return known[`${from} ${to}`] ?? [...(known[`${to} ${from}`] ?? [])].reverse();
}

/** The points along a line, near to each other. */
function fine(points: Point[]): Point[] {
  return points.flatMap((point, number) => {
    const next = points[number + 1];
    return next ? [0, 0.25, 0.5, 0.75].map((part) => between(point, next, part)) : [point];
  });
}

/** A lake lies between the clearings of its shore, and reaches them. */
function lakeOf(map: PrintedMap, at: Record<string, Point>): Point[] | null {
  if (map.lake.length < 3) return null;
  const shore = around(map.lake.map((id) => at[id]!));
  const centre = middle(shore);
  return shore.flatMap((point, number) => {
    const next = shore[(number + 1) % shore.length]!;
    const bays = [0.3, 0.5, 0.7].map((part, bay) => between(centre, between(point, next, part), [0.9, 0.8, 0.92][bay]!));
    return [between(centre, point, 0.84), ...bays];
  });
}

/** Points in their order around their middle. */
function around(points: Point[]): Point[] {
  const [x, y] = middle(points);
  return [...points].sort((one, other) => Math.atan2(one[1] - y, one[0] - x) - Math.atan2(other[1] - y, other[0] - x));
}

interface Ring {
  id: string;
  at: Point;
  ring: Point[];
}

/** A forest fills what lies between its clearings, and keeps off them. */
function forest(id: string, clearings: string[], at: Record<string, Point>): Ring {
  const corners = around(clearings.map((each) => at[each]!));
  const centre = middle(corners);
  const ring = corners.flatMap((corner, number): Point[] => {
    const next = corners[(number + 1) % corners.length]!;
    const far = distance(centre, corner);
    return [between(centre, corner, Math.max(0.18, 1 - 120 / far)), between(centre, middle([corner, next]), 0.78)];
  });
  return { id, at: centre, ring };
}

const isInside = ([x, y]: Point, ring: readonly Point[]): boolean => {
  let inside = false;
  for (const [number, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(number + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

/** Trees stand wherever there is neither clearing nor path nor water, denser away from them. */
function treesOf(name: string, clearings: Point[], lines: Point[][], lake: Point[] | null): Tree[] {
  const next = scatter([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const along = lines.flatMap((line) => fine(fine(line)));
  const found: Tree[] = [];
  for (let tries = 0; tries < 1500; tries++) {
    const at: Point = [next() * BOX.width, next() * BOX.height];
    const size = 9 + 7 * next();
    const clear =
      clearings.every(([x, y]) => ((at[0] - x) / (REACH.x + size)) ** 2 + ((at[1] - y) / (REACH.y + size)) ** 2 > 1) &&
      along.every((point) => distance(point, at) > size + 12) &&
      !(lake && (isInside(at, lake) || lake.some((point) => distance(point, at) < 34))) &&
      found.every((tree) => distance(tree.at, at) > (tree.size + size) * 0.72);
    if (clear) found.push({ at, size, look: Math.floor(next() * 4) });
  }
  return found.sort((one, other) => one.at[1] - other.at[1]);
}

/** The corner of the map that is farthest from a clearing. */
export function awayFrom(map: PrintedMap, clearing: string): { side: 'left' | 'right'; edge: 'top' | 'bottom' } {
  const [x, y] = places(map)[clearing] ?? [0, 0];
  return { side: x > BOX.width / 2 ? 'left' : 'right', edge: y > BOX.height / 2 ? 'top' : 'bottom' };
}

/** Grass, stones or snow that break up the ground. */
export function tufts(name: string): string[] {
  const next = scatter(name.length * 977);
  return Array.from({ length: 60 }, () => smooth(lump([next() * BOX.width, next() * BOX.height], 6 + 18 * next(), 2.2, next() * 40, 9)));
}
