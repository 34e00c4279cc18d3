// The polar map as geometry: where each region lies, and the land, islands and ice that are drawn around it.
//
// The pole is in the middle, and the meridian of Greenwich points down, so that longitude grows against the clock.
// Which regions there are comes from the layout; how the Arctic looks is drawn here, in degrees and fractions.

import { drawn, lump, type Point } from '../kit/shapes';
import type { Region, Ring } from './table';

export type { Point };

/** A stretch of longitude in degrees, eastwards; `to` may be beyond 360. */
export interface Arc {
  from: number;
  to: number;
}

export interface Name {
  path: string;
  size: number;
  text: string;
}

export interface Cell extends Arc {
  id: string;
  ring: Ring;
  path: string;
  /** Where the pieces are put, and how much room there is for them. */
  centre: Point;
  room: { width: number; height: number };
}

export interface Land {
  /** The region it belongs to. */
  id: string;
  path: string;
}

/** How far from the pole each ring ends. */
const EDGE: Record<Ring, number> = { pole: 58, inner: 176, middle: 304, outer: 446, beyond: 516 };
const BEGIN: Record<Ring, number> = { pole: 0, inner: EDGE.pole, middle: EDGE.inner, outer: EDGE.middle, beyond: 446 };
export const RIM = { from: EDGE.outer, to: EDGE.outer + 24 };
/** What is drawn, as an SVG view box. */
export const BOX = { x: -474, y: -522, width: 948, height: 998 };

/** The longitude at which the first region of a ring begins: the border of Norway and Russia. */
const FIRST = 30;
/** How much of a ring the names take along its outer edge. */
const NAMES = 28;
const FREE = 8; // of a ring along its outer edge where there are no names
const STEP = 1.5; // degrees between the points of a curve
const ROWS = 1.7; // times as wide as high is what lies in a region

export function place(longitude: number, radius: number): Point {
  const angle = (longitude * Math.PI) / 180;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
}

/** A gentle bend of the whole sea, so that no border looks ruled; the rim of the map stays round. */
function bent([x, y]: Point): Point {
  const calm = Math.max(0, 1 - (Math.hypot(x, y) / EDGE.outer) ** 8) * 5;
  return [
    x + calm * (Math.sin(y / 37) + 0.6 * Math.sin((x + y) / 23)),
    y + calm * (Math.cos(x / 41) + 0.6 * Math.cos((x - y) / 19)),
  ];
}

/** Points from one longitude to another, in either direction, at a distance from the pole. */
function along(from: number, to: number, radius: (longitude: number) => number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const longitude = from + ((to - from) * step) / steps;
    return place(longitude, radius(longitude));
  });
}

// Where the regions lie

/** The regions of each ring share out the circle: those of the middle ring evenly, an inner one as far as those whose
 * straight north it is, and a coast as far as what lies north of it. Where that does not fill a ring (a map of somebody's
 * own), its regions share it evenly. Regions beyond lie off the coasts that they border on.
 */
export function arcs(regions: Record<string, Region>): Map<string, Arc> {
  const inRing = (ring: Ring): string[] => Object.keys(regions).filter((id) => regions[id]?.ring === ring);
  const found = evenly(inRing('middle'));
  const north = (id: string): string[] => regions[id]?.north.filter((other) => found.has(other)) ?? [];

  const inner = new Map<string, Arc>();
  for (const id of inRing('inner')) {
    const south = inRing('middle').filter((other) => regions[other]?.north.includes(id));
    const arc = union(south.map((other) => found.get(other)));
    if (arc) inner.set(id, arc);
  }
  const outer = new Map<string, Arc>();
  for (const id of inRing('outer')) {
    const arc = union(north(id).map((other) => found.get(other)));
    const sharing = inRing('outer').filter((other) => north(other).join() === north(id).join());
    if (arc) outer.set(id, share(arc, sharing.indexOf(id), sharing.length));
  }
  for (const [ring, own] of [['inner', inner], ['outer', outer]] as const) {
    const ids = inRing(ring);
    for (const [id, arc] of fills(ids, own) ? own : evenly(ids)) found.set(id, arc);
  }
  for (const id of inRing('beyond')) {
    const coasts = regions[id]?.neighbours.map((other) => found.get(other)) ?? [];
    const middles = coasts.filter((arc) => arc !== undefined).map((arc) => (arc.from + arc.to) / 2);
    const [from, to] = [Math.min(...middles), Math.max(...middles)];
    found.set(id, middles.length > 1 ? { from, to } : { from: (middles[0] ?? 0) - 12, to: (middles[0] ?? 0) + 12 });
  }
  for (const id of inRing('pole')) found.set(id, { from: 0, to: 360 });
  return found;
}

