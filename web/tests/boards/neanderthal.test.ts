import { describe, expect, test } from 'vitest';
import { paintingOf, VENUS } from '../../src/boards/neanderthal/beasts';
import { APART, HEIGHT, portalAt, SPOTS, WIDTH } from '../../src/boards/neanderthal/brain';
import { changes } from '../../src/boards/neanderthal/changes';
import { pageFor } from '../../src/boards/neanderthal/pages';
import { SIGNS } from '../../src/boards/neanderthal/signs';
import { placeOnBoard, Table, type Facts, type Layout, type Printed, type State } from '../../src/boards/neanderthal/table';
import type { BoardProps } from '../../src/boards/board';
import type { Line, OptionSeen, View } from '../../src/lib/protocol';
import biomes from '../../../src/lawspeaker/games/neanderthal/data/biomes.toml?raw';
import placards from '../../../src/lawspeaker/games/neanderthal/data/placards.toml?raw';

const PORTALS = {
  venus_orange: { spot: 'venus', disk: 'orange' },
  venus_black: { spot: 'venus', disk: 'black' },
  shaman_orange: { spot: 'shaman', disk: 'orange' },
  shaman_white: { spot: 'shaman', disk: 'white' },
  bison_black: { spot: 'bison', disk: 'black' },
  bison_white: { spot: 'bison', disk: 'white' },
};

const CARIBOU: Printed = {
  kind: 'animal',
  row: 'north',
  climax: 31,
  hunt: {
    type: 'big',
    hits: 2,
    hitting: [1, 2],
    bloody: [],
    frostbite: [6],
    babies: 3,
    tools: [],
    frees: ['white'],
    basket: false,
    predator: false,
    trophy: null,
    trophies: 1,
    hand: 3,
  },
  cost: ['white'],
  gives: 0,
  frees: [],
  changes: {},
  hand_size: 0,
  portals: [],
  powers: [],
  media: [],
};
const PIPER: Printed = { ...CARIBOU, kind: 'daughter', row: null, hunt: null, media: ['orange'], portals: ['venus_orange'] };

const LAYOUT: Layout = {
  tribes: ['archaic', 'neanderthal', 'cro_magnon'],
  disks: ['orange', 'white', 'black'],
  slots: ['north_1', 'north_2', 'south_1', 'south_2'],
  columns: 2,
  mapped: false,
  artifacts: false,
  pieces: 18,
  cards: { caribou: CARIBOU, piper: PIPER },
  events: { piper: { order: ['archaic', 'neanderthal', 'cro_magnon'], icons: [{ icon: 'cooling', number: 1 }] } },
  ranks: [
    { name: 'chief', disk: 'orange', domain: 'none', alpha: null, tribal: true },
    { name: 'shaman', disk: 'white', domain: 'none', alpha: null, tribal: true },
    { name: 'knapper', disk: 'black', domain: 'technical', alpha: 'big', tribal: false },
  ],
  portals: PORTALS,
  sexualities: {},
  sexuality_cards: { big_man: ['harem', 'promiscuous'] },
  reconstructed: { caribou: ['climax'] },
};

const STATE = {
  turn: 3,
  phase: 1,
  event: 'piper',
  order: ['archaic', 'neanderthal', 'cro_magnon'],
  pieces: {
    unassigned: { archaic: 2 },
    dead: { archaic: 9 },
    caribou: { archaic: 3, neanderthal: 1 },
    caribou_for_archaic: { cro_magnon: 1 },
    guests_of_archaic: { neanderthal: 2 },
  },
  alpha: { archaic: 'caribou' },
  tableau: {},
  hand: {},
  speaker: 'none',
  partner: 'none',
  sexuality_card: { archaic: 'big_man' },
  sexuality: { archaic: 'promiscuous' },
  tribal: { neanderthal: true },
  vocabulary: { archaic: { orange: 4 } },
  portals: {},
  disks: { piper: { orange: 2, black: 1 } },
  slots: { north_1: 'caribou', north_2: 'none', south_1: 'none', south_2: 'none' },
  cover: { north_2: 'ice' },
  decks: { north: [], south: [] },
  events: [null, null],
  bids: {},
  hunted: 'none',
  contested: 'none',
  resolved: {},
  prey_of: {},
  marks: {},
  immature: {},
  unripe: {},
} as unknown as State;

const FACTS = {
  seats: { archaic: 2, neanderthal: 0, cro_magnon: 1 },
  hand: {},
  tableau: {},
  helping: {},
  hand_dice: { caribou: 4 },
  chances: { caribou: { archaic: 56 } },
  displaced_first: ['caribou'],
  highest_bidder: 'none',
  terms: ['give_card caribou', 'leave'],
} as unknown as Facts;

