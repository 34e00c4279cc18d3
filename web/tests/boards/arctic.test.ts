import { describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../src/boards/board';
import { changes } from '../../src/boards/arctic/changes';
import { arcs, cells, costPlaces, lands, names, type Arc } from '../../src/boards/arctic/geometry';
import { pageFor } from '../../src/boards/arctic/pages';
import { NOBODY, Table, type Layout, type Region, type State } from '../../src/boards/arctic/table';
import type { View } from '../../src/lib/protocol';
import board from '../../../src/lawspeaker/games/arctic/data/board.toml?raw';

/** The map of the game's own data, as far as it is drawn. */
function map(): Record<string, Region> {
  const found: Record<string, Region> = {};
  for (const part of board.split(/^\[region\./m).slice(1)) {
    const id = part.slice(0, part.indexOf(']'));
    const text = (key: string): string | null => part.match(new RegExp(`^${key} = "(\\w+)"`, 'm'))?.[1] ?? null;
    const list = (key: string): string[] => {
      const inside = part.match(new RegExp(`^${key} = \\[([^\\]]*)\\]`, 'm'))?.[1] ?? '';
      return [...inside.matchAll(/"(\w+)"/g)].map((found) => found[1] ?? '');
    };
    found[id] = {
      kind: text('kind') as Region['kind'],
      ring: text('ring') as Region['ring'],
      owner: text('owner'),
      deposit: text('deposit'),
      cost: 1,
      harbour: [],
      neighbours: list('neighbours'),
      north: list('north'),
    };
  }
  return found;
}

const LAYOUT: Layout = {
  turns: 9,
  regions: map(),
  countries: {
    RU: { tax: 2, build_limit: 2, council_markers: 1, ships: 14 },
    NO: { tax: 1, build_limit: 1, council_markers: 1, ships: 6 },
    EU: { tax: 3, build_limit: 2, council_markers: 2, ships: 12 },
  },
  china: { name: 'CN', ships: 4 },
  accession: { joins: 'NO', union: 'EU', tax: 4, build_limit: 3 },
  actions: [['facility', 'ships', 'diplomacy'], ['unrest', 'tax', 'move']],
  laws: ['A', 'B', 'C'],
  majority: 4,
  track: [5, 0, -2],
  yellow: { high: 4, low: 2 },
  values: { gas: [0, 1, 2, 4], oil: [0, 2, 4, 6], poly: [0, 3, 5, 8] },
};

const STATE: State = {
  turn: 4,
  phase: 6,
  start: 0,
  money: [4, 7],
  score: [11, 12],
  tiles: [10, 12],
  hand: [1, 0],
  influence: { RU: { '1': 0, '2': 1 } },
  action: { RU: { tax: 1 } },
  invest: [NOBODY, 1, NOBODY],
  yellow: [NOBODY, NOBODY],
  treasury: { RU: 2, NO: 1, EU: 3 },
  conflict: { EU: 'RU' },
  council: { RU: 'B', NO: 'A', EU: 'A' },
  law: 'A',
  support: 0,
  joined: false,
  ships: { RU_M1: { RU: 2, CN: 1 }, KAM: { CN: 1 } },
  control: { RU_C1: 'RU', POLE: 'CN' },
  facility: { RU_C1: 0, EU_C1: 0, RU_M1: 1 },
  protector: { RU_M1: 0 },
  protector_from: { RU_M1: 'EU' },
  acting: 0,
  acted: [0, 0, 0, 0],
  pending: 'none',
};

function view(state: Partial<State> = {}): View {
  return { game: 'arctic', seats: 2, rules: {}, state: { ...STATE, ...state }, ask: { seat: 1 } };
}

function table(state: Partial<State> = {}, props: Partial<BoardProps> = {}): Table {
  return new Table({
    view: view(state),
    words: { values: { region: { RU_M1: 'East Barents Sea' } }, phrases: { 'arctic-face-ships': 'Ships' } },
    layout: LAYOUT as unknown as Record<string, unknown>,
    targets: new Set(),
    focus: new Set(),
    changed: new Set(),
    onchoose: () => {},
    onfocus: () => {},
    ...props,
  });
}

describe('the map', () => {
  const regions = map();
  const found = arcs(regions);

  const same = (one: number, other: number): boolean => Math.abs(((one - other) % 360 + 540) % 360 - 180) < 1e-6;
  const inside = (at: number, arc: Arc): boolean => ((at - arc.from) % 360 + 360) % 360 <= arc.to - arc.from + 1e-6;
  const touch = (one: Arc, other: Arc): boolean =>
    inside(one.from, other) || inside(one.to, other) || inside(other.from, one) || inside(other.to, one);

  test('regions touch on the map exactly where the rules say that they are adjacent', () => {
    const rings = ['inner', 'middle', 'outer'];
    const ids = Object.keys(regions).filter((id) => rings.includes(regions[id]!.ring));
    for (const one of ids) {
      for (const other of ids) {
        const apart = Math.abs(rings.indexOf(regions[one]!.ring) - rings.indexOf(regions[other]!.ring));
        if (one === other || apart > 1) continue;
        const [a, b] = [found.get(one)!, found.get(other)!];
        const adjacent = apart === 0 ? same(a.to, b.from) || same(b.to, a.from) : touch(a, b);
        expect(`${one} ${other} ${adjacent}`).toBe(`${one} ${other} ${regions[one]!.neighbours.includes(other)}`);
      }
    }
  });

  test('what lies beyond borders on its neighbours only', () => {
    const beyond = found.get('KAM')!;
    const coasts = Object.keys(regions).filter((id) => regions[id]!.ring === 'outer' && touch(found.get(id)!, beyond));
    expect(coasts).toEqual(regions.KAM!.neighbours);
  });

  test('rings that do not follow from each other are shared evenly', () => {
    const torn: Record<string, Region> = { ...regions, US_C1: { ...regions.US_C1!, north: [] } };
    const coasts = Object.keys(torn).filter((id) => torn[id]!.ring === 'outer');
    for (const id of coasts) {
      const arc = arcs(torn).get(id)!;
      expect(arc.to - arc.from).toBeCloseTo(360 / coasts.length);
    }
  });

  test('every region is drawn, from the pole outwards', () => {
    const drawn = cells(regions);
    expect(drawn.map((cell) => cell.id).sort()).toEqual(Object.keys(regions).sort());
    expect(drawn[0]?.id).toBe('POLE');
    expect(drawn.at(-1)?.id).toBe('KAM');
    for (const cell of drawn) expect(cell.path).not.toContain('NaN');
    for (const land of lands(drawn)) expect(regions[land.id]?.kind).toBe('coast');
  });

  test('what building costs stands beside what lies in regions', () => {
    const drawn = cells(LAYOUT.regions, false);
    const places = costPlaces(drawn);
    expect(places.map(({ ring }) => ring)).toEqual(['inner', 'middle', 'outer']);
    for (const { ring, id, at } of places) {
      expect(drawn.find((cell) => cell.id === id)!.ring).toBe(ring);
      for (const { centre } of drawn) {
        const [beside, below] = [Math.abs(at[0] - centre[0]), Math.abs(at[1] - centre[1])];
        expect(beside > 85 || below > 45).toBe(true); // the widest row and the disc, as large as on a laptop
      }
    }
  });

  test('long names are broken in two, and no letter is lost', () => {
    const narrow = cells(regions).find((cell) => cell.id === 'US_C2')!;
    const lines = names(narrow, 'Alaska (North Slope)');
    expect(lines.map((line) => line.text)).toEqual(['Alaska', '(North Slope)']);
    const wide = cells(regions).find((cell) => cell.id === 'RU_C2')!;
    expect(names(wide, 'Yamal - Taymyr Coast').map((line) => line.text)).toEqual(['Yamal - Taymyr Coast']);
  });
});

describe('changes', () => {
  test('nothing changed where there is nothing before, or nothing else', () => {
    expect(changes(view(), view())).toEqual(new Set());
  });

  test('a ship that sailed changed both regions', () => {
    const sailed = view({ ships: { RU_M1: { RU: 1, CN: 1 }, RU_M2: { RU: 1 }, KAM: { CN: 1 } } });
    expect(changes(view(), sailed)).toEqual(
      new Set(['region RU_M1', 'ships RU_M1 RU', 'region RU_M2', 'ships RU_M2 RU']),
    );
  });

  test('a lobbyist that acted left its space and took another', () => {
    const acted = view({ influence: { RU: { '2': 1 } }, action: { RU: { tax: 1, move: 0 } } });
    expect(changes(view(), acted)).toEqual(new Set(['country RU', 'place RU 1', 'action RU move']));
  });

  test.each([
    [{ facility: { RU_C1: 0, EU_C1: 0 }, protector: {} }, ['region RU_M1', 'facility RU_M1', 'protector RU_M1']],
    [{ control: { RU_C1: 'RU' } }, ['region POLE', 'control POLE']],
    [{ treasury: { RU: 4, NO: 1, EU: 3 } }, ['country RU', 'treasury RU']],
    [{ council: { RU: 'C', NO: 'A', EU: 'A' } }, ['country RU', 'council RU']],
    [{ conflict: {} }, ['country EU', 'conflict EU']],
    [{ money: [4, 9] }, ['seat 1', 'money 1']],
    [{ invest: [0, 1, NOBODY] }, ['invest 1']],
    [{ yellow: [NOBODY, 0] }, ['yellow low']],
    [{ law: 'B' }, ['law B']],
    [{ support: 1, turn: 5 }, ['support', 'turn']],
  ] as [Partial<State>, string[]][])('%o', (after, targets) => {
    expect(changes(view(), view(after))).toEqual(new Set(targets));
  });
});

describe('the table', () => {
  test('votes are counted by markers, and the EU takes over those of Norway', () => {
    expect(table().votes('A')).toBe(3);
    const joined = table({ joined: true });
    expect(joined.voters('A')).toEqual(['EU']);
    expect(joined.votes('A')).toBe(3);
    expect(joined.tax('EU')).toBe(4);
    expect(joined.influenceSpaces('EU')).toEqual(['1', '2', '3', '4']);
  });

  test('facilities are worth more the more there are of a resource', () => {
    expect(table().facilities(0, 'oil')).toBe(2);
    expect(table().worth(0, 'oil')).toBe(8);
    expect(table().worth(1, 'gas')).toBe(1);
  });

  test('conflict is seen from both sides', () => {
    expect(table().foes('RU')).toEqual(['EU']);
    expect(table().foes('EU')).toEqual(['RU']);
  });

  test('the lowest lobbyist that has not acted is next', () => {
    expect(table().isNext('RU', '1')).toBe(true);
    expect(table({ acted: [1, 0, 0, 0] }).isNext('RU', '2')).toBe(true);
    expect(table({ pending: 'move' }).isNext('RU', '1')).toBe(false);
    expect(table().isNext('EU', '1')).toBe(false);
  });

  test('a flag is put where the owner of a coast does not tell who controls it', () => {
    expect(table().hasFlag('RU_C1')).toBe(false);
    expect(table().hasFlag('POLE')).toBe(true);
    expect(table().hasFlag('RU_I')).toBe(false);
  });

  test('a region is described by its name and what lies there', () => {
    expect(table().regionInWords('RU_M1')).toContain('East Barents Sea');
    expect(table().regionInWords('RU_M1')).toContain('Ships: RU 2, CN 1');
  });
});

describe('choosing', () => {
  test('an element chooses the first of its targets that is offered', () => {
    const onchoose = vi.fn();
    const made = table({}, { targets: new Set(['keep', 'change']), onchoose }).element('2', ['place RU 2', 'change']);
    expect(made.role).toBe('button');
    expect(made.tabindex).toBe(0);
    (made.onclick as () => void)();
    expect(onchoose).toHaveBeenCalledWith('change');
  });

  test('Enter and Space choose, and other keys do not', () => {
    const onchoose = vi.fn();
    const made = table({}, { targets: new Set(['vote A']), onchoose }).element('A', ['vote A']);
    for (const key of ['Enter', ' ', 'a']) {
      (made.onkeydown as (event: unknown) => void)({ key, preventDefault: () => {} });
    }
    expect(onchoose.mock.calls).toEqual([['vote A'], ['vote A']]);
  });

  test('what cannot be chosen is described and cannot be reached with the keyboard', () => {
    const made = table().element('Russia', ['country RU']);
    expect(made).toMatchObject({ role: 'img', 'aria-label': 'Russia' });
    expect(made.tabindex).toBeUndefined();
  });

  test('what is pointed at is lit more strongly, and what is new is said', () => {
    const props = { focus: new Set(['arctic RU']), changed: new Set(['country RU']) };
    const made = table({}, props).element('Russia', ['country RU'], ['arctic RU'], ['country RU']);
    expect(made['data-look']).toBe('focus');
    expect(made['data-new']).toBe('');
    expect(made['aria-label']).not.toBe('Russia');
  });

  test('a narrow board shows the page on which one can choose', () => {
    expect(pageFor(new Set(['sail RU_C1', 'region RU_C1', 'done']))).toBe('map');
    expect(pageFor(new Set(['act tax', 'protect RU_C1', 'region RU_C1']))).toBe('countries');
    expect(pageFor(new Set(['invest 3', 'space 3']))).toBe('countries');
    expect(pageFor(new Set())).toBeNull();
  });
});