function evenly(ids: string[]): Map<string, Arc> {
  return new Map(ids.map((id, number) => [id, share({ from: FIRST, to: FIRST + 360 }, number, ids.length)]));
}

function share({ from, to }: Arc, number: number, of: number): Arc {
  const width = (to - from) / of;
  return { from: from + number * width, to: from + (number + 1) * width };
}

function union(parts: (Arc | undefined)[]): Arc | null {
  const known = parts.filter((arc) => arc !== undefined);
  if (known.length === 0) return null;
  return { from: Math.min(...known.map((arc) => arc.from)), to: Math.max(...known.map((arc) => arc.to)) };
}

/** Whether regions go around the pole once, each beginning where another ends. */
function fills(ids: string[], own: Map<string, Arc>): boolean {
  const known = ids.map((id) => own.get(id)).filter((arc) => arc !== undefined);
  known.sort((one, other) => one.from - other.from);
  const joined = known.every((arc, number) => Math.abs(arc.from - (known[number - 1]?.to ?? FIRST)) < 1e-6);
  return joined && known.length === ids.length && Math.abs((known.at(-1)?.to ?? 0) - FIRST - 360) < 1e-6;
}

/** Every region as a shape, in an order to read them in: from the pole outwards, eastwards in each ring. Where there are
 * no names, pieces have their room too. */
export function cells(regions: Record<string, Region>, named = true): Cell[] {
  const found = [...arcs(regions)].map(([id, arc]) => cell(id, regions[id]?.ring ?? 'beyond', arc, named));
  const rings = Object.keys(EDGE);
  return found.sort((one, other) => rings.indexOf(one.ring) - rings.indexOf(other.ring) || one.from - other.from);
}

function cell(id: string, ring: Ring, arc: Arc, named: boolean): Cell {
  const [begin, end] = [BEGIN[ring], EDGE[ring]];
  if (ring === 'pole') {
    return { id, ring, ...arc, path: drawn(along(0, 360 - STEP, () => end).map(bent)), centre: [0, 6], room: { width: 100, height: 78 } };
  }
  const sides = (longitude: number, from: number, to: number): Point[] =>
    [1, 2, 3].map((part) => place(longitude, from + ((to - from) * part) / 4));
  const outline = [
    ...along(arc.from, arc.to, () => end),
    ...sides(arc.to, end, begin),
    ...along(arc.to, arc.from, () => begin),
    ...sides(arc.from, begin, end),
  ];
  const middle = (arc.from + arc.to) / 2;
  const height = end - begin - (named ? NAMES : FREE);
  const distance = begin + height / 2;
  const [across, upright] = place(middle, 1).map((part) => part * part) as [number, number]; // they add up to 1
  const width = Math.min(170, (2 * Math.PI * distance * (arc.to - arc.from)) / 360);
  return {
    id,
    ring,
    ...arc,
    path: drawn(outline.map(bent)),
    centre: bent(place(middle, distance)),
    room: {
      width: Math.max(60, width * upright + height * across - 6),
      height: width * across + height * upright - 4,
    },
  };
}

// Names along the rings

/** The name of a region along its southern border, in one line or two; never upside down. */
export function names(cell: Cell, text: string): Name[] {
  if (cell.ring === 'pole') return [];
  const radius = EDGE[cell.ring] - 13;
  const room = (2 * Math.PI * radius * (cell.to - cell.from)) / 360 - 14;
  const lines = fitting(text, room) < 12 ? halved(text) : [text];
  const size = Math.min(15, ...lines.map((line) => fitting(line, room)));
  const inwards = below(cell) ? [...lines].reverse() : lines;
  return inwards.map((line, number) => ({
    text: line,
    size,
    path: curve(cell, radius - number * (size + 2), size),
  }));
}

