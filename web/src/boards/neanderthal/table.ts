// The table as the parts of the board read it: a seat's view, what is printed, the words, and what can be chosen.

import { colon, comma, stop } from '../../lib/marks';
import type { Line } from '../../lib/protocol';
import type { BoardProps } from '../board';
import type { Standing } from '../kit/motion';
import type { Roll } from '../tribes/rolls';
import { EVENT, HUNT, NEGOTIATE, NONE, NOBODY, TribalTable, type Group, type TribalFacts, type TribalState } from '../tribes/table';

export { EVENT, HUNT, NEGOTIATE, NONE, NOBODY, type Group };

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

export type Kind = 'game' | 'animal' | 'invention' | 'daughter';

/** What is printed on a card: for hunters or bidders, and what it does in a tableau. */
export interface Printed {
  kind: Kind;
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
  cards: Record<string, Printed>;
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
export interface State extends TribalState {
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
  bids: Numbers;
  prey_of: Names;
  stalker: Names;
  moved: Grid;
  alpha_moved: Flags;
  marks: Names;
  signals: number;
}

/** What the game itself reads off the table. */
export interface Facts extends TribalFacts {
  hand_size: Numbers;
  helping: Record<string, string[]>;
  words: Numbers;
  portals: Numbers;
  portals_needed: number;
  points: Numbers;
  lazarus: string[];
  displaced_first: string[];
  hand_dice: Numbers;
  chances: Grid;
  icon: number;
  auction: boolean;
  highest_bidder: string;
  turn_of: string;
}

/** Who stands somewhere for one host: his own, and Wanderlusters. */
export interface Party {
  host: string;
  own: Group | null;
  guests: Group[];
}

/** How a species stands in an auction. */
export type Bidding = 'leads' | 'asked' | 'bid' | 'passed' | 'waits';

/** What terms of an offer and standings in an auction are called. */
const TERMS: Record<string, string> = {
  give_card: 'term-give',
  ask_card: 'term-ask',
  leave: 'term-leave',
  ask_leave: 'term-ask-leave',
  marry: 'term-marry',
  divorce: 'term-divorce',
};
const STANDINGS: Record<Bidding, string> = {
  leads: 'bid-leads',
  asked: 'bid-asked',
  bid: 'bid-made',
  passed: 'bid-passed',
  waits: 'bid-waits',
};

const HUNTED = ['hunt_succeeded', 'hunt_failed'];

export const ROWS = ['north', 'south'];
export const PHASES = [1, 2, 3, 4, 5, 6];

export class Table extends TribalTable<State, Facts> {
  readonly layout: Layout;

  constructor(props: BoardProps) {
    super(props, 'neanderthal');
    this.layout = props.layout as unknown as Layout;
  }

  // Words

  printed(card: string): Printed | undefined {
    return this.layout.cards[card];
  }

  disks(colours: string[]): string {
    return colours.map((colour) => this.word('disk', colour)).join(comma());
  }

  phaseName(phase: number): string {
    const name = `phase-${phase}`;
    return this.layout.mapped && this.knows(`${name}-map`) ? this.say(`${name}-map`) : this.say(name);
  }

  // Choosing

  /** Everything that has a place on the board and can be chosen there; other options need a button. */
  get shown(): Set<string> {
    const found = new Set<string>();
    const add = (...targets: string[]): void => targets.forEach((target) => found.add(target));
    for (const slot of this.layout.slots) {
      const card = this.cardAt(slot);
      add(...this.waysToSlot(slot), ...(card ? this.waysToBiome(card) : []));
    }
    for (const tribe of this.tribes) {
      add(`tribe ${tribe}`);
      for (const card of this.facts.hand[tribe] ?? []) add(`card ${card}`);
      for (const card of this.facts.tableau[tribe] ?? []) {
        add(...this.waysToCard(card), ...this.waysToHusband(card));
        for (const disk of this.layout.disks) if (this.state.disks[card]?.[disk]) add(`dedicated ${card}_${disk}`);
      }
      for (const [number] of this.ranks(tribe)) add(...this.waysToRank(tribe, number));
      if (!this.isMine(tribe)) continue;
      add('place unassigned', 'swap_alpha');
      for (const disk of this.layout.disks) add(`disk ${disk}`);
      for (const portal of Object.keys(this.layout.portals)) if (!this.state.tribal[tribe]) add(`portal ${portal}`);
      for (const side of this.sidesOf(tribe)) add(`sexuality ${side}`);
    }
    if (this.isDaughterFree && this.daughter) add(`card ${this.daughter}`);
    return found;
  }

