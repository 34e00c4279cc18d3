// The table as the parts of the board read it: a seat's view, what is printed, the words, and what can be chosen.

import { brackets, stop } from '../../lib/marks';
import type { BoardProps } from '../board';
import { BoardTable, NOBODY } from '../kit/table';

export type Ring = 'pole' | 'inner' | 'middle' | 'outer' | 'beyond';

export interface Region {
  kind: 'coast' | 'sea' | 'pole';
  ring: Ring;
  owner: string | null;
  deposit: string | null;
  cost: number;
  harbour: string[];
  neighbours: string[];
  north: string[];
}

export interface Country {
  tax: number;
  build_limit: number;
  council_markers: number;
  ships: number;
}

/** What `layout` of the game's face tells. */
export interface Layout {
  turns: number;
  regions: Record<string, Region>;
  countries: Record<string, Country>;
  china: { name: string; ships: number };
  accession: { joins: string; union: string; tax: number; build_limit: number };
  actions: string[][];
  laws: string[];
  majority: number;
  track: number[];
  yellow: Record<string, number>;
  values: Record<string, number[]>;
}

/** The fields of the state that the board shows; seats are numbers, and NOBODY is an empty space. */
export interface State {
  turn: number;
  phase: number;
  start: number;
  money: number[];
  score: number[];
  tiles: number[];
  hand: number[];
  influence: Record<string, Record<string, number>>;
  action: Record<string, Record<string, number>>;
  invest: number[];
  yellow: number[];
  treasury: Record<string, number>;
  conflict: Record<string, string>;
  council: Record<string, string>;
  law: string;
  support: number;
  joined: boolean;
  ships: Record<string, Record<string, number>>;
  control: Record<string, string>;
  facility: Record<string, number>;
  protector: Record<string, number>;
  protector_from: Record<string, string>;
  acting: number;
  acted: number[];
  pending: string;
}

export { NOBODY };
export const SUPPORT_SPACES = 2;
export const SETUP = 0;
export const ACTIONS_PHASE = 6;
export const PHASES = 9;
export const OVER = 10;

export class Table extends BoardTable {
  readonly state: State;
  readonly layout: Layout;

  constructor(props: BoardProps) {
    super(props, ['arctic-face-', 'ui-arctic-']);
    this.state = props.view.state as unknown as State;
    this.layout = props.layout as unknown as Layout;
  }

  company(seat: number): string {
    return seat === NOBODY ? this.say('nobody') : this.word('seat', seat);
  }

  // The table

  get countries(): string[] {
    return Object.keys(this.layout.countries);
  }

  get resources(): string[] {
    return Object.keys(this.layout.values);
  }

  /** The country whose lobbyists act now, or nothing. */
  get acting(): string | undefined {
    return this.state.phase === ACTIONS_PHASE ? this.countries[this.state.acting] : undefined;
  }

  /** Norway, once it has joined the EU. */
  isMember(country: string): boolean {
    return this.state.joined && country === this.layout.accession.joins;
  }

  /** The EU, once Norway has joined it. */
  isEnlarged(country: string): boolean {
    return this.state.joined && country === this.layout.accession.union;
  }

  influenceSpaces(country: string): string[] {
    return this.isEnlarged(country) ? ['1', '2', '3', '4'] : ['1', '2', '3'];
  }

  /** Whether the next lobbyist of the acting country stands here. */
  isNext(country: string, space: string): boolean {
    if (country !== this.acting || this.state.pending !== 'none') return false;
    const waiting = (each: string, number: number): boolean => {
      const seat = this.state.influence[country]?.[each] ?? NOBODY;
      return seat !== NOBODY && !this.state.acted[number];
    };
    return this.influenceSpaces(country).find(waiting) === space;
  }

  tax(country: string): number {
    return this.isEnlarged(country) ? this.layout.accession.tax : (this.layout.countries[country]?.tax ?? 0);
  }

  buildLimit(country: string): number {
    const { accession, countries } = this.layout;
    return this.isEnlarged(country) ? accession.build_limit : (countries[country]?.build_limit ?? 0);
  }

  /** The countries in conflict with one, whoever declared it; China's with all goes without saying. */
  foes(country: string): string[] {
    const { conflict } = this.state;
    return [...this.countries, this.layout.china.name].filter(
      (other) => conflict[country] === other || conflict[other] === country,
    );
  }

  /** How many markers a country has in the Council. */
  markers(country: string): number {
    const own = this.layout.countries[country]?.council_markers ?? 0;
    const joined = this.layout.countries[this.layout.accession.joins]?.council_markers ?? 0;
    return this.isEnlarged(country) ? own + joined : this.isMember(country) ? 0 : own;
  }

  /** Who has markers on a law. */
  voters(law: string): string[] {
    return this.countries.filter((country) => this.state.council[country] === law && this.markers(country) > 0);
  }

  votes(law: string): number {
    return this.voters(law).reduce((sum, country) => sum + this.markers(country), 0);
  }

  /** How many ships of a country are on the map. */
  fleet(country: string): number {
    return Object.values(this.state.ships).reduce((sum, row) => sum + (row[country] ?? 0), 0);
  }

  /** Whether the controller of a region is worth a flag: not where its colour says so already. */
  hasFlag(id: string): boolean {
    const control = this.state.control[id];
    const region = this.layout.regions[id];
    return control !== undefined && !(region?.kind === 'coast' && region.owner === control);
  }

  /** How many facilities of a resource a company has. */
  facilities(seat: number, resource: string): number {
    const { facility } = this.state;
    const owned = Object.keys(facility).filter((id) => facility[id] === seat);
    return owned.filter((id) => this.layout.regions[id]?.deposit === resource).length;
  }

  /** What a company's facilities of a resource would count if the game ended now. */
  worth(seat: number, resource: string): number {
    const count = this.facilities(seat, resource);
    return count * (this.layout.values[resource]?.[count] ?? 0);
  }

  /** A region in words, as far as one could see it on a map. */
  regionInWords(id: string): string {
    const { state, layout } = this;
    const region = layout.regions[id];
    if (!region) return id;
    const said = [this.word('region', id)];
    if (region.deposit) said.push(brackets(this.word('resource', region.deposit), `$${region.cost}`));
    const control = state.control[id];
    said.push(this.about('control', control ? this.word('country', control) : this.say('nobody')));
    const ships = Object.entries(state.ships[id] ?? {});
    if (ships.length > 0) said.push(this.about('ships', ...ships.map(([of, n]) => `${this.word('country', of)} ${n}`)));
    const owner = state.facility[id];
    if (owner !== undefined) {
      said.push(this.about('facility', this.company(owner), this.say(control ? 'legal' : 'illegal')));
    }
    const guard = state.protector[id];
    if (guard !== undefined) {
      said.push(this.about('protector', this.company(guard), this.word('country', state.protector_from[id] ?? '')));
    }
    if (region.harbour.length > 0) {
      said.push(this.about('harbour', ...region.harbour.map((country) => this.word('country', country))));
    }
    return said.join(stop());
  }

  /** The regions one can sail to from a region, in words. */
  neighboursInWords(id: string): string {
    const names = this.layout.regions[id]?.neighbours.map((other) => this.word('region', other)) ?? [];
    return this.about('neighbours', ...names);
  }
}
