// Several asks that are one choice of several things, such as where new ships go: the same answer to some of them.

import type { AskSeen } from './protocol';

export class Repeating {
  private topic = '';
  private value = '';
  private left = 0;

  /** The option at a place is chosen for so many asks, the present one among them. */
  begin(ask: AskSeen, place: number, times: number): void {
    this.topic = ask.topic ?? '';
    this.value = ask.options[place]?.value ?? '';
    this.left = times - 1;
  }

  /** The place of the answer to the next ask, if it is still one of them; each is given once. */
  next(ask: AskSeen | null): number | null {
    const place = this.left > 0 && ask?.topic === this.topic ? ask.options.findIndex(({ value }) => value === this.value) : -1;
    this.left = place < 0 ? 0 : this.left - 1;
    return place < 0 ? null : place;
  }
}