  waysToSlot(slot: string): string[] {
    return [`slot ${slot}`, `place ${slot}`];
  }

  /** What options can name to mean a biome, or somebody there. */
  waysToBiome(card: string): string[] {
    const guests = this.layout.tribes.map((tribe) => `place ${card}_for_${tribe}`);
    return [`card ${card}`, `place ${card}`, ...guests];
  }

  /** A card of a tableau or a hand; its husband and its disks have places of their own. */
  waysToCard(card: string): string[] {
    return [`card ${card}`, `place ${card}`];
  }

  waysToHusband(card: string): string[] {
    return [`place wed_${card}`, `dedicated wed_${card}`];
  }

  waysToRank(tribe: string, number: number): string[] {
    const spot = `${tribe}_${number}`;
    const own = this.isMine(tribe) ? [`rank ${number}`] : [];
    return [...own, `dedicated ${spot}`, `place ${spot}`, `spot ${spot}`];
  }

  // Species

  /** The ranks of the side of the placard that is up, each with its number from 1. */
  ranks(tribe: string): [number: number, rank: Rank][] {
    const all = this.layout.ranks.map((rank, place): [number, Rank] => [place + 1, rank]);
    return all.filter(([, rank]) => this.state.tribal[tribe] || !rank.tribal);
  }

  /** The sides of a sexuality card, that which is up first. */
  sidesOf(tribe: string): string[] {
    const up = this.state.sexuality[tribe];
    const sides = this.layout.sexuality_cards[this.state.sexuality_card[tribe] ?? ''] ?? [];
    return [...sides].sort((one, other) => Number(other === up) - Number(one === up));
  }

  vocabulary(tribe: string, disk: string): number {
    return this.state.vocabulary[tribe]?.[disk] ?? 0;
  }

  /** The cards in a tableau of one kind, in the order in which they were laid. */
  laid(tribe: string, kind: Kind): string[] {
    return (this.facts.tableau[tribe] ?? []).filter((card) => this.printed(card)?.kind === kind);
  }

  // Pieces

  group(tribe: string, place: string): Group | null {
    return this.groups(place, [tribe])[0] ?? null;
  }

  everybody(place: string): Group[] {
    return this.groups(place, this.layout.tribes);
  }

  /** Who stands on a card: of each host his own pieces, and Wanderlusters who are there for him. */
  parties(card: string): Party[] {
    return this.layout.tribes
      .map((host) => ({ host, own: this.group(host, card), guests: this.everybody(`${card}_for_${host}`) }))
      .filter(({ own, guests }) => own !== null || guests.length > 0);
  }

  partiesInWords(parties: Party[]): string {
    const said = parties.flatMap(({ own, guests }) => [
      ...(own ? [this.inWords([own])] : []),
      ...(guests.length ? [`${this.say('guests')} ${this.inWords(guests)}`] : []),
    ]);
    return said.join(comma());
  }

  /** Where the pieces of each species are, by the names of places on the board. */
  get standing(): Standing {
    return stand(this.state);
  }

