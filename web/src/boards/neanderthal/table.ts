// The table as the parts of the board read it: a seat's view, what is printed, the words, and what can be chosen.

import type { BoardProps, BoardWords } from '../board';

export interface Hunt {
  type: string;
  hits: number;
  hitting: number[];
  bloody: number[];
  frostbite: number[];
  babies: number;
  tools: string[];
  frees: string[];
  basket: boolean;
  predator: boolean;
  trophy: number | null;
  trophies: number;
  hand: number | null;
}

export interface Card {
  kind: 'game' | 'animal' | 'invention' | 'daughter';
  row: string | null;
  climax: number;
  hunt: Hunt | null;
  cost: string[];
  gives: number;
  frees: string[];
  changes: Record<string, number[]>;
  hand_size: number;
  portals: string[];
  powers: string[];
  media: string[];
}

export interface Rank {
  name: string;
  disk: string;
  domain: string;
  alpha: string | null;
  tribal: boolean;
}

/** What `layout` of the game's face tells. */
export interface Layout {
  tribes: string[];
  disks: string[];
  slots: string[];
  columns: number;
  mapped: boolean;
  artifacts: boolean;
  pieces: number;
  cards: Record<string, Card>;
  events: Record<string, { order: string[]; icons: { icon: string; number: number }[] }>;
  ranks: Rank[];
  portals: Record<string, { spot: string; disk: string }>;
  sexualities: Record<string, { disks: string[]; points: Record<string, number> }>;
  sexuality_cards: Record<string, string[]>;
  reconstructed: Record<string, string[]>;
}

type Numbers = Record<string, number>;
type Names = Record<string, string>;
type Flags = Record<string, boolean>;
type Grid = Record<string, Numbers>;

/** The fields of the state that the board shows. What is usual is left out of them. */
export interface State {
  turn: number;
  phase: number;
  event: string;
  order: string[];
  points: Numbers;
  winners: number[];
  pieces: Grid;
  alpha: Names;
  speaker: string;
  partner: string;
  proposed: boolean;
  agreed: Flags;
  sexuality_card: Names;
  sexuality: Names;
  tribal: Flags;
  vocabulary: Grid;
  portals: Grid;
  immature: Flags;
  unripe: Flags;
  disks: Grid;
  slots: Names;
  cover: Names;
  decks: Record<string, unknown[]>;
  events: unknown[];
  contested: string;
  hunted: string;
  rolled: Flags;
  resolved: Flags;
  bids: Numbers;
  prey_of: Names;
  stalker: Names;
  moved: Grid;
  alpha_moved: Flags;
  marks: Names;
  signals: number;
}

/** What the game itself reads off the table. */
export interface Facts {
  seats: Numbers;
  people: Numbers;
  hand: Record<string, string[]>;
  hand_size: Numbers;
  tableau: Record<string, string[]>;
  helping: Record<string, string[]>;
  unassigned: Numbers;
  words: Numbers;
  portals: Numbers;
  portals_needed: number;
  lazarus: string[];
  displaced_first: string[];
  hand_dice: Numbers;
  icon: number;
  auction: boolean;
  highest_bidder: string;
  turn_of: string;
  terms: string[];
}

/** Pieces of one colour in a place, with or without the Alpha. */
export interface Group {
  tribe: string;
  count: number;
  alpha: boolean;
}

/** Who stands somewhere for one host: his own, and Wanderlusters. */
export interface Party {
  host: string;
  own: Group | null;
  guests: Group[];
}

export const NONE = 'none';
export const SETUP = 0;
export const EVENT = 1;
export const NEGOTIATE = 3;
export const PHASES = 6;
export const OVER = 7;

/** What an element has besides its class, so that it can be seen, heard and chosen. */
export type Attributes = Record<string, unknown>;

export class Table {
  readonly state: State;
  readonly facts: Facts;
  readonly layout: Layout;
  /** The seat that is asked, or -1; and whether it is the viewer's own. */
  readonly asked: number;
  readonly mine: boolean;
  private readonly words: BoardWords;

  constructor(private readonly props: BoardProps) {
    this.state = props.view.state as unknown as State;
    this.facts = (props.view as unknown as { facts: Facts }).facts;
    this.layout = props.layout as unknown as Layout;
    this.words = props.words;
    const ask = props.view.ask as { seat: number; options?: string[] } | null | undefined;
    this.asked = ask?.seat ?? -1;
    this.mine = ask?.options !== undefined;
  }

  // Words

  /** What a value is called. */
  word(domain: string, value: string | number): string {
    return this.words.values[domain]?.[value] ?? String(value);
  }

