// What is pointed at. A pointer that has not moved since the question changed points at nothing, whatever lies under it.

export class Pointing<Thing> {
  at: Thing | null = $state.raw(null);
  private under: Thing | null = null;
  private resting = false;

  /** Something lies under the pointer or has the focus now, or nothing any more. */
  enter(thing: Thing | null): void {
    this.under = thing;
    if (!this.resting) this.at = thing;
  }

  /** There is a new question. */
  rest(): void {
    this.at = this.under = null;
    this.resting = true;
  }

  /** The pointer has moved; `found` is what lies there, where nobody has said so. */
  move(found: Thing | null = null): void {
    if (!this.resting) return;
    this.resting = false;
    this.at = this.under ?? found;
  }

  /** A key was pressed: what gets the focus from now on is pointed at, and not what lies under the pointer. */
  press(): void {
    this.resting = false;
  }
}
