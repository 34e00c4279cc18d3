// What would come of the options of an ask: asked for when somebody points at one, and remembered while the ask is open.

import type { OddsSeen, OptionAhead } from './protocol';
import type { Room } from './room.svelte';

const WAIT = 120; // milliseconds that one points at an option before the server is asked

export class Foresight {
  /** By the places of the options; those with odds are known soon after the ask, the others when pointed at. */
  known: Map<number, OptionAhead> = $state.raw(new Map());
  private whole = new Set<number>();
  private ask = -1;
  private timer = 0;

  constructor(private readonly room: Room) {}

  /** A new ask is open, or none of mine: what is known is of no use any more. */
  begin(ask: number, mine: boolean): void {
    clearTimeout(this.timer);
    this.ask = ask;
    this.whole.clear();
    this.known = new Map();
    if (mine) this.timer = window.setTimeout(() => void this.look(-1), WAIT);
  }

  /** Somebody points at an option. */
  point(place: number): void {
    clearTimeout(this.timer);
    if (!this.whole.has(place)) this.timer = window.setTimeout(() => void this.look(place), WAIT);
  }

  private async look(place: number): Promise<void> {
    const ask = this.ask;
    const found = await this.room.ahead(ask, place);
    if (!found || ask !== this.ask) return;
    if (place >= 0) this.whole.add(place);
    this.known = new Map([...this.known, ...found.map((each) => [each.place, each] as const)]);
  }
}

/** A share in per cent; what can happen is never 0 %, and what may not is never 100 %. */
export function percent(ways: number, total: number): string {
  const share = Math.round((100 * ways) / total);
  if (share === 0 && ways > 0) return '<1%';
  if (share === 100 && ways < total) return '>99%';
  return `${share}%`;
}

/** Odds in a few signs, for a button: how likely success is, or how many hits to expect of each side. */
export function inShort(odds: readonly OddsSeen[]): string {
  const success = odds.find((each) => each.about === 'success')?.shares[0];
  if (success) return percent(success.ways, success.total);
  const hits = odds.filter((each) => each.about === 'hits_taken' || each.about === 'hits');
  const means = hits.map((each) => each.mean.toFixed(1)).join(' : ');
  return hits.length > 2 || !means ? '' : `⌀ ${means}`;
}

/** Those odds that help to choose: averages that are the same for all options do not. */
export function telling(odds: Map<number, string>): Map<number, string> {
  const all = [...odds.values()].filter(Boolean);
  return all.length > 1 && all.every((each) => each === all[0] && each.startsWith('⌀')) ? new Map() : odds;
}