  /** A phrase for the board: its own, or one that it shares with the terminal. */
  say(name: string): string {
    const { phrases } = this.words;
    return phrases[`neanderthal-face-${name}`] ?? phrases[`ui-neanderthal-${name}`] ?? name;
  }

  about(name: string, ...said: (string | number)[]): string {
    return `${this.say(name)}: ${said.join(', ')}`;
  }

  card(key: string): Card | undefined {
    return this.layout.cards[key];
  }

  cardName(key: string): string {
    return this.word('card', key);
  }

  disks(colours: string[]): string {
    return colours.map((colour) => this.word('disk', colour)).join(', ');
  }

  // Choosing

  /** An element that any of these targets chooses, the first of them that can be chosen now. It is also pointed at by
   * what else names it; `also` says what counts as new in it.
   */
  element(label: string, choose: string[], names: string[] = [], also: string[] = []): Attributes {
    const { targets, focus, changed, onchoose, onfocus } = this.props;
    const target = choose.find((each) => targets.has(each));
    const pointed = [...choose, ...names].some((each) => focus.has(each));
    const fresh = also.some((each) => changed.has(each));
    const look = {
      'aria-label': fresh ? `${label}. ${this.say('new')}` : label,
      'data-look': pointed ? 'focus' : target !== undefined ? 'lit' : undefined,
      'data-new': fresh ? '' : undefined,
    };
    if (target === undefined) return { ...look, role: 'img' };
    const point = (): void => onfocus(target);
    const leave = (): void => onfocus(null);
    return {
      ...look,
      role: 'button',
      tabindex: 0,
      onclick: () => onchoose(target),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onchoose(target);
      },
      onpointerenter: point,
      onpointerleave: leave,
      onfocus: point,
      onblur: leave,
    };
  }

  offers(...targets: string[]): boolean {
    return targets.some((target) => this.props.targets.has(target));
  }

  /** The options of one kind that can be chosen, such as `bid 1` and `bid 2`, in their order. */
  offered(kind: string): string[] {
    return [...this.props.targets].filter((target) => target === kind || target.startsWith(`${kind} `)).sort(inOrder);
  }

  isNew(...targets: string[]): boolean {
    return targets.some((target) => this.props.changed.has(target));
  }

  // Species

  /** Those at the table; that of the viewer who is asked first, the others by their seats. */
  get tribes(): string[] {
    const { seats } = this.facts;
    return Object.keys(seats).sort((one, other) => (seats[one] ?? 0) - (seats[other] ?? 0));
  }

  /** Whether the seat that is asked here plays this tribe. */
  isAsked(tribe: string): boolean {
    return this.facts.seats[tribe] === this.asked;
  }

  /** Whether it is for the viewer to choose something of this tribe. */
  isMine(tribe: string): boolean {
    return this.mine && this.isAsked(tribe);
  }

  /** The ranks of the side of the placard that is up, each with its number from 1. */
  ranks(tribe: string): [number: number, rank: Rank][] {
    const all = this.layout.ranks.map((rank, place): [number, Rank] => [place + 1, rank]);
    return all.filter(([, rank]) => this.state.tribal[tribe] || !rank.tribal);
  }

  vocabulary(tribe: string, disk: string): number {
    return this.state.vocabulary[tribe]?.[disk] ?? 0;
  }

  /** The cards in a tableau of one kind, in the order in which they were laid. */
  laid(tribe: string, kind: Card['kind']): string[] {
    return (this.facts.tableau[tribe] ?? []).filter((card) => this.card(card)?.kind === kind);
  }

  // Pieces

  group(tribe: string, place: string): Group | null {
    const count = this.state.pieces[place]?.[tribe] ?? 0;
    return count > 0 ? { tribe, count, alpha: this.state.alpha[tribe] === place } : null;
  }

  groups(place: string): Group[] {
    return this.layout.tribes.map((tribe) => this.group(tribe, place)).filter((group) => group !== null);
  }

  /** Who stands on a card: of each host his own pieces, and Wanderlusters who are there for him. */
  parties(card: string): Party[] {
    return this.layout.tribes
      .map((host) => ({ host, own: this.group(host, card), guests: this.groups(`${card}_for_${host}`) }))
      .filter(({ own, guests }) => own !== null || guests.length > 0);
  }

  groupInWords({ tribe, count, alpha }: Group): string {
    return `${this.word('tribe', tribe)} ${count}${alpha ? ` (${this.say('alpha')})` : ''}`;
  }

  partiesInWords(parties: Party[]): string {
    return parties
      .flatMap(({ own, guests }) => [
        ...(own ? [this.groupInWords(own)] : []),
        ...guests.map((guest) => `${this.say('guests')} ${this.groupInWords(guest)}`),
      ])
      .join(', ');
  }

  /** Disks that lie on a card of a tableau, one by one. */
  disksOn(card: string): string[] {
    const row = this.state.disks[card] ?? {};
    return this.layout.disks.flatMap((disk) => Array.from({ length: row[disk] ?? 0 }, () => disk));
  }

  isReconstructed(card: string, ...values: string[]): boolean {
    const known = this.layout.reconstructed[card] ?? [];
    return values.some((value) => known.includes(value));
  }

  // The event

  get turns(): number {
    return this.state.turn + this.state.events.length;
  }

  get daughter(): string | null {
    const { event } = this.state;
    return event === NONE ? null : event;
  }

  /** Whether the daughter of the event has still to be given out. */
  get isDaughterFree(): boolean {
    const { daughter } = this;
    return daughter !== null && this.state.phase === EVENT && !this.isLaid(daughter);
  }

  isLaid(card: string): boolean {
    return Object.values(this.facts.tableau).some((cards) => cards.includes(card));
  }

  // Europe

  isIce(slot: string): boolean {
    return this.state.cover[slot] === 'ice';
  }

  isUnexplored(slot: string): boolean {
    return this.state.cover[slot] === 'unexplored';
  }

  /** The card that lies face up in a place, or nothing. */
  cardAt(slot: string): string | null {
    const card = this.state.slots[slot] ?? NONE;
    return card === NONE ? null : card;
  }

  /** The places of Europe, row by row. */
  get rows(): string[][] {
    const { slots, columns } = this.layout;
    return Array.from({ length: slots.length / columns }, (_, row) => slots.slice(row * columns, (row + 1) * columns));
  }

  // Cards in words

  /** What hunters read on a biome. */
  huntInWords(key: string): string[] {
    const card = this.card(key);
    const hunt = card?.hunt;
    if (!card || !hunt) return [];
    const said = [
      this.word('type', hunt.type),
      this.about('climax-long', card.climax),
      this.about('hits-long', `${hunt.hits} × ${hunt.hitting.join('/')}`),
    ];
    if (this.facts.displaced_first.includes(key)) said.push(this.say('displaced-first'));
    if (hunt.predator) said.push(this.say('predator'));
    if (hunt.bloody.length) said.push(this.about('bloody', ...hunt.bloody));
    if (hunt.frostbite.length) said.push(this.about('frostbite', ...hunt.frostbite));
    if (hunt.tools.length) said.push(this.about('tools-long', this.disks(hunt.tools)));
    if (hunt.babies) said.push(this.about('babies-long', hunt.babies));
    if (hunt.frees.length) said.push(this.about('frees', this.disks(hunt.frees)));
    if (hunt.basket) said.push(this.say('gathering'));
    if (hunt.trophy) said.push(this.about('trophy-long', hunt.trophies > 1 ? `${hunt.trophy} (×${hunt.trophies})` : hunt.trophy));
    const hand = this.handDice(key);
    if (hand) said.push(this.about('hand-long', hand));
    return said;
  }

  /** How many dice alike take a card into the hand, or nothing where none do. */
  handDice(key: string): number | null {
    return this.facts.hand_dice[key] ?? this.card(key)?.hunt?.hand ?? null;
  }

  /** What a card does in a tableau. */
  effectsInWords(key: string): string[] {
    const card = this.card(key);
    if (!card) return [];
    const said: string[] = [];
    if (card.media.length) said.push(this.about('media-long', this.disks(card.media)));
    if (card.cost.length) said.push(this.about('cost-long', this.disks(card.cost)));
    if (card.portals.length) said.push(this.about('portals-long', ...card.portals.map((each) => this.word('portal', each))));
    if (card.gives) said.push(this.about('babies-long', card.gives));
    if (card.frees.length) said.push(this.about('frees', this.disks(card.frees)));
    for (const [type, faces] of Object.entries(card.changes)) {
      said.push(`${this.word('type', type)}: ${faces.join('/')} → 1`);
    }
    if (card.hand_size) said.push(this.about('hand', `+${card.hand_size}`));
    return [...said, ...card.powers.map((power) => this.say(`power-${power}`))];
  }

  /** A biome in words, as far as one could see it on the table. */
  biomeInWords(key: string): string {
    const parties = this.parties(key);
    const said = [this.cardName(key), ...this.huntInWords(key)];
    if (parties.length) said.push(this.about('there', this.partiesInWords(parties)));
    return said.join('. ');
  }
}

/** `bid 2` before `bid 10`, and otherwise as they come. */
function inOrder(one: string, other: string): number {
  const [a, b] = [one, other].map((each) => Number(each.split(' ').at(-1)));
  return Number.isNaN(a) || Number.isNaN(b) ? 0 : (a ?? 0) - (b ?? 0);
}
