// What is shown one after another, so that people can follow: paused, step by step, or skipped.

export class Showing<Item> {
  waiting: Item[] = $state.raw([]);
  paused = $state(false);
  /** Whether the last one is still being looked at. */
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unpainted = false; // whether what was shown last is not on the screen yet

  /** `time` is how many milliseconds an item that has just been shown stays alone, with so many waiting behind it; all
   * that take none come together. `painted` calls back once what was shown is on the screen: the next ones wait for it.
   */
  constructor(
    private readonly show: (item: Item) => void,
    private readonly time: (item: Item, waiting: number) => number,
    private readonly painted: (then: () => void) => void = (then) => then(),
  ) {}

  /** Show this when its turn comes, which is at once where nothing is being looked at. */
  push(item: Item): void {
    this.waiting = [...this.waiting, item];
    this.goOn();
  }

  pause(): void {
    this.paused = true;
    this.stop();
  }

  resume(): void {
    this.paused = false;
    this.stop();
    this.goOn();
  }

  /** The next one now, and then no other until it is wished for. */
  step(): void {
    this.pause();
    while (this.waiting.length && !this.next()); // what takes no time is no step
  }

  /** To the last one at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.clear();
    if (last !== undefined) this.show(last);
  }

  /** Forget what waits. */
  clear(): void {
    this.stop();
    this.waiting = [];
    this.paused = false;
  }

  private goOn(): void {
    if (this.unpainted) return;
    let shown = false;
    while (this.waiting.length && !this.paused && this.timer === undefined) {
      const time = this.next();
      shown = true;
      if (time <= 0) continue;
      this.busy = true;
      this.timer = setTimeout(() => this.resume(), time);
    }
    if (shown) this.paint();
  }

  private paint(): void {
    this.unpainted = true;
    this.painted(() => {
      this.unpainted = false;
      this.goOn();
    });
  }

  /** Show the next one; how long it stays. */
  private next(): number {
    const [item, ...others] = this.waiting;
    this.waiting = others;
    this.show(item as Item);
    return this.time(item as Item, others.length);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.busy = this.unpainted = false;
  }
}
