// What happened since my last answer, played back on the board moment by moment, up to now.

import { stepTime } from './pace';
import type { Line, TableSeen } from './protocol';
import { settings } from './settings.svelte';
import { Showing } from './showing.svelte';

/** What plays back shows: an earlier moment, or now again. */
export interface Stage {
  find(number: number): Promise<TableSeen>;
  put(table: TableSeen): void;
  now(): void;
}

type Shown = TableSeen | 'now';

/** The moments of which the record tells something, after a number. */
export function momentsSince(lines: readonly Line[], number: number): number[] {
  return [...new Set(lines.filter((line) => line.number > number).map((line) => line.number))];
}

export class Playback {
  active = $state(false);
  /** The moment that is shown, and the one before it; both only while something is played back. */
  table: TableSeen | null = $state.raw(null);
  before: TableSeen | null = $state.raw(null);
  readonly showing = new Showing<Shown>(
    (shown) => this.show(shown),
    (_, waiting) => (this.active ? stepTime(settings.pace === 'off' ? 'normal' : settings.pace, Math.min(waiting, MANY)) : 0),
  );
  private run = 0;

  constructor(private readonly stage: Stage) {}

  /** Play these moments, after what was seen at `from`. */
  async play(from: number, numbers: number[]): Promise<void> {
    const run = ++this.run;
    this.showing.clear();
    this.before = this.table = null;
    this.active = true;
    try {
      for (const number of [from, ...numbers]) {
        const table = await this.stage.find(number);
        if (run !== this.run) return;
        this.showing.push(table);
      }
      this.showing.push('now');
    } catch (error) {
      if (run === this.run) this.end();
      throw error;
    }
  }

  /** Play no more, and stay where it is. */
  stop(): void {
    this.run++;
    this.showing.clear();
    this.active = false;
    this.before = this.table = null;
  }

  /** Back to now at once. */
  end(): void {
    this.run++;
    this.showing.clear();
    this.show('now');
  }

  private show(shown: Shown): void {
    if (shown === 'now') {
      this.active = false;
      this.before = this.table = null;
      this.stage.now();
      return;
    }
    this.before = this.table;
    this.table = shown;
    this.stage.put(shown);
  }
}

const MANY = 20; // however much happened, each step stays long enough to be seen
