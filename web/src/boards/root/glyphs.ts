// What the pieces, suits and items look like: paths around the origin, about 24 across. Our own drawings.

export interface Glyph {
  /** The shape itself. */
  body: string;
  /** What is drawn on it, filled. */
  on?: string;
  /** Lines on it. */
  lines?: string;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const eyes = (x: number, y: number, r = 1.6): string => dot(-x, y, r) + dot(x, y, r);

/** The heads of the factions and hirelings. */
export const HEADS: Record<string, Glyph> = {
  marquise: {
    body: 'M-11 -12L-5 -7Q0 -9 5 -7L11 -12Q12.5 -3 11 4Q8 12 0 12Q-8 12 -11 4Q-12.5 -3 -11 -12Z',
    on: eyes(4.6, 0, 2) + 'M-2 4.4H2L0 6.8Z',
    lines: 'M-7 6L-12 5M-7 8L-11 9M7 6L12 5M7 8L11 9',
  },
  eyrie: {
    body: 'M-9 -13L-4 -9Q0 -10.5 4 -9L9 -13Q12 -5 10.5 3Q8 12 0 13Q-8 12 -10.5 3Q-12 -5 -9 -13Z',
    on: dot(-4.4, -2, 3) + dot(4.4, -2, 3) + 'M-2.6 2.5H2.6L0 8Z',
  },
  alliance: {
    body: `${dot(-8, -7.5, 5.2)}${dot(8, -7.5, 5.2)}M-9.5 1Q-9 -9 0 -9Q9 -9 9.5 1Q8 11 0 13Q-8 11 -9.5 1Z`,
    on: eyes(3.8, 0, 1.7) + dot(0, 8.6, 1.9),
  },
  vagabond: {
    body: 'M-11 -8Q-9 -13 -5 -9.5Q0 -11 5 -9.5Q9 -13 11 -8Q13 0 9 6Q5 12.5 0 12.5Q-5 12.5 -9 6Q-13 0 -11 -8Z',
    on: 'M-10.5 -2Q-5 -6 0 -2Q5 -6 10.5 -2Q9 4.5 4 3.4Q1.4 2.6 0 0.4Q-1.4 2.6 -4 3.4Q-9 4.5 -10.5 -2Z' + dot(0, 9, 1.9),
  },
  vagabond2: {
    body: 'M-11 -8Q-9 -13 -5 -9.5Q0 -11 5 -9.5Q9 -13 11 -8Q13 0 9 6Q5 12.5 0 12.5Q-5 12.5 -9 6Q-13 0 -11 -8Z',
    on: eyes(4.2, 0, 2.2) + dot(0, 9, 1.9) + 'M-8 -7H8V-4.6H-8Z',
  },
  cult: {
    body: 'M0 -13L4 -8L11 -9L9.5 -1.5L12.5 5L6.5 6.5L0 13L-6.5 6.5L-12.5 5L-9.5 -1.5L-11 -9L-4 -8Z',
    on: eyes(4, -1.4, 1.8) + dot(0, -6, 1.2),
    lines: 'M-4 6Q0 8.6 4 6',
  },
  riverfolk: {
    body: `${dot(-9, -7, 3)}${dot(9, -7, 3)}M-11 1Q-11 -10.5 0 -10.5Q11 -10.5 11 1Q11 11.5 0 11.5Q-11 11.5 -11 1Z`,
    on: eyes(4.6, -2.4, 1.7) + 'M-2.6 2H2.6L0 5Z',
    lines: 'M-4 5L-10 4M-4 7L-9.6 8.4M4 5L10 4M4 7L9.6 8.4',
  },
  duchy: {
    body: 'M-10 13Q-12.5 2 -9 -5Q-6 -12.5 0 -12.5Q6 -12.5 9 -5Q12.5 2 10 13Z',
    on: 'M0 -1.6L1.4 1L4.4 0.6L2.9 3.2L4.4 5.8L1.4 5.4L0 8L-1.4 5.4L-4.4 5.8L-2.9 3.2L-4.4 0.6L-1.4 1Z' + eyes(4.2, -5, 1.1),
  },
  corvids: {
    body: 'M-10 -2Q-10 -12.5 0 -12.5Q10 -12.5 10 -2Q10 3.4 5 4.6L0 14L-5 4.6Q-10 3.4 -10 -2Z',
    on: eyes(4.2, -3.4, 2),
    lines: 'M-4 2.4Q0 4.6 4 2.4M0 4V9',
  },
  hundreds: {
    body: 'M-12.5 -9Q-9 -14 -5.5 -8.6Q0 -10 5.5 -8.6Q9 -14 12.5 -9Q12 -4 9.4 -3Q8.6 6 0 13.5Q-8.6 6 -9.4 -3Q-12 -4 -12.5 -9Z',
    on: eyes(3.8, -2, 1.8) + 'M-2.4 6.4H2.4V10H-2.4Z',
    lines: 'M-8 -6L-3 -3.4M8 -6L3 -3.4',
  },
  keepers: {
    body: `${dot(-8.4, -8.4, 3)}${dot(8.4, -8.4, 3)}M-10.5 -2Q-9 -11 0 -11Q9 -11 10.5 -2Q9 9 0 13Q-9 9 -10.5 -2Z`,
    on: 'M-7.4 -8Q-6 -10 -4.2 -9.6L-2.6 6Q-6.6 4 -7.4 -8ZM7.4 -8Q6 -10 4.2 -9.6L2.6 6Q6.6 4 7.4 -8Z' + dot(0, 10, 1.7),
  },
};
const HIRED: Glyph = {
  body: 'M-10 -12H10V3Q10 9 0 13Q-10 9 -10 3Z',
  on: 'M0 -8L2.2 -2.8L7.6 -2.4L3.5 1.2L4.8 6.6L0 3.6L-4.8 6.6L-3.5 1.2L-7.6 -2.4L-2.2 -2.8Z',
};
/** A hireling looks like the faction that it comes from; those of no faction have a shield. */
const KIN: Record<string, string> = {
  patrol: 'marquise',
  dynasty: 'eyrie',
  uprising: 'alliance',
  exile: 'vagabond',
  prophets: 'cult',
  flotilla: 'riverfolk',
  expedition: 'duchy',
  spies: 'corvids',
  bearers: 'hundreds',
  vaults: 'keepers',
};

export const headOf = (owner: string): Glyph => HEADS[owner] ?? HEADS[KIN[owner] ?? ''] ?? HIRED;

/** The marks on buildings and tokens; those of several suits or types are drawn alike, with a sign of which. */
const MARKS: Record<string, Glyph> = {
  sawmill: {
    body: 'M0 -8L2 -5.6L5 -6.6L5.4 -3.4L8.2 -2L6.6 0.6L8 3.4L5 4.4L4.2 7.4L1.2 6.4L-1.2 8.4L-3 5.8L-6.2 6L-6.2 2.8L-8.6 0.8L-6.6 -1.6L-7.2 -4.8L-4 -5.2L-2.6 -8Z',
    on: dot(0, 0, 2.2),
  },
  workshop: { body: 'M-7 -7H4Q7 -7 7 -3H2V-1L1 8H-2L-3 -1H-7Z' },
  recruiter: { body: 'M-6 -8H-4V8H-6ZM-3.4 -8H7L4 -4.4L7 -1H-3.4Z' },
  roost: {
    body: 'M-9 0H9Q8 8 0 8Q-8 8 -9 0Z' + dot(-4, -2.4, 3) + dot(0.6, -3.6, 3.2) + dot(5, -2, 2.6),
    lines: 'M-7 3L3 5M-3 2L7 4',
  },
  base: { body: 'M0 -9L9 7H3.4L0 0.4L-3.4 7H-9Z' },
  garden: { body: dot(0, -4.6, 3.2) + dot(4.4, -1, 3.2) + dot(2.8, 4, 3.2) + dot(-2.8, 4, 3.2) + dot(-4.4, -1, 3.2), on: dot(0, 0.2, 2) },
  citadel: { body: 'M-7 8V-8H-4.4V-5.4H-1.4V-8H1.4V-5.4H4.4V-8H7V8Z', on: 'M-2 8V3Q0 0.4 2 3V8Z' },
  market: { body: 'M-8.6 -3L-6 -8H6L8.6 -3Q7 -0.4 4.4 -2.4Q2 0 0 -2.4Q-2 0 -4.4 -2.4Q-7 -0.4 -8.6 -3ZM-7 0.6H7V8H-7Z' },
  stronghold: { body: 'M-8 8V-3L-5 -6V-8H-2V-5H2V-8H5V-6L8 -3V8Z', on: 'M-2 8V2H2V8Z' },
  waystation: { body: 'M-1.3 -9H1.3V9H-1.3ZM-8 -7H5L8 -4.4L5 -1.8H-8ZM8 0H-4L-7 2.4L-4 4.8H8Z' },
  vault: { body: 'M-7.6 -7.6H7.6V7.6H-7.6Z', on: dot(0, 0, 3.6), lines: 'M0 -3.6V3.6M-3.6 0H3.6' },
  wood: { body: 'M-8 -3.4H4.6A3.4 3.4 0 0 1 4.6 3.4H-8A3.4 3.4 0 0 1 -8 -3.4Z', on: dot(4.6, 0, 2), lines: 'M-7 -1H0M-6 1.4H-1' },
  keep: { body: 'M-8 8V-4L-8 -8H-4.6V-5H-1.7V-8H1.7V-5H4.6V-8H8V8Z', on: 'M-2.4 8V2Q0 -1 2.4 2V8Z' },
  sympathy: { body: 'M0 8Q-9 1 -7.4 -4Q-5 -9 0 -4Q5 -9 7.4 -4Q9 1 0 8Z' },
  trade_post: { body: dot(0, 0, 7.4), lines: 'M-3.6 -2H3.6M0 -4V5M-4.4 1.6Q-2.6 3.4 -1 1.6M1 1.6Q2.6 3.4 4.4 1.6' },
  tunnel: { body: 'M-8 7V0Q-8 -8 0 -8Q8 -8 8 0V7Z', on: 'M-4.4 7V1.4Q-4.4 -4 0 -4Q4.4 -4 4.4 1.4V7Z' },
  plot: { body: 'M-7.6 -7.6H7.6V7.6H-7.6Z', lines: 'M-2.8 -2.4Q-2.6 -5.2 0 -5.2Q3 -5.2 3 -2.4Q3 -0.4 0 1.2V2.4M0 5V5.2' },
  bomb: { body: dot(-1, 1.6, 6) + 'M2 -6L4 -4L7 -8L5 -8Z' },
  snare: { body: 'M-8 4Q0 -10 8 4L4.6 4.6Q0 -3 -4.6 4.6ZM-8 6H8V8H-8Z' },
  extortion: { body: dot(-3, 3, 4.6) + dot(3.6, -3, 4.2) },
  raid: { body: 'M-1.4 -9H1.4V1H6V3.4H1.4V8H-1.4V3.4H-6V1H-1.4Z' },
  mob: { body: 'M0 9Q-8 6 -6.4 -1Q-5 1 -3.6 0Q-4.4 -6 1 -9Q0.6 -4.6 4 -3Q5.4 -4.4 5 -6Q9.6 3 0 9Z' },
  warlord: { body: 'M-8 6L-9 -5L-4 -1L0 -8L4 -1L9 -5L8 6Z' },
  figure: { body: dot(0, -5, 3.4) + 'M-5 8L-3.4 -1H3.4L5 8Z' },
  tablet: { body: 'M-6 8V-4Q-6 -8.6 0 -8.6Q6 -8.6 6 -4V8Z', lines: 'M-3 -3H3M-3 0H3M-3 3H1' },
  jewelry: { body: 'M-4.6 -7H4.6L8.6 -2L0 8.6L-8.6 -2Z', lines: 'M-8 -2H8M-3 -2L0 7L3 -2' },
  foothold: { body: 'M-7 8L-3 -8L2 -2L7 8Z' },
  pawn: { body: dot(0, -5, 3.6) + 'M-6 8Q-4 -1 0 -1Q4 -1 6 8Z' },
  tower: { body: 'M-5 9L-4 -4H-6V-9H-3.4V-7H-1.2V-9H1.2V-7H3.4V-9H6V-4H4L5 9Z', on: 'M-1.4 3Q0 1 1.4 3V6H-1.4Z' },
  ferry: { body: 'M-10 2H10L7 8H-7ZM-1 -10H1V1H-1ZM2 -9L8 0H2Z' },
  black_market: { body: 'M-7 -2Q-7 -9 0 -9Q7 -9 7 -2L8 9H-8Z', on: eyes(3, -2, 1.5) },
  treetop: { body: 'M-1.6 3H1.6L2.4 10H-2.4ZM0 -10Q9 -8 8 -1Q7 4 0 4Q-7 4 -8 -1Q-9 -8 0 -10Z', on: 'M-3 -4H3V0H-3Z' },
  forge: { body: 'M-9 -4H9Q8 1 3 2V5H7V9H-7V5H-3V2Q-8 1 -9 -4ZM-2 -10H5V-6H-2Z' },
  lost_city: { body: 'M-9 9V-1L-4 -6L-1 -3V-9H3L6 -5V1L9 3V9Z', on: 'M-6 3H-3V6H-6ZM1 -2H3.4V1H1Z' },
  ruin: { body: 'M-9 8V-1L-6 -4V-8H-3.4L-2 -2L1 -4L2 3L5 0L6.4 -6H9V8Z' },
};

/** The suit, or the type of relic, that a kind of piece is of: `base_fox`, `relic_jewelry`. */
export function partsOf(kind: string): { mark: string; of: string } {
  if (kind.startsWith('waystation_')) return { mark: 'waystation', of: kind.split('_')[1] ?? '' };
  if (kind.startsWith('relic_')) return { mark: kind.slice('relic_'.length), of: '' };
  for (const mark of ['base', 'garden', 'trade_post']) {
    if (kind.startsWith(`${mark}_`)) return { mark, of: kind.slice(mark.length + 1) };
  }
  return { mark: kind, of: '' };
}

export const markOf = (mark: string): Glyph => MARKS[mark] ?? MARKS.pawn!;

/** The suits by their animals. */
export const SUIT_GLYPHS: Record<string, Glyph> = {
  fox: {
    body: 'M-9.5 -10L-4 -6Q0 -7.4 4 -6L9.5 -10Q10.5 -2 8 2Q4 6 0 10.5Q-4 6 -8 2Q-10.5 -2 -9.5 -10Z',
    on: eyes(3.6, -0.6, 1.4) + dot(0, 7.4, 1.5),
  },
  rabbit: {
    body: 'M-3.4 -2Q-8 -9 -5.4 -11.6Q-2 -12 -0.8 -3.6Q-0.4 -3.8 0.8 -3.6Q2 -12 5.4 -11.6Q8 -9 3.4 -2Q8 0.6 7.4 4.6Q6 10 0 10Q-6 10 -7.4 4.6Q-8 0.6 -3.4 -2Z',
    on: eyes(3, 2.4, 1.3) + 'M-1.5 5.2H1.5L0 7Z',
  },
  mouse: {
    body: `${dot(-6.6, -5.6, 4.6)}${dot(6.6, -5.6, 4.6)}M-7 0.4Q-6 -6 0 -6Q6 -6 7 0.4Q5.6 8 0 10Q-5.6 8 -7 0.4Z`,
    on: eyes(2.8, 0.4, 1.3) + dot(0, 7, 1.5),
  },
  bird: {
    body: 'M-10 -3Q-6 -10 1 -8.6Q6 -7.6 6.4 -3L10.6 -1.4L6 0.6Q4.4 8 -3 8.6L-9.6 10L-7 5.6Q-11 2 -10 -3Z',
    on: dot(2.4, -3.6, 1.4) + 'M-7 0Q-2 -3 1 1Q-2 5.6 -6.4 4Z',
  },
  any: { body: dot(0, 0, 8), on: 'M-1.3 -5H1.3V-1.3H5V1.3H1.3V5H-1.3V1.3H-5V-1.3H-1.3Z' },
};

export const ITEM_GLYPHS: Record<string, Glyph> = {
  boot: { body: 'M-5 -9H2V1.6Q8 2 9 6V8.6H-5Z', lines: 'M-5 5.6H9M-5 -6H2' },
  bag: { body: 'M-3 -5.4Q-9.6 0 -8 6Q-6 9.4 0 9.4Q6 9.4 8 6Q9.6 0 3 -5.4L5 -9H-5Z', lines: 'M-3.4 -5H3.4' },
  crossbow: { body: 'M-1.4 -9H1.4V10H-1.4ZM-10 1Q-8 -7 0 -7Q8 -7 10 1L7.4 0Q6 -4.4 0 -4.4Q-6 -4.4 -7.4 0Z', lines: 'M-9 1L0 5L9 1' },
  hammer: { body: 'M-8.6 -8H4L8.6 -4.4L4 -1.4H-8.6ZM-2 -1.4H1.4L0.8 10H-1.4Z' },
  sword: { body: 'M0 -11L2.2 -7.6V2H6V4.4H1.6V10H-1.6V4.4H-6V2H-2.2V-7.6Z' },
  tea: { body: 'M-8 -4H6V-2.4Q10 -3 9.4 1Q9 4 4.6 4Q3 8.6 -1 8.6Q-8 8.6 -8 -4Z', lines: 'M-4.6 -6Q-6 -8 -4.4 -10M-0.6 -6Q-2 -8 -0.4 -10' },
  coin: { body: dot(0, 0, 9), on: 'M-1.4 -5.6H1.4V5.6H-1.4Z' },
  torch: { body: 'M-2 1H2L1.2 11H-1.2ZM0 -11Q6 -6 4 -1Q3 1 0 1Q-3 1 -4 -1Q-5 -4 -2 -6Q-1 -7.6 0 -11Z' },
};
