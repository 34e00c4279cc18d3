import { describe, expect, test } from 'vitest';
import type { BoardProps } from '../../src/boards/board';
import { artOf } from '../../src/boards/greenland/art';
import { changes } from '../../src/boards/greenland/changes';
import { pageFor } from '../../src/boards/greenland/pages';
import { Table, type Card, type Facts, type Hunt, type Layout, type State } from '../../src/boards/greenland/table';
import type { OptionSeen, View } from '../../src/lib/protocol';
import biomes from '../../../src/lawspeaker/games/greenland/data/biomes.toml?raw';
import cards from '../../../src/lawspeaker/games/greenland/data/cards.toml?raw';

function card(kind: string, given: Partial<Card> = {}): Card {
  return {
    kind,
    number: '01',
    row: null,
    home: null,
    climax: 0,
    points: 0,
    hay: 0,
    gives: 0,
    wool: false,
    sled: false,
    raid: [],
    raid_deadly: [],
    rerolls: {},
    changes: {},
    first: [],
    hand_size: 0,
    animal_hand_size: 0,
    powers: [],
    value: { energy: 0, ivory: 0, iron: 0 },
    ours: [],
    ...given,
  };
}

const rank = (title: string) => ({ title, several: true, rerolls: {}, hand_size: 0, powers: [] });
const LAYOUT: Layout = {
  rows: ['north', 'south'],
  ranks: ['1', '2', '3', '4', '5', '6'],
  most_energy: 8,
  pieces: 18,
  colonists_allowed: 6,
  cards: {
    walrus: card('game', { row: 'north', climax: 8, points: 3, ours: ['climax', 'hunt.ivory'] }),
    markland: card('new_world', { row: 'north', climax: 14, ours: ['hostile.hits'] }),
    vinland: card('new_world', { row: 'south', climax: 14 }),
    cattle: card('animal', { hay: 2, gives: 2, raid: [1, 3], value: { energy: 2, ivory: 0, iron: 0 }, points: 2 }),
    kirima: card('daughter', { home: 'thule', rerolls: { maritime: [4] }, first: ['maritime'] }),
    husky: card('animal', { sled: true }),
  },
  placards: {
    norse: {
      home: 'south',
      sides: { polytheist: ['chief', 'gothi'].map(rank), monotheist: ['thing', 'bishop'].map(rank) },
    },
    thule: { home: 'north', sides: { polytheist: [rank('umialik')], monotheist: [rank('tribal_council')] } },
  },
};

const HUNT: Hunt = {
  type: 'maritime',
  hits: 2,
  hitting: [1, 2],
  deadly: [3],
  babies: 4,
  energy: 2,
  ivory: 1,
  iron: 0,
  depletion: 0,
  trophy: 3,
  hand: null,
};

const STATE = {
  turn: 3,
  phase: 2,
  step: 0,
  acting: 0,
  event: 'sea_ice',
  order: ['norse', 'thule'],
  seat_of: { norse: 0, thule: 1 },
  points: {},
  winners: [],
  pieces: { walrus: { norse: 3, thule: 1 }, norse_1: { norse: 1 }, wed_kirima: { norse: 1 }, unassigned: { norse: 4 } },
  alpha: { norse: 'walrus', thule: 'valhalla' },
  tableau: { cattle: 'norse', kirima: 'thule' },
  hand: { husky: 'norse' },
  speaker: 'none',
  partner: 'none',
  proposed: false,
  agreed: {},
  offers: {},
  silent: {},
  contested: 'none',
  hunted: 'none',
  rolled: {},
  resolved: {},
  events: [null, null],
  decks: { north: [null], south: [] },
  past: [],
  extinct: {},
  religion: { norse: 'polytheist', thule: 'monotheist' },
  energy: { norse: 5 },
  ivory: { thule: 1 },
  iron: {},
  warm: { north: ['markland'], south: ['vinland'] },
  cold: { north: ['walrus'], south: [] },
  hostile: {},
  aside: 'none',
  raided: {},
  withheld: {},
  done: {},
  converting: {},
  heroine: 'none',
  depot: 0,
  mine: 0,
  banked: {},
} satisfies State;