function seen(asked: number, state: Partial<State> = {}, facts: Partial<Facts> = {}): View {
  return {
    ask: asked < 0 ? null : { seat: asked },
    game: 'neanderthal',
    rules: {},
    seats: 3,
    state: { ...STATE, ...state },
    facts: { ...FACTS, ...facts },
  } as unknown as View;
}

function table(view: View, options: OptionSeen[] = [], lines: Line[] = []): Table {
  const props: BoardProps = {
    view,
    words: { values: {}, phrases: {} },
    layout: LAYOUT as unknown as Record<string, unknown>,
    options,
    lines,
    targets: new Set(options.flatMap(({ targets }) => targets)),
    focus: new Set(),
    changed: new Set(),
    onchoose: () => undefined,
    onfocus: () => undefined,
  };
  return new Table(props);
}

const line = (phrase: string, ...args: string[]): Line => ({ text: '', clause: '', targets: args, phrase, args, number: 0 });
const bids = (tribe: string): Line => line('bids', `tribe ${tribe}`, 'count 1');
const option = (value: string, ...targets: string[]): OptionSeen => ({ text: value, value, targets: [value, ...targets], does: '' });

describe('who stands where', () => {
  test('a party has its own people, with the Alpha, and Wanderlusters', () => {
    expect(table(seen(0)).parties('caribou')).toEqual([
      {
        host: 'archaic',
        own: { tribe: 'archaic', count: 3, alpha: true },
        guests: [{ tribe: 'cro_magnon', count: 1, alpha: false }],
      },
      { host: 'neanderthal', own: { tribe: 'neanderthal', count: 1, alpha: false }, guests: [] },
    ]);
  });

  test('on the board Wanderlusters stand with their hosts, and everybody at home with their own', () => {
    expect(placeOnBoard('caribou_for_archaic', 'cro_magnon')).toBe('caribou');
    expect(placeOnBoard('guests_of_archaic', 'neanderthal')).toBe('unassigned archaic');
    expect(placeOnBoard('unassigned', 'archaic')).toBe('unassigned archaic');
    expect(table(seen(0)).standing.archaic).toEqual({ 'unassigned archaic': 2, 'dead archaic': 9, caribou: 3 });
  });

  test('disks on a card are counted one by one', () => {
    expect(table(seen(0)).disksOn('piper')).toEqual(['orange', 'orange', 'black']);
  });
});

describe('the species', () => {
  test('they sit in the order of their seats', () => {
    expect(table(seen(0)).tribes).toEqual(['neanderthal', 'cro_magnon', 'archaic']);
  });

  test('the first ranks are for tribal species', () => {
    const known = table(seen(0));
    expect(known.ranks('neanderthal').map(([number]) => number)).toEqual([1, 2, 3]);
    expect(known.ranks('archaic').map(([number]) => number)).toEqual([3]);
  });

  test('the side of a sexuality card that is up comes first', () => {
    expect(table(seen(0)).sidesOf('archaic')).toEqual(['promiscuous', 'harem']);
  });
});

describe('the auction', () => {
  test('before the first bid those have passed who come before whoever is asked', () => {
    const known = table(seen(0));
    expect(LAYOUT.tribes.map((tribe) => known.bidding(tribe))).toEqual(['passed', 'asked', 'waits']);
  });

  test('after a bid those have passed who come after it', () => {
    const known = table(seen(2, { bids: { neanderthal: 2 } }, { highest_bidder: 'neanderthal' }), [], [bids('neanderthal')]);
    expect(LAYOUT.tribes.map((tribe) => known.bidding(tribe))).toEqual(['asked', 'leads', 'passed']);
  });

  test('a bid as high as another does not lead, but it is the last', () => {
    const lines = [bids('archaic'), bids('cro_magnon')];
    const known = table(seen(0, { bids: { archaic: 1, cro_magnon: 1 } }, { highest_bidder: 'archaic' }), [], lines);
    expect(LAYOUT.tribes.map((tribe) => known.bidding(tribe))).toEqual(['leads', 'asked', 'bid']);
  });
});

describe('courtship', () => {
  const courted = line('courted', 'tribe archaic', 'card piper', 'count 2');

  test('the die of the last suitor of this turn lies beside the daughter', () => {
    expect(table(seen(0), [], [line('turn_begins', 'count 3'), courted]).courtship('piper')).toEqual({
      tribe: 'archaic',
      face: 2,
    });
    expect(table(seen(0), [], [courted, line('turn_begins', 'count 4')]).courtship('piper')).toBeNull();
    expect(table(seen(0), [], [courted]).courtship('caribou')).toBeNull();
  });
});

