// The table of Greenland as the parts of its board read it.

import { comma, stop } from '../../lib/marks';
import type { BoardProps } from '../board';
import { NONE, TribalTable, type Sign, type TribalFacts, type TribalState } from '../tribes';

export type Disk = 'energy' | 'ivory' | 'iron';
export const DISKS: readonly Disk[] = ['energy', 'ivory', 'iron'];
export const KINDS = ['daughter', 'animal', 'invention', 'import', 'game'] as const; // of a tableau, in this order
export const ELDERS = 6;

type ByType = Record<string, number[]>;

/** A card as it is printed; `ours` are those of its values that are reconstructed. */
export interface Card {
  kind: string;
  number: string;
  row: string | null;
  home: string | null;
  climax: number;
  points: number;
  hay: number;
  gives: number;
  wool: boolean;
  sled: boolean;
  raid: number[];
  raid_deadly: number[];
  rerolls: ByType;
  changes: ByType;
  first: string[];
  hand_size: number;
  animal_hand_size: number;
  powers: string[];
  value: Record<Disk, number>;
  ours: string[];
}

export interface Rank {
  title: string;
  several: boolean;
  rerolls: ByType;
  hand_size: number;
  powers: string[];
}

export interface Layout {
  rows: string[];
  ranks: string[];
  most_energy: number;
  pieces: number;
  colonists_allowed: number;
  cards: Record<string, Card>;
  placards: Record<string, { home: string; sides: Record<string, Rank[]> }>;
}

/** What there is to hunt; dice alike are 0 where a success is enough. */
export interface Hunt {
  type: string;
  hits: number;
  hitting: number[];
  deadly: number[];
  babies: number;
  energy: number;
  ivory: number;
  iron: number;
  depletion: number;
  trophy: number | null;
  hand: number | null;
}

export interface EventIcon {
  kind: string;
  number: number;
  tribes: string[];
}

export interface State extends TribalState {
  extinct: Record<string, boolean>;
  religion: Record<string, string>;
  energy: Record<string, number>;
  ivory: Record<string, number>;
  iron: Record<string, number>;
  warm: Record<string, string[]>;
  cold: Record<string, string[]>;
  hostile: Record<string, boolean>;
  aside: string;
  raided: Record<string, boolean>;
  withheld: Record<string, number>;
  done: Record<string, boolean>;
  converting: Record<string, boolean>;
  heroine: string;
  depot: number;
  mine: number;
  banked: Record<string, number>;
}

export interface Facts extends TribalFacts {
  hand_size: Record<string, number>;
  animal_hand_size: Record<string, number>;
  points: Record<string, number>;
  idle: string[];
  women: string;
  hunts: Record<string, Hunt>;
  first_out: Record<string, string>;
  cold: string[];
  icons: EventIcon[];
  icon: number;
  ship: boolean;
  goods: string;
  conditions: boolean[];
  chances?: Record<string, Record<string, number>>;
}

/** Something a card does: a sign with a number or faces of dice, and the same in words. */
export interface Effect {
  sign: Sign;
  type?: string;
  text: string;
  said: string;
}

export class Table extends TribalTable<State, Facts> {
  readonly layout: Layout;
  /** Whose pieces can stand somewhere: the tribes, and in a saga the women. */
  readonly present: string[];

  constructor(props: BoardProps) {
    super(props, 'greenland');
    this.layout = props.layout as unknown as Layout;
    const { women } = this.facts;
    this.present = women === NONE ? this.tribes : [...this.tribes, women];
  }

  // Cards

  printed(card: string): Card {
    const found = this.layout.cards[card];
    if (!found) throw new Error(`no such card: ${card}`);
    return found;
  }

  /** The cards of a row on its cold and on its warm side, from left to right; the deck is between them. */
  row(row: string): { cold: string[]; warm: string[] } {
    return { cold: this.state.cold[row] ?? [], warm: this.state.warm[row] ?? [] };
  }

  get inRows(): string[] {
    return this.layout.rows.flatMap((row) => [...this.row(row).cold, ...this.row(row).warm]);
  }

  isCold(card: string): boolean {
    return this.facts.cold.includes(card);
  }

  isOurs(card: string, ...values: string[]): boolean {
    const { ours } = this.printed(card);
    return values.some((value) => ours.includes(value));
  }

  /** Where the data have what is hunted on the side that is up. */
  private side(card: string): string {
    const { kind, row } = this.printed(card);
    if (kind !== 'new_world') return 'hunt';
    return this.state.hostile[row ?? ''] ? 'hostile' : 'peaceful';
  }

