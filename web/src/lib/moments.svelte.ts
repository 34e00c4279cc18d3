// Earlier moments of a game, fetched one at a time while the slider moves.

import { api } from './api';
import type { DrawnPart, TableSeen } from './protocol';
import { inWords } from './troubles';

interface Wanted {
  number: number;
  eyes: string;
  lang: string;
}

export class Moments {
  /** The moment that is looked at; none is now. */
  number: number | null = $state(null);
  /** Whose eyes it is seen with: a seat's number, `all`, or nothing for one's own. */
  eyes = $state('');
  table: TableSeen | null = $state.raw(null);
  trouble = $state('');

  private wanted: Wanted | null = null;
  private fetching = false;

  /** `near` gives what is known of a moment already. */
  constructor(
    private readonly room: string,
    private readonly near: (number: number) => TableSeen | null = () => null,
  ) {}

  /** To a moment of a game that has got as far as `last`; the last one, with one's own eyes, is now. */
  to(number: number, last: number, lang: string, eyes = this.eyes): void {
    const held = Math.max(0, Math.min(last, number));
    this.look(held === last && !eyes ? null : held, eyes, lang);
  }

  look(number: number | null, eyes: string, lang: string): void {
    this.number = number;
    this.eyes = eyes;
    this.trouble = '';
    this.wanted = number === null ? null : { number, eyes, lang };
    if (number === null) this.table = null;
    else if (!this.fetching) void this.fetch();
  }

  /** What I saw at a moment. */
  async find(number: number, lang: string): Promise<TableSeen> {
    return this.near(number) ?? (await api.at(this.room, number, { as: '', lang }));
  }

  /** Look at a moment that has been found. */
  put(table: TableSeen, lang: string): void {
    this.number = table.number;
    this.eyes = '';
    this.trouble = '';
    this.wanted = { number: table.number, eyes: '', lang };
    this.table = table;
  }

  /** The moment that is looked at as text, so many columns wide. */
  async draw(width: number): Promise<DrawnPart[] | null> {
    if (!this.wanted) return null;
    const { number, eyes, lang } = this.wanted;
    try {
      return await api.drawing(this.room, number, { as: eyes, lang, width });
    } catch (error) {
      this.trouble = inWords(error);
      return null;
    }
  }

  /** One request at a time: moments that the slider has passed meanwhile are left out. */
  private async fetch(): Promise<void> {
    this.fetching = true;
    let fetched: Wanted | null = null;
    while (this.wanted && this.wanted !== fetched) {
      const { number, eyes, lang } = (fetched = this.wanted);
      try {
        const table = await api.at(this.room, number, { as: eyes, lang });
        if (this.wanted) this.table = table;
      } catch (error) {
        this.trouble = inWords(error);
      }
    }
    this.fetching = false;
  }
}