/** A line of text in the middle of a band, for the country that the band belongs to. */
export function curve(arc: Arc, radius: number, size: number): string {
  const low = below(arc);
  const middle = (arc.from + arc.to) / 2;
  const half = Math.min(arc.to - arc.from, 170) / 2;
  const distance = radius + (low ? size * 0.36 : -size * 0.36);
  const [from, to] = low ? [middle - half, middle + half] : [middle + half, middle - half];
  return drawn(along(from, to, () => distance), false);
}

/** Whether the middle of an arc is in the lower half of the map, where text runs with the longitude. */
function below(arc: Arc): boolean {
  return place((arc.from + arc.to) / 2, 1)[1] > 0;
}

/** The size in which a text has room. */
function fitting(text: string, room: number): number {
  let width = 0;
  for (const letter of text) width += (letter.codePointAt(0) ?? 0) > 0x1100 ? 1 : 0.56;
  return room / Math.max(width, 1);
}

/** A text in two lines, broken where they come out most alike. */
function halved(text: string): string[] {
  const breaks = [...text.matchAll(/\s[-–]\s|\s|[・·（(]/gu)].map((found) => found.index);
  const best = Math.min(...breaks.map((at) => Math.abs(at - text.length / 2)));
  const at = breaks.find((place) => Math.abs(place - text.length / 2) === best);
  if (at === undefined) return [text];
  return [text.slice(0, at), text.slice(at)].map((line) => line.replace(/^[\s・·–-]+/u, '').trim());
}

// Land, islands and ice

/** How far the land reaches across the ring of the coasts: by longitude, 0 at the rim of the map, 1 at the sea ring. */
const COAST: readonly (readonly [longitude: number, reach: number])[] = [
  [30, 0.42], [33, 0.54], [37, 0.5], [40, 0.16], [43, 0.44], [46, 0.28], [50, 0.38], [54, 0.5], [60, 0.44],
  [64, 0.5], [67, 0.34], [70, 0.66], [73, 0.22], [76, 0.52], [80, 0.38], [84, 0.54], [90, 0.62], [97, 0.76],
  [104, 0.8], [110, 0.64], [114, 0.38], [120, 0.46], [126, 0.6], [130, 0.4], [137, 0.48], [142, 0.58], [150, 0.5],
  [158, 0.44], [162, 0.4], [168, 0.5], [172, 0.44], [178, 0.48], [184, 0.44], [188, 0.34], [191, 0.06], [194, 0.32],
  [198, 0.4], [200, 0.24], [203, 0.5], [206, 0.62], [212, 0.56], [220, 0.5], [228, 0.46], [235, 0.42], [240, 0.48],
  [246, 0.46], [251, 0.42], [256, 0.4], [259, 0.5], [263, 0.44], [268, 0.34], [273, 0.26], [278, 0.32], [284, 0.24],
  [290, 0.2], [294, 0.3], [299, 0.4], [303, 0.28], [306, 0.06], [309, 0.4], [312, 0.7], [318, 0.86], [324, 0.92],
  [331, 0.88], [336, 0.76], [340, 0.56], [343, 0.28], [346, 0.05], [352, 0], [358, 0], [6, 0], [14, 0], [17, 0.1],
  [20, 0.3], [23, 0.42], [27, 0.52],
];

/** Islands: longitude, distance from the pole, size, how long for their width, and how they are turned, in degrees. */
const ISLANDS: readonly (readonly [longitude: number, distance: number, size: number, long: number, turn: number])[] = [
  [356, 398, 27, 1.5, 0], // Iceland
  [8, 366, 22, 1.3, 40], // Spitsbergen
  [13, 348, 12, 1.2, 0],
  [11, 390, 9, 1.4, 60],
  [54, 334, 13, 3.2, 118], // Novaya Zemlya
  [62, 306, 10, 2.6, 128],
  [50, 196, 7, 1.6, 40], // Franz Josef Land
  [56, 204, 6, 1.3, 0],
  [97, 262, 12, 1.5, 70], // Severnaya Zemlya
  [101, 282, 10, 1.4, 30],
  [141, 296, 13, 1.9, 30], // New Siberian Islands
  [147, 306, 9, 1.5, 10],
  [181, 300, 11, 1.7, 0], // Wrangel
  [255, 340, 13, 1.3, 20], // Banks
  [265, 372, 18, 1.6, 20], // Victoria
  [277, 348, 13, 1.7, 0], // Melville
  [283, 380, 12, 1.4, 60],
  [289, 344, 14, 1.5, 90], // Devon
  [298, 340, 16, 1.9, 100], // Ellesmere
];

function reach(longitude: number): number {
  const turned = ((longitude % 360) + 360) % 360;
  const all = COAST.map(([at, value]) => [(at - FIRST + 360) % 360, value] as const);
  const at = (turned - FIRST + 360) % 360;
  const next = all.findIndex(([edge]) => edge > at);
  const [to, high] = next < 0 ? [360, all[0]![1]] : all[next]!;
  const [from, low] = all[(next < 0 ? all.length : next) - 1]!;
  const part = (at - from) / (to - from);
  return low + (high - low) * part * part * (3 - 2 * part);
}

/** The mainland of each coast, and the islands with the coast that they lie off. */
export function lands(cells: Cell[]): Land[] {
  const coasts = cells.filter((cell) => cell.ring === 'outer');
  const height = EDGE.outer - BEGIN.outer;
  const shore = (longitude: number): number =>
    EDGE.outer - height * reach(longitude) - (reach(longitude) > 0.02 ? 3 * Math.sin(longitude * 1.9) : 0);
  const mainland = coasts.map(({ id, from, to }) => {
    const fine = Array.from({ length: Math.ceil(to - from) + 1 }, (_, step) => Math.min(from + step, to));
    const coast = fine.map((longitude) => place(longitude, Math.min(shore(longitude), EDGE.outer)));
    return { id, path: drawn([...coast, ...along(to, from, () => EDGE.outer)]) };
  });
  const islands = ISLANDS.map(([longitude, distance, size, long, turn]) => {
    const coast = coasts.find(({ from, to }) => [longitude, longitude + 360].some((at) => from <= at && at < to));
    return { id: coast?.id ?? '', path: drawn(lump(place(longitude, distance), size, long, turn)) };
  });
  return [...mainland, ...islands];
}

/** Floes of ice around the pole, thinner further out. */
export function floes(): string[] {
  return Array.from({ length: 46 }, (_, number) => {
    const longitude = (number * 137.5) % 360;
    const distance = 30 + 31 * Math.sqrt(number);
    return drawn(lump(place(longitude, distance), 15 - number / 6, 1 + ((number * 7) % 5) / 6, number * 40, 7));
  });
}

/** A band around the map along an arc. */
export function band(arc: Arc, from: number, to: number): string {
  return drawn([...along(arc.from, arc.to, () => to), ...along(arc.to, arc.from, () => from)]);
}

/** Where the costs of the rings are written: on a border within each ring, as far as can be from all that lies in regions.
 * That lies in rows, so it reaches farther to the sides.
 */
export function costPlaces(cells: Cell[]): { ring: Ring; id: string; at: Point }[] {
  const free = ([x, y]: Point): number => Math.min(...cells.map(({ centre }) => Math.hypot(x - centre[0], ROWS * (y - centre[1]))));
  return (['inner', 'middle', 'outer'] as const).flatMap((ring) => {
    const found = cells.filter((cell) => cell.ring === ring);
    const places = found.flatMap(({ id, from }) =>
      [0.2, 0.5, 0.8].map((part) => ({ ring, id, at: bent(place(from, BEGIN[ring] + part * (EDGE[ring] - BEGIN[ring]))) })),
    );
    return places.sort((one, other) => free(other.at) - free(one.at)).slice(0, 1);
  });
}
