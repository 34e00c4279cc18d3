// What every board's table can do: say things in words, and make things on the board that can be chosen.

import { colon, comma, stop } from '../../lib/marks';
import type { OptionSeen } from '../../lib/protocol';
import type { BoardProps, BoardWords } from '../board';

/** What an element has besides its class, so that it can be seen, heard and chosen. */
export type Attributes = Record<string, unknown>;

export const NOBODY = -1;

export class BoardTable {
  readonly seats: number;
  /** The seat that is asked, or NOBODY. */
  readonly asked: number;
  /** The seat whose eyes these are, or NOBODY. */
  readonly me: number;
  private readonly words: BoardWords;

  /** `prefixes` are those of the game's phrases, the first that has one counts: `arctic-face-`, `ui-arctic-`. */
  constructor(
    protected readonly props: BoardProps,
    private readonly prefixes: readonly string[],
  ) {
    this.words = props.words;
    this.seats = props.view.seats;
    this.me = props.seat ?? NOBODY;
    this.asked = (props.view.ask as { seat: number } | null | undefined)?.seat ?? NOBODY;
  }

  // Words

  /** What a value is called. */
  word(domain: string, value: string | number): string {
    return this.words.values[domain]?.[value] ?? String(value);
  }

  /** A phrase for the board, by its name without the prefix. */
  say(name: string): string {
    for (const prefix of this.prefixes) {
      const said = this.words.phrases[prefix + name];
      if (said !== undefined) return said;
    }
    return name;
  }

  knows(name: string): boolean {
    return this.prefixes.some((prefix) => prefix + name in this.words.phrases);
  }

  /** Something and what is to be said of it: `Ships: Russia 2, China`. */
  about(name: string, ...said: (string | number)[]): string {
    return `${this.say(name)}${colon()}${said.join(comma())}`;
  }

  // Choosing

  /** An element that any of these targets chooses, the first of them that can be chosen now. It is also pointed at by
   * what else names it; `also` says what counts as new in it.
   */
  element(label: string, choose: string[], names: string[] = [], also: string[] = []): Attributes {
    const { targets, focus, changed, onchoose, onfocus } = this.props;
    const target = choose.find((each) => targets.has(each));
    const pointed = [...choose, ...names].some((each) => focus.has(each));
    const fresh = also.some((each) => changed.has(each));
    const look = {
      'aria-label': fresh ? `${label}${stop()}${this.say('new')}` : label,
      'data-look': pointed ? 'focus' : target !== undefined ? 'lit' : undefined,
      'data-new': fresh ? '' : undefined,
    };
    // What cannot be chosen says why not when it is clicked; the page sees to that.
    if (target === undefined) return { ...look, role: 'img', 'data-about': choose.join('|') || undefined };
    const point = (): void => onfocus(target);
    const leave = (): void => onfocus(null);
    return {
      ...look,
      role: 'button',
      tabindex: 0,
      'data-target': target,
      onclick: () => onchoose(target),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onchoose(target);
      },
      onpointerenter: point,
      onpointerleave: leave,
      onfocus: point,
      onblur: leave,
    };
  }

  /** As `element`, where one of the targets can be chosen or is pointed at; else nothing that is read aloud, because
   * what it lies in says it already.
   */
  piece(label: string, choose: string[], names: string[] = []): Attributes {
    const { targets, focus } = this.props;
    const matters = choose.some((each) => targets.has(each)) || [...choose, ...names].some((each) => focus.has(each));
    return matters ? this.element(label, choose, names) : { 'aria-hidden': true };
  }

  /** What can be chosen now, in words. */
  get options(): readonly OptionSeen[] {
    return this.props.options ?? [];
  }

  offers(target: string): boolean {
    return this.props.targets.has(target);
  }

  offersAny(targets: string[]): boolean {
    return targets.some((target) => this.props.targets.has(target));
  }

  /** The targets of one kind that can be chosen, such as `recall 0` and `recall 1`. */
  offered(kind: string): string[] {
    return [...this.props.targets].filter((target) => target === kind || target.startsWith(`${kind} `));
  }

  isPointed(target: string): boolean {
    return this.props.focus.has(target);
  }

  isNew(target: string): boolean {
    return this.props.changed.has(target);
  }
}