test('it is known how the hunts of this turn came out', () => {
  const lines = [line('turn_begins', 'count 3'), line('hunt_failed', 'tribe archaic', 'card caribou', 'count 1')];
  const known = table(seen(0), [], lines);
  expect(known.succeeded('caribou', 'archaic')).toBe(false);
  expect(known.succeeded('caribou', 'neanderthal')).toBeNull();
  lines.push(line('hunt_succeeded', 'tribe archaic', 'card caribou', 'count 2'));
  expect(table(seen(0), [], lines).succeeded('caribou', 'archaic')).toBe(true);
});

describe('what can be chosen', () => {
  test('what has a place on the board needs no button', () => {
    const offered = [option('send caribou', 'card caribou'), option('into south_1', 'slot south_1'), option('done')];
    const known = table(seen(0), offered);
    expect(known.unplaced(known.shown).map(({ target }) => target)).toEqual(['done']);
  });

  test('ranks and disks are meant on the placard of whoever is asked', () => {
    const known = table(seen(2), [option('promote 3', 'rank 3'), option('pay white', 'disk white')]);
    expect(known.unplaced(known.shown)).toEqual([]);
    expect(known.waysToRank('archaic', 3)).toContain('rank 3');
    expect(known.waysToRank('neanderthal', 3)).not.toContain('rank 3');
  });

  test('terms of an offer are said with what they are about', () => {
    expect(FACTS.terms.map((term) => table(seen(0)).term(term))).toEqual(['term-give: caribou', 'term-leave']);
  });
});

describe('cards', () => {
  test('a scenario may change how many dice take a card', () => {
    expect(table(seen(0)).handDice('caribou')).toBe(4);
    expect(table(seen(0, {}, { hand_dice: {} })).handDice('caribou')).toBe(3);
  });

  test('it is known which numbers are reconstructed', () => {
    expect(table(seen(0)).isReconstructed('caribou', 'climax')).toBe(true);
    expect(table(seen(0)).isReconstructed('caribou', 'hunt.hits')).toBe(false);
  });

  test('every biome has a painting of its own kind, and every rank a sign', () => {
    const keys = [...biomes.matchAll(/^\[biome\.(\w+)\]/gm)].map((found) => found[1] ?? '');
    expect(keys).toHaveLength(36);
    expect(keys.filter((key) => paintingOf(key) === VENUS)).toEqual([]);
    expect(paintingOf('piper')).toBe(VENUS);
    const ranks = [...placards.matchAll(/^\[rank\.(\w+)\]/gm)].map((found) => found[1] ?? '');
    expect(ranks.filter((rank) => !(rank in SIGNS))).toEqual([]);
  });
});

describe('the brain map', () => {
  test('every portal has a place of its own within the drawing', () => {
    const places = Object.keys(PORTALS).map((portal) => portalAt(PORTALS, portal));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(APART);
      expect(x).toBeLessThan(WIDTH - APART);
      expect(y).toBeLessThan(HEIGHT - APART);
    }
    expect(portalAt(PORTALS, 'venus_orange').x).toBe((SPOTS.venus?.x ?? 0) - APART);
    for (const spot of Object.keys(SPOTS)) expect(SIGNS).toHaveProperty(spot);
  });
});

describe('pages and news', () => {
  const inEurope = (name: string): boolean => name === 'caribou';

  test('on a narrow screen that page opens on which something can be chosen', () => {
    expect(pageFor(new Set(['send caribou', 'card caribou', 'send piper', 'card piper']), inEurope)).toBe('rows');
    expect(pageFor(new Set(['send piper', 'card piper']), inEurope)).toBe('tribes');
    expect(pageFor(new Set(['lay_portal venus_orange', 'portal venus_orange']), inEurope)).toBe('tribes');
    expect(pageFor(new Set(['bid 1', 'count 1', 'decline']), inEurope)).toBeNull();
  });

  test('what has come, gone or moved is new', () => {
    const later = seen(0, {
      slots: { ...STATE.slots, north_1: 'none' },
      pieces: { ...STATE.pieces, caribou: {}, unassigned: { archaic: 5 } },
      vocabulary: { archaic: { orange: 3 } },
      portals: { archaic: { venus_orange: 1 } },
    });
    const found = changes(seen(0), later);
    expect([...found].sort()).toEqual([
      'place caribou',
      'portal archaic venus_orange',
      'slot north_1',
      'unassigned archaic',
      'words archaic orange',
    ]);
  });
});