  /** Whether something of what is hunted is reconstructed. */
  isOursToHunt(card: string, value: string): boolean {
    return this.isOurs(card, `${this.side(card)}.${value}`);
  }

  type(type: string): string {
    return this.say(`type-${type}`);
  }

  /** A card of a row in words. */
  biomeInWords(card: string): string {
    const hunt = this.facts.hunts[card];
    const printed = this.printed(card);
    const said = [this.card(card), this.say(this.isCold(card) ? 'cold' : 'warm')];
    if (printed.kind === 'new_world') said.push(this.say(this.side(card)));
    if (hunt) {
      said.push(this.about('type', this.type(hunt.type)));
      said.push(this.about('hits', `${hunt.hits} × ${hunt.hitting.join('/')}`));
      if (hunt.deadly.length) said.push(this.about('deadly', ...hunt.deadly));
      const yields = [
        ...(['babies', ...DISKS] as const).filter((good) => hunt[good] > 0).map((good) => `${this.good(good)} ${hunt[good]}`),
      ];
      if (yields.length) said.push(this.about('yields', ...yields));
      if (hunt.depletion) said.push(this.about('cost', `${this.good('energy')} ${hunt.depletion}`));
      if (hunt.trophy !== null) said.push(this.about('trophy', `${this.say('alike')} ${hunt.trophy}`));
      if (hunt.hand !== null) {
        said.push(this.about('to-hand', hunt.hand ? `${this.say('alike')} ${hunt.hand}` : this.say('success')));
      }
    }
    said.push(this.about('climax-of', printed.climax));
    if (this.facts.first_out[printed.row ?? ''] === card) said.push(this.say('first-out'));
    said.push(...this.does(card));
    const here = this.groups(card, this.present);
    if (here.length) said.push(this.about('there', this.inWords(here)));
    for (const [tribe, chance] of Object.entries(this.facts.chances?.[card] ?? {})) {
      said.push(this.about('chance', `${this.tribe(tribe)} ${chance}%`));
    }
    if (printed.ours.length) said.push(this.say('ours'));
    return said.join(stop());
  }

  good(good: string): string {
    return good === 'babies' ? this.say('babies-of') : this.word('disk', good);
  }

  /** What a card does, in words only: what has several signs is said once. */
  does(card: string): string[] {
    return [...new Set(this.effects(card).map((effect) => effect.said))];
  }

  /** What a card does in a tableau, costs and is worth. */
  effects(card: string): Effect[] {
    const found = this.printed(card);
    const said: Effect[] = [...this.rolledBy(found.rerolls, 'reroll'), ...this.rolledBy(found.changes, 'change')];
    for (const type of found.first) said.push({ sign: 'first', type, text: '', said: this.about('first-in', this.type(type)) });
    if (found.sled) said.push({ sign: 'sled', text: '', said: this.say('sled') });
    if (found.hand_size) said.push(this.plus('hand', found.hand_size, 'hand-size-of'));
    if (found.animal_hand_size) said.push(this.plus('hand', found.animal_hand_size, 'animal-hand-size-of', 'D'));
    for (const power of found.powers) said.push({ sign: 'power', text: '', said: this.say(`power-${power}`) });
    if (found.hay) said.push({ sign: 'hay', text: String(found.hay), said: this.about('hay-of', found.hay) });
    if (found.gives) {
      const wool = found.wool ? ` / ${this.good('ivory')} 1` : '';
      const given = this.about('gives-of', `${this.good('babies')} ${found.gives}${wool}`);
      said.push({ sign: 'baby', text: `${found.gives}${found.wool ? '/' : ''}`, said: given });
      if (found.wool) said.push({ sign: 'ivory', text: '1', said: given });
    }
    if (found.kind === 'animal') {
      said.push(
        found.raid.length
          ? { sign: 'raid', text: found.raid.join(' '), said: this.about('raided-of', found.raid.join(comma())) }
          : { sign: 'raid', text: '–', said: this.say('unraided') },
      );
    }
    const value = DISKS.filter((disk) => found.value[disk] > 0).map((disk) => `${this.good(disk)} ${found.value[disk]}`);
    for (const disk of DISKS) {
      if (found.value[disk]) said.push({ sign: disk, type: 'value', text: String(found.value[disk]), said: this.about('value-of', ...value) });
    }
    if (found.points) said.push({ sign: 'points', text: String(found.points), said: this.about('points-of', found.points) });
    return said;
  }

  private plus(sign: Sign, count: number, name: string, mark = ''): Effect {
    return { sign, text: `+${count}${mark}`, said: this.about(name, `+${count}`) };
  }