const FACTS: Facts = {
  seats: { norse: 0, thule: 1 },
  people: { norse: 9, thule: 1 },
  hand: { norse: ['husky'], thule: [] },
  tableau: { norse: ['cattle'], thule: ['kirima'] },
  unassigned: { norse: 4, thule: 0 },
  elders: { norse: 1, thule: 0 },
  hunters: { walrus: { norse: 3, thule: 1 } },
  terms: [],
  hand_size: { norse: 3 },
  animal_hand_size: {},
  points: { norse: 12, thule: 4 },
  idle: [],
  women: 'none',
  hunts: { walrus: HUNT, markland: HUNT, vinland: HUNT },
  first_out: { north: 'walrus', south: 'vinland' },
  cold: ['walrus'],
  icons: [],
  icon: -1,
  ship: false,
  goods: 'none',
  conditions: [],
};

function view(state: Partial<State> = {}, facts: Partial<Facts> = {}): View {
  const seen = { ask: { seat: 0 }, game: 'greenland', rules: {}, seats: 2, state: { ...STATE, ...state } };
  return { ...seen, facts: { ...FACTS, ...facts } } as unknown as View;
}

const option = (value: string, ...targets: string[]): OptionSeen => ({ value, text: `to ${value}`, targets: [value, ...targets], does: '' });

function table(options: OptionSeen[] = [], state: Partial<State> = {}, more: Partial<BoardProps> = {}): Table {
  return new Table({
    view: view(state),
    words: {
      values: { card: { walrus: 'Walrus' }, tribe: { norse: 'Norse', thule: 'Thule' }, disk: { energy: 'Energy' } },
      phrases: { 'ui-greenland-hits': 'Hits', 'greenland-face-alpha': 'with the Alpha', 'greenland-face-hay-of': 'Hay' },
    },
    layout: LAYOUT as unknown as Record<string, unknown>,
    options,
    lines: [],
    targets: new Set(options.flatMap(({ targets }) => targets)),
    focus: new Set(),
    changed: new Set(),
    onchoose: () => {},
    onfocus: () => {},
    ...more,
  });
}

describe('cards', () => {
  test('a row lies as it does on the table: the cold side, the deck, the warm side', () => {
    expect(table().row('north')).toEqual({ cold: ['walrus'], warm: ['markland'] });
    expect(table().inRows).toEqual(['walrus', 'markland', 'vinland']);
  });

  test('what is reconstructed is known value by value, and by side of the New World', () => {
    expect(table().isOurs('walrus', 'climax')).toBe(true);
    expect(table().isOursToHunt('walrus', 'ivory')).toBe(true);
    expect(table().isOursToHunt('walrus', 'energy')).toBe(false);
    expect(table().isOursToHunt('markland', 'hits')).toBe(false);
    expect(table([], { hostile: { north: true } }).isOursToHunt('markland', 'hits')).toBe(true);
  });

  test('a card of a row is told as far as one could see it', () => {
    const said = table().biomeInWords('walrus');
    expect(said).toContain('Walrus');
    expect(said).toContain('Hits: 2 × 1/2');
    expect(said).toContain('Norse 3 (with the Alpha), Thule 1');
  });

  test('what a card does is told in signs and words', () => {
    const effects = table().effects('cattle');
    expect(effects.map(({ sign }) => sign)).toEqual(['hay', 'baby', 'raid', 'energy', 'points']);
    expect(effects[0]?.said).toBe('Hay: 2');
    expect(table().effects('kirima').map(({ sign, type }) => [sign, type])).toEqual([
      ['reroll', 'maritime'],
      ['first', 'maritime'],
    ]);
  });

  test('every card of the data has a picture that can be drawn', () => {
    const keys = [...`${biomes}\n${cards}`.matchAll(/^\[(?:biome|new_world|farm_animal|import|daughter)\.(\w+)\]/gm)];
    expect(keys.length).toBeGreaterThan(50);
    for (const [, key = ''] of keys) {
      const shapes = artOf(key, key in LAYOUT.cards ? LAYOUT.cards[key]!.kind : 'game');
      expect(shapes.length).toBeGreaterThan(0);
      for (const { d } of shapes) expect(d).not.toContain('NaN');
    }
  });
});

