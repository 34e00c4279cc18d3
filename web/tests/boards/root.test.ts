import { describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../src/boards/board';
import { distance } from '../../src/boards/kit/shapes';
import { battleOf } from '../../src/boards/root/battle';
import { changes } from '../../src/boards/root/changes';
import { awayFrom, BOX, chart, REACH } from '../../src/boards/root/geometry';
import { tabFor } from '../../src/boards/root/pages';
import { NOBODY, Table, zoneOf, type Layout, type PrintedMap } from '../../src/boards/root/table';
import type { Line, View } from '../../src/lib/protocol';
import maps from '../../../src/lawspeaker/games/root/data/maps.toml?raw';

/** A map of the game's own data, as far as it is drawn. */
function mapOf(name: string): PrintedMap {
  const part = maps.split(/^\[map\./m).find((each) => each.startsWith(`${name}]`)) ?? '';
  const list = (key: string): unknown => {
    const inside = part.match(new RegExp(`^${key} = (\\[[\\s\\S]*?\\n?\\])$`, 'm'))?.[1] ?? '[]';
    return JSON.parse(inside.replace(/,(\s*\])/g, '$1'));
  };
  const [suits, slots] = [list('suits') as string[], list('slots') as number[]];
  const pairs = (key: string) => (list(key) as number[][]).map((pair) => pair.map(String) as [string, string]);
  const forests = list('forests') as number[][];
  return {
    name,
    clearings: Object.fromEntries(
      suits.map((suit, number) => [String(number + 1), { suit, slots: slots[number] ?? 0, ruin: false, corner: false }]),
    ),
    paths: pairs('paths'),
    closed: pairs('closed'),
    rivers: pairs('rivers'),
    lake: (list('coast') as number[]).map(String),
    forests: Object.fromEntries(forests.map((around, number) => [String.fromCharCode(97 + number), around.map(String)])),
    tower: null,
    reconstructed: false,
  };
}

const LAYOUT: Layout = {
  goal: 30,
  hand_limit: 5,
  map: mapOf('autumn'),
  cards: {
    anvil: { suit: 'fox', cost: ['fox'], item: 'hammer', points: 2, effect: '', ambush: false, dominance: false },
    ambush_fox: { suit: 'fox', cost: [], item: null, points: 0, effect: 'ambush', ambush: true, dominance: false },
  },
  kinds: {
    marquise_warrior: { owner: 'marquise', type: 'warrior', total: 25 },
    sawmill: { owner: 'marquise', type: 'building', total: 6 },
    eyrie_warrior: { owner: 'eyrie', type: 'warrior', total: 20 },
    plot: { owner: 'corvids', type: 'token', total: 8 },
  },
  boards: {},
};

const STATE = {
  turn: 0,
  turns: 4,
  phase: 'daylight',
  winners: [],
  score: [3, 4, 0],
  dominance: ['none', 'none', 'none'],
  partner: [-1, -1, -1],
  suit: { '1': 'mouse' },
  on_map: { eyrie_warrior: { '1': 2 }, marquise_warrior: { '1': 3, '5': 1 }, sawmill: { '1': 1 }, plot: { '5': 2 } },
  supply: { marquise_warrior: 21, sawmill: 5 },
  ruins: {},
  closed: [],
  ferry: 'none',
  items: { boot: 2 },
  crafted_items: {},
  exhausted_items: {},
  deck: [null, null],
  discards: ['anvil'],
  available: { cards: [], hidden: 0 },
  played: { cards: [], hidden: 0 },
  hands: [{ cards: ['ambush_fox'], hidden: 0 }, { cards: [], hidden: 3 }, { cards: [], hidden: 1 }],
  crafted: [{ cards: [], hidden: 0 }, { cards: [], hidden: 0 }, { cards: [], hidden: 0 }],
  ruin_items: [],
  used: [],
  factions: {
    marquise: { actions: 2 },
    eyrie: {},
    keepers: { relics: { figure_a: 'c', figure_b: 'c', tablet_a: '5', jewelry_a: 'board' } },
    corvids: { face_up: { '5': { cards: ['bomb_1'], hidden: 0 } }, face_down: { '5': { cards: [], hidden: 1 } } },
  },
};

function view(state: object = {}, ask: unknown = null): View {
  const facts = { turn: 'marquise', points: { marquise: 3, eyrie: 4, keepers: 0 }, rules: { '1': 'eyrie', '5': null }, open_slots: { '1': 0, '5': 2 } };
  return { game: 'root', seats: 3, rules: {}, state: { ...STATE, ...state }, ask, facts } as unknown as View;
}

function table(more: Partial<BoardProps> = {}): Table {
  return new Table({
    view: view(),
    words: { values: { kind: { marquise_warrior: 'Cat' }, clearing: { '1': 'Clearing 1' } }, phrases: { 'root-face-rules': 'Ruled by' } },
    layout: LAYOUT as unknown as Record<string, unknown>,
    targets: new Set(),
    focus: new Set(),
    changed: new Set(),
    onchoose: vi.fn(),
    onfocus: vi.fn(),
    ...more,
  });
}

const line = (phrase: string, ...args: string[]): Line => ({ text: '', clause: '', targets: [], phrase, args, number: 0 });

describe.each(['autumn', 'winter', 'lake', 'mountain'])('the map of %s', (name) => {
  const map = mapOf(name);
  const drawn = chart(map);

  test('has twelve clearings that lie apart from each other and on the map', () => {
    expect(drawn.clearings).toHaveLength(12);
    for (const { id, at } of drawn.clearings) {
      expect(at[0]).toBeGreaterThanOrEqual(REACH.x);
      expect(at[0]).toBeLessThanOrEqual(BOX.width - REACH.x);
      for (const other of drawn.clearings) {
        if (other.id === id) continue;
        const apart = ((at[0] - other.at[0]) / (2 * REACH.x)) ** 2 + ((at[1] - other.at[1]) / (2 * REACH.y)) ** 2;
        expect(apart, `${id} and ${other.id}`).toBeGreaterThan(1);
      }
    }
  });

  test('has every path, and no path leads through a third clearing', () => {
    expect(drawn.paths).toHaveLength(map.paths.length);
    expect(drawn.closed).toHaveLength(map.closed.length);
    for (const { one, other, points } of [...drawn.paths, ...drawn.closed]) {
      for (const clearing of drawn.clearings) {
        if (clearing.id === one || clearing.id === other) continue;
        for (const point of points) expect(distance(point, clearing.at), `${one}-${other} at ${clearing.id}`).toBeGreaterThan(REACH.y);
      }
    }
  });

  test('has every forest away from the middle of all clearings, and trees off the clearings', () => {
    expect(drawn.forests.map(({ id }) => id)).toEqual(Object.keys(map.forests));
    for (const { at, id } of drawn.forests) {
      for (const clearing of drawn.clearings) expect(distance(at, clearing.at), `${id}, ${clearing.id}`).toBeGreaterThan(70);
    }
    expect(drawn.trees.length).toBeGreaterThan(80);
    for (const tree of drawn.trees) {
      for (const clearing of drawn.clearings) expect(distance(tree.at, clearing.at)).toBeGreaterThan(REACH.y);
    }
  });

  test('has water where there is any', () => {
    expect(drawn.rivers.length > 0).toBe(map.rivers.length > 0);
    expect(drawn.lake !== '').toBe(map.lake.length > 0);
  });
});

test('a river that passes several clearings is one line', () => {
  expect(chart(mapOf('autumn')).rivers).toHaveLength(1);
});

test('a panel lies away from the clearing it is about', () => {
  expect(awayFrom(mapOf('autumn'), '1')).toEqual({ side: 'right', edge: 'bottom' });
  expect(awayFrom(mapOf('autumn'), '3')).toEqual({ side: 'left', edge: 'top' });
});

describe('the table', () => {
  test('knows a zone however it is written', () => {
    expect(zoneOf({ cards: ['anvil'], hidden: 2 })).toEqual({ cards: ['anvil'], hidden: 2 });
    expect(zoneOf(['anvil@0,1', null])).toEqual({ cards: ['anvil'], hidden: 1 });
    expect(zoneOf(undefined)).toEqual({ cards: [], hidden: 0 });
  });

  test('knows whose eyes it is seen with', () => {
    expect(table({ seat: 2 }).me).toBe(2);
    expect(table().me).toBe(NOBODY);
  });

  test('finds the pieces of a clearing in the order of the seats', () => {
    expect(table().standing('1', 'warrior').map(({ kind, count }) => [kind, count])).toEqual([
      ['marquise_warrior', 3],
      ['eyrie_warrior', 2],
    ]);
    expect(table().standing('1', 'building')).toHaveLength(1);
  });

  test('tells plots apart that are known', () => {
    expect(table().standing('5', 'token').map(({ mark, count }) => [mark, count])).toEqual([
      ['bomb', 1],
      [undefined, 1],
    ]);
  });

  test('finds relics in forests and on clearings', () => {
    expect(table().inForest('c')).toEqual([{ kind: 'relic_figure', owner: 'keepers', type: 'token', count: 2 }]);
    expect(table().relicsAt('5')).toEqual(['tablet_a']);
  });

  test('says a clearing in words', () => {
    expect(table().clearingInWords('1')).toContain('Clearing 1');
    expect(table().clearingInWords('1')).toContain('Cat 3');
  });

  test('a hireling that nobody controls is not shown to rule', () => {
    const hired = (controller: number) => view({ hirelings: { patrol: { controller } } });
    const ruled = (seen: View): View => ({ ...seen, facts: { ...(seen as unknown as { facts: object }).facts, rules: { '1': 'patrol' } } }) as unknown as View;
    expect(table({ view: ruled(hired(NOBODY)) }).ruler('1')).toBe(null);
    expect(table({ view: ruled(hired(1)) }).ruler('1')).toBe('patrol');
    expect(table().ruler('1')).toBe('eyrie');
  });

  test('a seat without a faction is called by its number', () => {
    const drafting = { ...view(), facts: { turn: '', points: { marquise: 0, 'seat 1': 0 }, rules: {}, open_slots: {} } };
    expect(table({ view: drafting as unknown as View }).factionName(1)).toMatch(/2$/);
  });

  test('a suit marker counts more than what is printed', () => {
    expect(table().suit('1')).toBe('mouse');
    expect(table().suit('2')).toBe('mouse');
    expect(table().suit('6')).toBe('fox');
  });

  test('a path that was opened leads on', () => {
    const layout = { ...LAYOUT, map: mapOf('mountain') } as unknown as Record<string, unknown>;
    const closed = LAYOUT.map && mapOf('mountain').closed.map(() => 1);
    expect(table({ layout, view: view({ closed }) }).neighbours('3')).not.toContain('2');
    expect(table({ layout, view: view({ closed: [0, ...closed.slice(1)] }) }).neighbours('3')).toContain('2');
  });

  test('knows where a battle is asked about', () => {
    const ask = { seat: 0, topic: 'battle_whom', args: [4, 0], options: [] };
    expect(table({ view: view({}, ask) }).here).toBe('5');
    expect(table().here).toBe(null);
  });
});

describe('a battle', () => {
  const begun = [line('battles', 'seat 1', 'seat 0', 'clearing 7')];

  test('is told from its lines', () => {
    const battle = battleOf([
      ...begun,
      line('ambushed', 'seat 0', 'card ambush_fox', 'clearing 7'),
      line('hits', 'seat 1', 'count 2', 'clearing 7'),
      line('lost', 'seat 1', 'kind eyrie_warrior', 'clearing 7', 'count 2'),
      line('rolled', 'seat 1', 'count 3', 'count 1'),
      line('hits', 'seat 1', 'count 1', 'clearing 7'),
    ]);
    expect(battle).toMatchObject({ attacker: '1', defender: '0', clearing: '7', ambush: 'ambush_fox', dice: [3, 1], hits: { '1': 3 } });
    expect(battle?.lost).toEqual([{ owner: '1', kind: 'eyrie_warrior', count: 2 }]);
  });

  test('a card that is used after the hits has nothing to do with it', () => {
    const used = line('used', 'seat 1', 'card anvil');
    const [rolled, hits] = [line('rolled', 'seat 1', 'count 2', 'count 0'), line('hits', 'seat 0', 'count 2', 'clearing 7')];
    expect(battleOf([...begun, rolled, used, hits])?.used).toHaveLength(1);
    expect(battleOf([...begun, rolled, hits, used])?.used).toHaveLength(0);
  });

  test('is over when somebody moves or the next turn begins', () => {
    expect(battleOf([...begun, line('turn_begins', 'seat 0', 'count 2')])).toBe(null);
    expect(battleOf([...begun, line('moved', 'seat 1', 'clearing 7', 'clearing 8', 'count 1')])).toBe(null);
    expect(battleOf([])).toBe(null);
  });
});

describe('what changed', () => {
  test('pieces, scores and new cards in hand', () => {
    const now = view({
      on_map: { ...STATE.on_map, marquise_warrior: { '1': 2, '5': 2 } },
      score: [3, 5, 0],
      hands: [{ cards: ['ambush_fox', 'anvil'], hidden: 0 }, STATE.hands[1], STATE.hands[2]],
    });
    const found = changes(view(), now);
    for (const target of ['clearing 1', 'clearing 5', 'on_map marquise_warrior 5', 'score 1', 'card anvil']) {
      expect(found).toContain(target);
    }
    expect(found).not.toContain('score 0');
    expect(found).not.toContain('card ambush_fox');
  });

  test('nothing, where nothing is different', () => {
    expect(changes(view(), view())).toEqual(new Set());
  });
});

describe('the tab that opens', () => {
  test('is that of hirelings where one is chosen, else one of one’s own', () => {
    expect(tabFor(table(), new Set(['hireling patrol']))).toBe('beside');
    expect(tabFor(table({ seat: 0 }), new Set(['clearing 5']))).toBe('marquise');
  });
});
