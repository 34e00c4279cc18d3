// Declining for somebody who likes it so, where a hidden card is asked for. It takes as long whether there is such a card
// or not, and whoever has one can play it meanwhile: so when it is declined tells nobody anything.

import type { AskSeen } from './protocol';

export const DECLINE = 'decline';
const [LEAST, MOST] = [3000, 6000]; // milliseconds

export class Declining {
  /** The place of the option that is chosen soon, or nothing. */
  place: number | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly decline: (place: number) => void,
    private readonly random: () => number = Math.random,
  ) {}

  /** An ask is open; `on` is whether I am asked, and like it so. */
  begin(ask: AskSeen | null, on: boolean): void {
    clearTimeout(this.timer);
    const place = on && ask?.declines ? ask.options.findIndex(({ value }) => value === DECLINE) : -1;
    this.place = place < 0 ? null : place;
    if (place >= 0) this.timer = setTimeout(() => this.decline(place), LEAST + this.random() * (MOST - LEAST));
  }
}