describe('tribes', () => {
  test('the ranks are those of the side that is up', () => {
    expect(table().ranks('norse')[0]?.title).toBe('chief');
    expect(table([], { religion: { norse: 'monotheist' } }).ranks('norse')[0]?.title).toBe('thing');
  });

  test('cards of a tableau are sorted by kind', () => {
    expect(table().laid('norse')).toEqual([{ kind: 'animal', cards: ['cattle'] }]);
    expect(table().held('norse')).toEqual(['husky']);
  });

  test('points are those of now, and at the end those that were counted', () => {
    expect(table().points('norse')).toBe(12);
    expect(table([], { phase: 7, points: { norse: 20 } }).points('norse')).toBe(20);
  });

  test('ranks are mine only while I am asked', () => {
    expect(table([option('promote 1', 'rank 1')]).isMine('norse')).toBe(true);
    expect(table([option('promote 1', 'rank 1')]).isMine('thule')).toBe(false);
    expect(table().isMine('norse')).toBe(false);
  });
});

describe('choosing', () => {
  test('what names something on the board is chosen there, and all else has a button', () => {
    const asked = table([
      option('send walrus', 'card walrus'),
      option('recall norse_1', 'place norse_1'),
      option('promote 2', 'rank 2'),
      option('take sheep', 'card sheep'),
      option('done'),
      option('number 3', 'count 3'),
    ]);
    expect(asked.unplaced(asked.shown).map(({ target }) => target)).toEqual(['done', 'number 3']);
    expect(asked.loose).toEqual(['sheep']);
    expect(Table.counted('number 3')).toEqual({ kind: 'number', count: 3 });
    expect(Table.counted('done')).toBeNull();
  });

  test('the numbers of an offer are told by side', () => {
    const asked = table([option('give_ivory 1'), option('ask_energy 2'), option('ask_leave 1'), option('leave 3'), option('stay')]);
    expect(asked.amounts.map(({ side, what, count }) => [side, what, count])).toEqual([
      ['give', 'ivory', 1],
      ['ask', 'energy', 2],
      ['ask', 'leave', 1],
      ['give', 'leave', 3],
    ]);
    expect(asked.unplaced(asked.shown).map(({ target }) => target)).toEqual(['stay']);
  });

  test.each([
    [[option('send walrus', 'card walrus'), option('promote 1', 'rank 1')], 'rows'],
    [[option('promote 1', 'rank 1')], 'tribes'],
    [[option('feed cattle', 'card cattle')], 'tribes'],
    [[option('roll')], null],
  ])('a narrow screen shows where one can choose', (options, page) => {
    const asked = table(options);
    expect(pageFor(new Set(options.flatMap(({ targets }) => targets)), asked)).toBe(page);
  });
});

describe('what is new', () => {
  test('pieces, cards and disks that moved', () => {
    const found = changes(
      view(),
      view({
        pieces: { ...STATE.pieces, walrus: { norse: 2, thule: 1 } },
        hand: {},
        tableau: { ...STATE.tableau, husky: 'norse' },
        energy: { norse: 4 },
        cold: { north: ['walrus', 'markland'], south: [] },
        warm: { north: [], south: ['vinland'] },
      }),
    );
    expect([...found].sort()).toEqual(['card husky', 'card markland', 'card walrus', 'energy norse', 'place walrus']);
  });

  test('nothing where nothing changed', () => {
    expect(changes(view(), view()).size).toBe(0);
  });
});
