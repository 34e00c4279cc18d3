// How long a step is looked at before the next one is shown.

import type { Speed } from './settings.svelte';
import type { Known } from './table';

const TIMES: Record<Speed, number> = { off: 0, slow: 1800, normal: 900, fast: 400 }; // milliseconds a step
const LONGEST = 15_000; // milliseconds that all that waits may take
const REST = 40; // milliseconds that a page has for itself after a frame, however quickly others play
const UNSEEN = 250; // milliseconds after which a page is not waited for: nothing is painted where nobody looks
const HURRY = 150; // milliseconds a step where my own clock runs meanwhile

/** How long one of so many steps stays. */
export function stepTime(pace: Speed, waiting: number, hurry = false): number {
  return Math.min(TIMES[pace], hurry ? HURRY : LONGEST / (waiting + 1));
}

/** Whether there is something to see: a step that the record says nothing about is passed over. */
export function isStep(before: Known | null, now: Known): boolean {
  return before !== null && now.lines.at(-1) !== before.lines.at(-1) && now.lines.length > 0;
}

/** Whether my clock runs although I have not been shown everything. */
export function isHurried(latest: Known | null): boolean {
  return latest !== null && latest.room.clock !== null && latest.table?.ask?.seat === latest.seat;
}

/** Calls back, perhaps twice, once what has changed now is on the screen. */
export function painted(then: () => void): void {
  if (typeof document === 'undefined') return then();
  requestAnimationFrame(() => setTimeout(then, REST));
  setTimeout(then, UNSEEN);
}
