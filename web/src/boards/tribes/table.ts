// A table of tribes as its board reads it: pieces and places, rows of cards, offers, and what has no place to be chosen.

import { brackets, comma } from '../../lib/marks';
import type { BoardProps } from '../board';
import { BoardTable, NOBODY } from '../kit/table';
import { rollsOf, type Roll } from './rolls';

export { NOBODY };
export const NONE = 'none';
export const EVENT = 1;
export const ASSIGN = 2;
export const NEGOTIATE = 3;
export const HUNT = 4;
export const OVER = 7;

/** The fields of the state that all tribal games have. */
export interface TribalState {
  turn: number;
  phase: number;
  step: number;
  acting: number;
  event: string;
  order: string[];
  seat_of: Record<string, number>;
  points: Record<string, number>;
  winners: number[];
  pieces: Record<string, Record<string, number>>;
  alpha: Record<string, string>;
  tableau: Record<string, string>;
  hand: Record<string, string>;
  speaker: string;
  partner: string;
  proposed: boolean;
  agreed: Record<string, boolean>;
  offers: Record<string, number>;
  silent: Record<string, boolean>;
  contested: string;
  hunted: string;
  rolled: Record<string, boolean>;
  resolved: Record<string, boolean>;
  events: unknown[];
  decks: Record<string, unknown[]>;
  past: string[];
}

/** What the games tell besides, by tribe or card. */
export interface TribalFacts {
  seats: Record<string, number>;
  people: Record<string, number>;
  hand: Record<string, string[]>;
  tableau: Record<string, string[]>;
  unassigned: Record<string, number>;
  elders: Record<string, number>;
  hunters: Record<string, Record<string, number>>;
  /** The terms of the offer on the table, as values of options: `give_ivory 1`. */
  terms: string[];
}

/** Pieces of one tribe in one place. */
export interface Group {
  tribe: string;
  count: number;
  alpha: boolean;
}

/** An option that is chosen by a button of its own. */
export interface Choice {
  target: string;
  said: string;
}

const COUNTED = /^(number|alpha_among|bid) (\d+)$/;

export class TribalTable<State extends TribalState, Facts extends TribalFacts> extends BoardTable {
  readonly state: State;
  readonly facts: Facts;
  /** The tribes at the table, those of whoever looks or is asked first. */
  readonly tribes: string[];
  readonly topic: string;
  /** Numbers that the question names, such as the dice that lie there. */
  readonly args: number[];
  private readonly rolled: Map<string, Roll[]>;

  constructor(props: BoardProps, game: string) {
    super(props, [`${game}-face-`, `ui-${game}-`]);
    this.state = props.view.state as unknown as State;
    this.facts = (props.view as unknown as { facts: Facts }).facts;
    const ask = props.view.ask as { topic?: string; args?: number[] } | null;
    this.topic = ask?.topic ?? '';
    this.args = ask?.args ?? [];
    this.tribes = Object.keys(this.facts.seats).sort((one, other) => this.seatOf(one) - this.seatOf(other));
    this.rolled = rollsOf(props.lines ?? []);
  }

  // Tribes

  seatOf(tribe: string): number {
    return this.facts.seats[tribe] ?? NOBODY;
  }

  tribe(tribe: string): string {
    return this.word('tribe', tribe);
  }

  card(card: string): string {
    return this.word('card', card);
  }

  /** The name of whoever plays a tribe, where that says more than the tribe's own. */
  player(tribe: string): string {
    const name = this.word('seat', this.seatOf(tribe));
    return name === this.tribe(tribe) ? '' : name;
  }

  /** Whether it is up to a tribe to answer. */
  isAsked(tribe: string): boolean {
    return this.asked !== NOBODY && this.seatOf(tribe) === this.asked;
  }

  /** Whether I am asked for this tribe: only then are its ranks and disks meant. Where I play several, it is the one
   * whose turn it is, in the phases that go by the order.
   */
  isMine(tribe: string): boolean {
    if (this.options.length === 0 || !this.isAsked(tribe)) return false;
    const { order, acting, phase } = this.state;
    const turn = phase === EVENT || phase === ASSIGN || phase === 5 ? order[acting] : undefined;
    return turn === undefined || !this.isAsked(turn) || turn === tribe;
  }

  get over(): boolean {
    return this.state.phase === OVER;
  }

  // Pieces

  /** Who stands in a place, in the order of the seats; `present` are all whose pieces there can be. */
  groups(place: string, present: string[] = this.tribes): Group[] {
    const here = this.state.pieces[place] ?? {};
    return present
      .filter((tribe) => (here[tribe] ?? 0) > 0)
      .map((tribe) => ({ tribe, count: here[tribe] ?? 0, alpha: this.state.alpha[tribe] === place }));
  }

  count(place: string, tribe: string): number {
    return this.state.pieces[place]?.[tribe] ?? 0;
  }

  /** `Norse 3 with the Alpha, Thule 2`. */
  inWords(groups: Group[]): string {
    const said = groups.map(({ tribe, count, alpha }) => {
      const of = `${this.tribe(tribe)} ${count}`;
      return alpha ? brackets(of, this.say('alpha')) : of;
    });
    return said.join(comma());
  }

  // Dice

  /** The last rolls in a place for which something is settled in this phase: attacks are of chapter F. */
  rolls(place: string): Roll[] {
    const { phase, hunted, contested, resolved } = this.state;
    const rolled = this.rolled.get(place) ?? [];
    if (phase === NEGOTIATE && contested === place) return rolled.filter(({ clause }) => clause.startsWith('F'));
    if (phase === HUNT && (hunted === place || resolved[place])) return rolled.filter(({ clause }) => !clause.startsWith('F'));
    return [];
  }

  // Choices

  /** The options that name nothing of what the board shows: each needs a button of its own. `shown` are the targets
   * that have a place.
   */
  unplaced(shown: Set<string>): Choice[] {
    return this.options
      .filter(({ targets }) => !targets.some((target) => shown.has(target)))
      .map(({ value, text }) => ({ target: value, said: text }));
  }

  /** What an option is called that is offered now. */
  said(value: string): string {
    return this.options.find((option) => option.value === value)?.text ?? value;
  }

  /** The number of an option that is one of several in a row: so many pieces, with the Alpha or not, so many disks. */
  static counted(target: string): { kind: string; count: number } | null {
    const found = COUNTED.exec(target);
    return found ? { kind: found[1] ?? '', count: Number(found[2]) } : null;
  }
}