  /** Where the disks of each colour of each species are, by the names of places on the board. */
  get bound(): Standing {
    const { vocabulary, portals, immature, disks } = this.state;
    const found: Standing = {};
    const put = (tribe: string, disk: string, place: string, count: number): void => {
      (found[`${tribe} ${disk}`] ??= {})[place] = count;
    };
    for (const tribe of this.tribes) {
      for (const disk of this.layout.disks) put(tribe, disk, `words ${tribe} ${disk}`, vocabulary[tribe]?.[disk] ?? 0);
      for (const [portal, count] of Object.entries(portals[tribe] ?? {})) {
        put(tribe, this.layout.portals[portal]?.disk ?? '', `portal ${tribe} ${portal}`, count);
      }
      this.layout.ranks.forEach((rank, place) => {
        const spot = `${tribe}_${place + 1}`;
        if (immature[spot]) put(tribe, rank.disk, `bond ${spot}`, 1);
      });
      for (const card of this.facts.tableau[tribe] ?? []) {
        for (const [disk, count] of Object.entries(disks[card] ?? {})) put(tribe, disk, `${card} ${disk}`, count);
        if (this.state.unripe[card]) put(tribe, 'orange', `wed_${card}`, 1);
      }
    }
    return found;
  }

  /** The die that a suitor of a daughter has rolled this turn, or nothing. */
  courtship(card: string): { tribe: string; face: number } | null {
    const line = this.ofThisTurn.findLast(({ phrase, args }) => phrase === 'courted' && args.includes(`card ${card}`));
    return line ? { tribe: named(line.args, 'tribe'), face: Number(named(line.args, 'count')) } : null;
  }

  /** Whether the hunters of a species had hits enough for a card this turn; nothing where it is not known. */
  succeeded(card: string, tribe: string): boolean | null {
    const told = this.ofThisTurn.findLast(
      ({ phrase, args }) =>
        HUNTED.includes(phrase) && args.includes(`card ${card}`) && args.includes(`tribe ${tribe}`),
    );
    return told ? told.phrase === HUNTED[0] : null;
  }

  /** The lines of the record since the turn began. */
  private get ofThisTurn(): readonly Line[] {
    const lines = this.props.lines ?? [];
    return lines.slice(lines.findLastIndex(({ phrase }) => phrase === 'turn_begins') + 1);
  }

  rollInWords({ tribe, dice }: Roll): string {
    return `${this.tribe(tribe)}${colon()}${dice.join(comma())}`;
  }

  /** Disks that lie on a card of a tableau, one by one. */
  disksOn(card: string): string[] {
    const row = this.state.disks[card] ?? {};
    return this.layout.disks.flatMap((disk) => new Array<string>(row[disk] ?? 0).fill(disk));
  }

  isReconstructed(card: string, ...values: string[]): boolean {
    const ours = this.layout.reconstructed[card] ?? [];
    return values.some((value) => ours.includes(value));
  }

  // The event

  get turns(): number {
    return this.state.turn + this.state.events.length;
  }

  get daughter(): string | null {
    return this.state.event === NONE ? null : this.state.event;
  }

  /** Whether the daughter of the event has still to be given out. */
  get isDaughterFree(): boolean {
    const { daughter } = this;
    return daughter !== null && this.state.phase === EVENT && !this.isLaid(daughter);
  }

  isLaid(card: string): boolean {
    return Object.values(this.facts.tableau).some((cards) => cards.includes(card));
  }

  /** How the species stand in the auction. Bidding goes round in the order of play, and whoever leads is not asked: so
   * those have passed who come after the last bidder and before the one who is asked.
   */
  bidding(tribe: string): Bidding {
    const { order } = this.state;
    if (this.facts.highest_bidder === tribe) return 'leads';
    if (this.isAsked(tribe)) return 'asked';
    const asked = order.findIndex((each) => this.isAsked(each));
    const last = order.indexOf(this.lastBidder);
    const place = order.indexOf(tribe);
    const since = (of: number): number => (last < 0 ? of : (of - last + order.length) % order.length);
    if (asked >= 0 && since(place) < since(asked) && tribe !== this.lastBidder) return 'passed';
    return this.state.bids[tribe] ? 'bid' : 'waits';
  }

  biddingInWords(tribe: string): string {
    return this.say(STANDINGS[this.bidding(tribe)]);
  }