  private rolledBy(faces: ByType, sign: 'reroll' | 'change'): Effect[] {
    return Object.entries(faces).map(([type, shown]) => ({
      sign,
      type,
      text: sign === 'change' ? `${shown.join(' ')}→1` : shown.join(' '),
      said: this.about(sign === 'change' ? 'change-of' : 'reroll-of', `${this.type(type)} ${shown.join(comma())}${sign === 'change' ? ' → 1' : ''}`),
    }));
  }

  // Tribes

  ranks(tribe: string): Rank[] {
    const side = this.state.religion[tribe] ?? '';
    return this.layout.placards[tribe]?.sides[side] ?? [];
  }

  rankEffects(rank: Rank): Effect[] {
    const said = this.rolledBy(rank.rerolls, 'reroll');
    if (rank.hand_size) said.push(this.plus('hand', rank.hand_size, 'hand-size-of'));
    const names: Record<string, string> = { warms_card: 'power-warms_card', warms_new_world: 'warms-new-world', ivory_tools: 'ivory-tools' };
    for (const power of rank.powers) said.push({ sign: 'power', text: '', said: this.say(names[power] ?? power) });
    return said;
  }

  /** The cards of a tableau, by kind. */
  laid(tribe: string): { kind: string; cards: string[] }[] {
    const cards = this.facts.tableau[tribe] ?? [];
    return KINDS.map((kind) => ({ kind, cards: cards.filter((card) => this.printed(card).kind === kind) })).filter(
      (each) => each.cards.length,
    );
  }

  held(tribe: string): string[] {
    return this.facts.hand[tribe] ?? [];
  }

  disks(tribe: string, disk: Disk): number {
    return this.state[disk][tribe] ?? 0;
  }

  isOut(tribe: string): boolean {
    return Boolean(this.state.extinct[tribe]);
  }

  homes(row: string): string[] {
    return this.tribes.filter((tribe) => this.layout.placards[tribe]?.home === row);
  }

  /** The points of a tribe: at the end what it has, before what it would have; nothing where all win together. */
  points(tribe: string): number | null {
    if (this.over) return this.state.points[tribe] ?? 0;
    return this.facts.points[tribe] ?? null;
  }

  // Choosing

  /** The cards of rows, tableaus and hands. */
  private get lying(): string[] {
    return [...this.inRows, ...this.tribes.flatMap((tribe) => [...(this.facts.tableau[tribe] ?? []), ...this.held(tribe)])];
  }

  /** Cards that can be chosen and lie nowhere yet, such as the animals one may begin with. */
  get loose(): string[] {
    const lying = new Set(this.lying);
    const named = this.options.flatMap(({ targets }) => targets.filter((target) => target.startsWith('card ')));
    return [...new Set(named.map((target) => target.slice('card '.length)))].filter((card) => !lying.has(card));
  }

  /** What is being sold, if I am asked what I pay for it. */
  get sold(): string | null {
    return ['bid', 'buy'].includes(this.topic) && this.facts.goods !== NONE ? this.facts.goods : null;
  }

  /** All that has a place on the board to be chosen at. */
  get shown(): Set<string> {
    const cards = [...this.lying, ...this.loose];
    const spots = this.tribes.flatMap((tribe) => this.layout.ranks.map((rank) => `${tribe}_${rank}`));
    const mine = this.tribes.some((tribe) => this.isMine(tribe));
    return new Set([
      ...cards.flatMap((card) => [`card ${card}`, `place ${card}`, `place wed_${card}`]),
      ...spots.flatMap((spot) => [`spot ${spot}`, `place ${spot}`]),
      ...(mine ? this.layout.ranks.map((rank) => `rank ${rank}`) : []),
      ...(mine ? DISKS.map((disk) => `disk ${disk}`) : []),
      ...this.tribes.map((tribe) => `tribe ${tribe}`),
      ...this.layout.rows.map((row) => `row ${row}`),
      ...this.amounts.map(({ target }) => target),
    ]);
  }

  /** The terms of an offer that are numbers: who gives how much of what, and how many leave. */
  get amounts(): { target: string; side: 'give' | 'ask'; what: string; count: number }[] {
    return this.options.flatMap(({ value }) => {
      const found = /^(?:(give|ask)_(energy|ivory|iron)|(ask_)?(leave)) (\d+)$/.exec(value);
      if (!found) return [];
      const side = found[1] === 'ask' || found[3] ? 'ask' : 'give';
      return [{ target: value, side, what: found[2] ?? found[4] ?? '', count: Number(found[5]) }] as const;
    });
  }
}
