// The table of Root as the parts of the board read it: a seat's view, what is printed, the words, and what can be chosen.

import { brackets, comma, stop } from '../../lib/marks';
import type { BoardProps } from '../board';
import { BoardTable, NOBODY } from '../kit/table';
import { battleOf, type Battle } from './battle';

export { NOBODY };

export const SUITS = ['fox', 'rabbit', 'mouse', 'bird'] as const;
export const LAND_SUITS = ['fox', 'rabbit', 'mouse'] as const;
export const ITEMS = ['boot', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coin', 'torch'] as const;
export const BURROW = 'burrow';
export const NONE = 'none';
export const PHASES = ['birdsong', 'daylight', 'evening'] as const;

export interface PrintedClearing {
  suit: string;
  slots: number;
  ruin: boolean;
  corner: boolean;
}

export interface PrintedMap {
  name: string;
  clearings: Record<string, PrintedClearing>;
  paths: [string, string][];
  closed: [string, string][];
  rivers: [string, string][];
  /** The clearings on the shore of a lake. */
  lake: string[];
  /** The clearings around each forest. */
  forests: Record<string, string[]>;
  tower: string | null;
  /** Whether the suits are ours. */
  reconstructed: boolean;
}

export interface PrintedCard {
  suit: string;
  cost: string[];
  item: string | null;
  points: number;
  effect: string;
  ambush: boolean;
  dominance: boolean;
}

export interface Kind {
  owner: string;
  type: 'warrior' | 'building' | 'token' | 'pawn';
  total: number;
}

/** What `layout` of the game's face tells. */
export interface Layout {
  goal: number;
  hand_limit: number;
  map: PrintedMap;
  cards: Record<string, PrintedCard>;
  kinds: Record<string, Kind>;
  boards: Record<string, Record<string, unknown>>;
}

/** Cards as a seat sees them: those it knows, and how many others there are. */
export interface Zone {
  cards: string[];
  hidden: number;
}

type Fields = Record<string, unknown>;
type Counts = Record<string, number>;
type Quests = Record<string, { suit: string; items: string[] }>;

/** The fields of the state that the board shows. */
export interface State {
  turn: number;
  turns: number;
  phase: string;
  winners: number[];
  score: number[];
  dominance: string[];
  partner: number[];
  suit: Record<string, string>;
  on_map: Record<string, Counts>;
  supply: Counts;
  ruins: Counts;
  closed: number[];
  ferry: string;
  items: Counts;
  crafted_items: Record<string, Counts>;
  exhausted_items: Record<string, Counts>;
  deck: unknown[];
  discards: unknown[];
  available: unknown;
  played: unknown;
  hands: unknown[];
  crafted: unknown[];
  ruin_items: unknown[];
  used: string[];
  factions: Record<string, Fields>;
  landmarks?: Record<string, Fields>;
  hirelings?: Record<string, Fields>;
  track_markers?: number[];
  /** A.8 The set-up cards to choose from, and whose homeland each clearing is. */
  draft?: { pool: string[]; locked: string; characters: string[]; homelands?: Record<string, number> };
}

/** What follows from the state, as the game tells it. */
export interface Facts {
  turn: string;
  /** By faction, in the order of the seats. */
  points: Record<string, number>;
  rules: Record<string, string | null>;
  open_slots: Counts;
}

/** The topics of asks whose first argument is a clearing in which pieces are chosen. */
const ABOUT_A_CLEARING = new Set(['battle_whom', 'who_first', 'lose_piece']);

/** The topics of asks in a battle. */
const IN_BATTLE = new Set([
  'ambush',
  'foil',
  'who_first',
  'use_in_battle',
  'lose_piece',
  'whose_effects',
  'which_effects',
  'vagabond_damage',
  'marquise_hospitals',
]);

/** A zone from however it is written: who sees everything is given a list, with who else knows each card. */
export function zoneOf(field: unknown): Zone {
  const plain = (card: unknown): string => String(card).split('@')[0] ?? '';
  if (Array.isArray(field)) {
    const known = field.filter((card) => card !== null);
    return { cards: known.map(plain), hidden: field.length - known.length };
  }
  const zone = (field ?? {}) as Partial<Zone>;
  return { cards: (zone.cards ?? []).map(plain), hidden: zone.hidden ?? 0 };
}

/** A piece in a clearing or forest, as it is drawn. */
export interface Standing {
  kind: string;
  owner: string;
  type: Kind['type'];
  count: number;
  /** Whatever of it is known besides: the type of a plot. */
  mark?: string;
}

export class Table extends BoardTable {
  readonly state: State;
  readonly facts: Facts;
  readonly layout: Layout;
  /** By seat; `seat 1` for one that has no faction yet, where they are drafted. */
  readonly factions: string[];
  /** The battle that is fought, or was fought just now. */
  readonly battle: Battle | null;

  constructor(props: BoardProps) {
    super(props, ['root-face-', 'ui-root-']);
    this.state = props.view.state as unknown as State;
    this.facts = (props.view as unknown as { facts: Facts }).facts;
    this.layout = props.layout as unknown as Layout;
    this.factions = Object.keys(this.facts.points);
    this.battle = battleOf(props.lines ?? []);
  }

  // Names

  faction(seat: number): string {
    return this.factions[seat] ?? NONE;
  }

  seatOf(faction: string): number {
    return this.factions.indexOf(faction);
  }

  /** What a faction or a hireling is called. */
  owner(name: string): string {
    if (this.factions.includes(name)) return this.factionName(this.seatOf(name));
    const demoted = this.state.hirelings?.[name]?.demoted;
    return this.word(demoted ? 'demoted' : 'hireling', name);
  }

  /** What a seat's faction is called; a seat that has none yet is called by its number. */
  factionName(seat: number): string {
    const faction = this.faction(seat);
    return faction.startsWith('seat ') ? `${this.say('seat')} ${seat + 1}` : this.word('faction', faction);
  }

  fields(seat: number): Fields {
    return this.state.factions[this.faction(seat)] ?? {};
  }

  printed<Board>(seat: number): Board {
    return (this.layout.boards[this.faction(seat)] ?? {}) as Board;
  }

  /** What a quest is: its suit, and the items it takes. */
  quest(id: string): { suit: string; items: string[] } | undefined {
    const board = (this.layout.boards.vagabond ?? this.layout.boards.vagabond2) as { quests?: Quests } | undefined;
    return board?.quests?.[id];
  }

  // Where the game is

  get round(): number {
    return Math.floor(this.state.turns / this.seats) + 1;
  }

  get isPlaying(): boolean {
    return this.state.phase !== 'setup' && this.state.phase !== 'over';
  }

  isTurnOf(seat: number): boolean {
    return this.isPlaying && this.state.turn === seat;
  }

  // Cards

  card(id: string): PrintedCard | undefined {
    return this.layout.cards[id];
  }

  hand(seat: number): Zone {
    return zoneOf(this.state.hands[seat]);
  }

  handSize(seat: number): number {
    const { cards, hidden } = this.hand(seat);
    return cards.length + hidden;
  }

  crafted(seat: number): string[] {
    return zoneOf(this.state.crafted[seat]).cards;
  }

  /** What a card does, in short. */
  effect(id: string): string {
    const card = this.card(id);
    if (!card) return '';
    if (card.ambush) return this.say('effect-ambush');
    if (card.dominance) return this.say(card.suit === 'bird' ? 'effect-dominance-bird' : 'effect-dominance');
    if (card.item) return this.word('item', card.item);
    return card.effect ? this.say(`effect-${card.effect}`) : '';
  }

  costInWords(id: string): string {
    const cost = this.card(id)?.cost ?? [];
    return cost.map((suit) => (suit === 'any' ? this.say('any') : this.word('suit', suit))).join(' + ');
  }

  cardInWords(id: string): string {
    const card = this.card(id);
    if (!card) return this.word('card', id);
    const said = [brackets(this.word('card', id), this.word('suit', card.suit))];
    const effect = this.effect(id);
    if (effect) said.push(card.item ? `${effect}${comma()}${this.points(card.points)}` : effect);
    if (card.cost.length > 0) said.push(this.about('cost', this.costInWords(id)));
    return said.join(stop());
  }

  points(count: number): string {
    return `${count > 0 ? '+' : ''}${count} ★`;
  }

  // The map

  /** The clearing that the question is about, where it is about one: a battle there, or what one's pawn does. */
  get here(): string | null {
    const ask = this.props.view.ask as { seat: number; topic?: string; args?: number[] } | null;
    if (!ask) return null;
    const about = ask.args?.[0];
    if (about !== undefined && ABOUT_A_CLEARING.has(ask.topic ?? '')) return Object.keys(this.layout.map.clearings)[about] ?? null;
    const own = this.fields(ask.seat).clearing;
    return typeof own === 'string' && own !== NONE ? own : null;
  }

  /** Whether something else than the battle is asked about. */
  get isPastBattle(): boolean {
    const topic = (this.props.view.ask as { topic?: string } | null)?.topic ?? '';
    return this.options.length > 0 && !IN_BATTLE.has(topic);
  }

  /** The move that is being made: from where, and to where once that is chosen. */
  get move(): { from: string; to: string | null } | null {
    const ask = this.props.view.ask as { topic?: string; args?: number[] } | null;
    const places = ask?.args?.map((place) => [...Object.keys(this.layout.map.clearings), BURROW][place] ?? '');
    if (!places?.[0]) return null;
    if (ask?.topic === 'move_to') return { from: places[0], to: null };
    return ask?.topic === 'move_how_many' ? { from: places[0], to: places[1] ?? null } : null;
  }

  /** The seat that the question is about, where it is about another's: whose items or cards are taken. */
  get askedAbout(): number {
    const ask = this.props.view.ask as { args?: number[] } | null;
    const about = ask?.args?.[0] ?? NOBODY;
    const takes = ['take_item', 'take_used_item', 'loot_item', 'loot_used_item'].some((way) => this.offered(way).length > 0);
    return takes && about < this.seats ? about : NOBODY;
  }

  kind(name: string): Kind {
    return this.layout.kinds[name] ?? { owner: NONE, type: 'token', total: 0 };
  }

  /** The kinds of pieces of an owner, of one type. */
  kindsOf(owner: string, type: Kind['type']): string[] {
    return Object.keys(this.layout.kinds).filter((name) => this.kind(name).owner === owner && this.kind(name).type === type);
  }

  count(kind: string, clearing: string): number {
    return this.state.on_map[kind]?.[clearing] ?? 0;
  }

  onMap(kind: string): number {
    return Object.values(this.state.on_map[kind] ?? {}).reduce((sum, count) => sum + count, 0);
  }

  /** How many pieces of a kind are no longer in the supply. */
  placed(kind: string): number {
    return this.kind(kind).total - (this.state.supply[kind] ?? 0);
  }

  suit(clearing: string): string {
    return this.state.suit[clearing] ?? this.layout.map.clearings[clearing]?.suit ?? 'fox';
  }

  /** Who rules a clearing; hirelings that nobody controls are not shown to. */
  ruler(clearing: string): string | null {
    const name = this.facts.rules[clearing] ?? null;
    const idle = name !== null && this.state.hirelings?.[name]?.controller === NOBODY;
    return idle ? null : name;
  }

  /** The pieces in a clearing: those of a type, in the order of the seats. */
  standing(clearing: string, type: Kind['type']): Standing[] {
    const found: Standing[] = [];
    for (const [kind, places] of Object.entries(this.state.on_map)) {
      const count = places[clearing] ?? 0;
      const printed = this.layout.kinds[kind];
      if (!printed || printed.type !== type || count === 0) continue;
      found.push(...this.split({ kind, owner: printed.owner, type, count }, clearing));
    }
    if (type === 'pawn') {
      for (const [owner, fields] of [...Object.entries(this.state.factions), ...Object.entries(this.state.hirelings ?? {})]) {
        if (fields.clearing === clearing) found.push({ kind: this.pawnOf(owner), owner, type, count: 1 });
      }
    }
    const order = [...this.factions, ...Object.keys(this.state.hirelings ?? {})];
    return found.sort((one, other) => order.indexOf(one.owner) - order.indexOf(other.owner));
  }

  private pawnOf(owner: string): string {
    return this.kindsOf(owner, 'pawn')[0] ?? owner;
  }

  /** Plots are told apart where one knows them. */
  private split(piece: Standing, clearing: string): Standing[] {
    if (piece.kind !== 'plot') return [piece];
    const board = this.state.factions.corvids as Record<'face_up' | 'face_down', Record<string, unknown>> | undefined;
    const [up, down] = [zoneOf(board?.face_up?.[clearing]), zoneOf(board?.face_down?.[clearing])];
    const known = [...up.cards, ...down.cards].map((plot): Standing => ({ ...piece, count: 1, mark: plot.split('_')[0] ?? '' }));
    const rest = piece.count - known.length;
    return rest > 0 ? [...known, { ...piece, count: rest }] : known;
  }

  /** Whoever and whatever is in a forest: pawns and relics. */
  inForest(forest: string): Standing[] {
    const found: Standing[] = [];
    for (const [owner, fields] of [...Object.entries(this.state.factions), ...Object.entries(this.state.hirelings ?? {})]) {
      if (fields.forest === forest) found.push({ kind: this.pawnOf(owner), owner, type: 'pawn', count: 1 });
    }
    const relics = (this.state.factions.keepers?.relics ?? {}) as Record<string, string>;
    for (const type of ['figure', 'tablet', 'jewelry']) {
      const count = Object.entries(relics).filter(([name, place]) => place === forest && name.startsWith(type)).length;
      if (count > 0) found.push({ kind: `relic_${type}`, owner: 'keepers', type: 'token', count });
    }
    return found;
  }

  /** The relics that lie in a place. */
  relicsAt(place: string): string[] {
    const relics = (this.state.factions.keepers?.relics ?? {}) as Record<string, string>;
    return Object.keys(relics).filter((relic) => relics[relic] === place);
  }

  /** The landmarks in a clearing; the tower and the ferry of a map count as such. */
  landmarksAt(clearing: string): string[] {
    const set = Object.entries(this.state.landmarks ?? {}).filter(([, fields]) => fields.clearing === clearing);
    const found = new Set(set.map(([name]) => name));
    if (this.layout.map.tower === clearing) found.add('tower');
    if (this.state.ferry === clearing) found.add('ferry');
    return [...found];
  }

  /** Whether a path that begins closed still is. */
  isClosed(number: number): boolean {
    return (this.state.closed[number] ?? 0) > 0;
  }

  private inWords({ kind, count, mark }: Standing): string {
    const name = mark ? this.word('plot_type', mark) : this.word('kind', kind);
    return count > 1 ? `${name} ${count}` : name;
  }

  /** A clearing in words, as far as one could see it on the map. */
  clearingInWords(clearing: string): string {
    const { map } = this.layout;
    const printed = map.clearings[clearing];
    const said = [brackets(this.word('clearing', clearing), this.word('suit', this.suit(clearing)))];
    const ruler = this.ruler(clearing);
    said.push(this.about('rules', ruler ? this.owner(ruler) : this.say('nobody')));
    for (const type of ['warrior', 'pawn', 'building', 'token'] as const) {
      const there = this.standing(clearing, type);
      if (there.length > 0) said.push(there.map((piece) => this.inWords(piece)).join(comma()));
    }
    if (this.state.ruins[clearing]) said.push(this.say('ruin'));
    if (printed) said.push(this.about('open-slots', this.facts.open_slots[clearing] ?? 0));
    for (const landmark of this.landmarksAt(clearing)) said.push(this.word('landmark', landmark));
    said.push(this.about('paths', ...this.neighbours(clearing).map((other) => this.word('clearing', other))));
    return said.join(stop());
  }

  /** The clearings that open paths lead to. */
  neighbours(clearing: string): string[] {
    const { map } = this.layout;
    const open = [...map.paths, ...map.closed.filter((_, number) => !this.isClosed(number))];
    return open.flatMap(([one, other]) => (one === clearing ? [other] : other === clearing ? [one] : []));
  }

  forestInWords(forest: string): string {
    const around = this.layout.map.forests[forest] ?? [];
    const said = [this.word('forest', forest), this.about('around', ...around.map((each) => this.word('clearing', each)))];
    const there = this.inForest(forest);
    if (there.length > 0) said.push(there.map((piece) => this.inWords(piece)).join(comma()));
    return said.join(stop());
  }
}