  private get lastBidder(): string {
    const bid = this.props.lines?.findLast(({ phrase }) => phrase === 'bids');
    const tribe = bid ? named(bid.args, 'tribe') : NONE;
    return this.state.bids[tribe] ? tribe : this.facts.highest_bidder;
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

  /** Where a card lies face up, or nothing. */
  slotOf(card: string): string | null {
    return this.layout.slots.find((slot) => this.state.slots[slot] === card) ?? null;
  }

  // Cards in words

  /** A term of an offer, read from the side of whoever makes it: `give_card horse`, `leave`. */
  term(value: string): string {
    const [kind = '', card] = value.split(' ');
    const said = TERMS[kind] ?? kind;
    return card ? this.about(said, this.card(card)) : this.say(said);
  }

  /** What hunters read on a biome. */
  huntInWords(key: string): string[] {
    const card = this.printed(key);
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
    return this.facts.hand_dice[key] ?? this.printed(key)?.hunt?.hand ?? null;
  }

  /** What a card does in a tableau. */
  effectsInWords(key: string): string[] {
    const card = this.printed(key);
    if (!card) return [];
    const said: string[] = [];
    if (card.media.length) said.push(this.about('media-long', this.disks(card.media)));
    if (card.cost.length) said.push(this.about('cost-long', this.disks(card.cost)));
    if (card.portals.length) {
      said.push(this.about('portals-long', ...card.portals.map((portal) => this.word('portal', portal))));
    }
    if (card.gives) said.push(this.about('babies-long', card.gives));
    if (card.frees.length) said.push(this.about('frees', this.disks(card.frees)));
    for (const [type, faces] of Object.entries(card.changes)) {
      said.push(`${this.word('type', type)}${colon()}${faces.join('/')} → 1`);
    }
    if (card.hand_size) said.push(this.about('hand-cards', `+${card.hand_size}`));
    return [...said, ...card.powers.map((power) => this.say(`power-${power}`))];
  }

  /** A biome in words, as far as one could see it on the table. */
  biomeInWords(key: string): string {
    const parties = this.parties(key);
    const said = [this.card(key), ...this.huntInWords(key)];
    if (parties.length) said.push(this.about('there', this.partiesInWords(parties)));
    for (const [host, chance] of Object.entries(this.facts.chances[key] ?? {})) {
      said.push(`${this.say('chance')}${colon()}${this.tribe(host)} ${chance}%`);
    }
    return said.join(stop());
  }

  /** A card of a tableau in words: what it does, what lies on it, who is wed to it and who courts her. */
  laidInWords(key: string): string {
    const said = [this.card(key), ...this.effectsInWords(key)];
    const disks = this.disksOn(key);
    if (disks.length) said.push(this.about('immature', this.disks(disks)));
    const husband = this.everybody(`wed_${key}`);
    if (husband.length) said.push(this.about('wed', this.inWords(husband)));
    const suitors = this.parties(key);
    if (suitors.length) said.push(this.about('suitors', this.partiesInWords(suitors)));
    return said.join(stop());
  }
}

/** The element in which pieces of a place stand: Wanderlusters beside their hosts, those at home each with their own. */
export function placeOnBoard(place: string, tribe: string): string {
  const hunt = /^(.+)_for_\w+$/.exec(place);
  if (hunt) return hunt[1] ?? place;
  const host = /^(?:guests|kin)_of_(\w+)$/.exec(place);
  if (host) return `unassigned ${host[1]}`;
  return place === 'unassigned' || place === 'dead' ? `${place} ${tribe}` : place;
}

/** Where the pieces of each species are, by the names of places on the board. */
export function stand({ pieces }: Pick<State, 'pieces'>): Standing {
  const found: Standing = {};
  for (const [place, here] of Object.entries(pieces)) {
    for (const [tribe, count] of Object.entries(here)) {
      const row = (found[tribe] ??= {});
      const at = placeOnBoard(place, tribe);
      row[at] = (row[at] ?? 0) + count;
    }
  }
  return found;
}

/** The first value of a domain among arguments such as `tribe archaic`. */
function named(args: readonly string[], domain: string): string {
  return args.find((arg) => arg.startsWith(`${domain} `))?.slice(domain.length + 1) ?? '';
}
