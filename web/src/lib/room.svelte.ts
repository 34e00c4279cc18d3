// A room as the page shows it: what is known of it, what is on its way to the server, and what can be asked of it.

import type { Asked, News, Reply } from './messages';
import type { Forbidden, DrawnPart, Hinted, Line, OptionAhead, TableSeen } from './protocol';
import { Lost, TableSocket, type Connection } from './socket';
import { isHurried, isStep, painted, stepTime } from './pace';
import { settings } from './settings.svelte';
import { Showing } from './showing.svelte';
import { Gap, heard, reminded, type Known } from './table';
import { trouble } from './troubles';

/** What I have sent and what is not confirmed: an option by its place, or the taking back of the last answer. */
export type Sending = { ask: number; option: number } | { ask: number; option: 'undo' } | null;

/** Milliseconds in which no answer to a new question counts: what was meant for the question before is no slip. */
export const GUARD = 350;

export class Room {
  /** What is shown. What others do is shown step by step, so this may be a little behind. */
  known: Known | null = $state.raw(null);
  /** What the server told last. */
  latest: Known | null = $state.raw(null);
  /** What the record tells of the step that was shown last. */
  fresh: Line[] = $state.raw([]);
  readonly following = new Showing<Known>(
    (known) => this.show(known),
    (_, waiting) => (this.isNews ? stepTime(settings.pace, waiting, isHurried(this.latest)) : 0),
    painted,
  );
  connection: Connection = $state('connecting');
  sending: Sending = $state.raw(null);
  /** The option a bot would choose, for the ask it was asked about. */
  hint: Hinted | null = $state.raw(null);
  thinking = $state(false);
  /** One sentence about what did not work. */
  trouble = $state('');
  /** When the last message about the clocks came, by this page's clock. */
  heardAt = $state(0);

  private socket: TableSocket;
  private isNews = false; // whether there was something to see in what was shown last
  private askedAt = -Infinity; // when the question was shown

  constructor(
    readonly id: string,
    private readonly lang: () => string,
  ) {
    this.socket = new TableSocket(() => this.address(), {
      news: (message) => this.heard(message),
      connection: (state) => (this.connection = state),
    });
  }

  get table(): TableSeen | null {
    return this.known?.table ?? null;
  }

  /** Whether I have given my seat up. */
  get resigned(): boolean {
    return this.known?.room.seats[this.known.seat]?.resigned ?? false;
  }

  /** Whether a bot answers in my place, until I take my seat back. */
  get standIn(): boolean {
    return this.known?.room.seats[this.known.seat]?.standing_in ?? false;
  }

  /** Whether I am the one who is asked, and have been shown all that led there. */
  get mine(): boolean {
    return this.called && this.known?.table?.number === this.latest?.table?.number;
  }

  /** Whether I am the one who is asked, perhaps without having seen why. */
  get called(): boolean {
    const seat = this.latest?.seat ?? -1;
    return seat >= 0 && this.latest?.table?.ask?.seat === seat && !this.standIn;
  }

  /** Whether an answer counts: not in the first moment of a new question. */
  get ready(): boolean {
    return !settings.guard || Date.now() - this.askedAt >= GUARD;
  }

  /** One that was `chosen` before the ask was there counts at once. */
  async answer(option: number, chosen = false): Promise<void> {
    if (this.sending || !this.table || !this.mine || !(this.ready || chosen)) return;
    await this.send({ ask: this.table.number, option }, { type: 'answer', ask: this.table.number, option });
  }

  async undo(): Promise<void> {
    const table = this.latest?.table; // where others have gone on nothing can be taken back, shown or not
    if (this.sending || !table?.undo) return;
    await this.send({ ask: table.number, option: 'undo' }, { type: 'undo', ask: table.number });
  }

  /** Where on the board the hinted answer is. */
  get lit(): string[] {
    const { hint, table } = this;
    return hint && hint.ask === table?.number ? (table.ask?.options?.[hint.option]?.targets ?? []) : [];
  }

  async wonder(): Promise<void> {
    if (this.thinking || !this.table || !this.mine) return;
    this.thinking = true;
    const reply = await this.ask({ type: 'hint', ask: this.table.number });
    this.thinking = false;
    if (reply?.type === 'hinted') this.hint = reply;
  }

  /** Why what is not offered is not, or why one of these things cannot be chosen. */
  async whyNot(about: string[] = []): Promise<Forbidden[] | null> {
    if (!this.table) return null;
    const reply = await this.ask({ type: 'why', ask: this.table.number, about });
    return reply?.type === 'why_not' ? reply.groups : null;
  }

  /** What would come of an option; with -1 the odds of all. Nobody is told if there is no answer. */
  async ahead(ask: number, option: number): Promise<OptionAhead[] | null> {
    if (this.connection !== 'open') return null;
    const reply = await this.socket.request({ type: 'ahead', ask, option }).catch(() => null);
    return reply?.type === 'foreseen' ? reply.options : null;
  }

  async draw(width: number, option: number): Promise<DrawnPart[] | null> {
    const reply = await this.ask({ type: 'draw', width, option });
    return reply?.type === 'drawing' ? reply.parts : null;
  }

  /** Whether it was said. */
  async say(text: string): Promise<boolean> {
    return (await this.ask({ type: 'say', text }))?.type === 'ack';
  }

  async takeBack(): Promise<void> {
    await this.ask({ type: 'take_back' });
  }

  /** Give my seat up for good. */
  async resign(): Promise<void> {
    this.trouble = '';
    await this.ask({ type: 'resign' });
  }

  /** Let a bot stand in for somebody who is away. */
  async handOver(seat: number): Promise<void> {
    this.trouble = '';
    await this.ask({ type: 'hand_over', seat });
  }

  async speak(lang: string): Promise<void> {
    if (this.known && this.known.lang !== lang) await this.ask({ type: 'speak', lang });
  }

  /** What I saw when I answered last, for somebody who has just come. */
  remind(then: TableSeen): void {
    if (this.known) this.known = reminded(this.known, then);
    if (this.latest) this.latest = reminded(this.latest, then);
  }

  /** Connect anew, because who I am at the table has changed. */
  again(): void {
    this.socket.again();
  }

  hurry(): void {
    this.socket.hurry();
  }

  end(): void {
    this.following.clear();
    this.socket.end();
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/socket/${encodeURIComponent(this.id)}?lang=${this.lang()}`;
  }

  private heard(message: News): void {
    const before = this.latest;
    try {
      this.latest = heard(before, message);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.socket.again();
      return;
    }
    if (message.type !== 'said' && this.latest !== before) this.heardAt = Date.now();
    if (message.type === 'welcome' || (this.latest.table?.number ?? 0) > (this.sending?.ask ?? Infinity)) this.sending = null;
    if (message.type === 'update') this.follow(this.latest, before);
    else if (message.type !== 'welcome' && this.following.waiting.length) this.mention(message);
    else {
      if (message.type === 'welcome') this.following.clear();
      this.show(this.latest);
    }
  }

  /** Show a step when its turn comes: what I did at once, what others did at my pace. */
  private follow(known: Known, before: Known | null): void {
    if (known === before) return;
    if (known.answered !== before?.answered) this.following.skip();
    this.following.push(known);
  }

  /** What is no step is told at once, with all that waits; only that the game is over has to wait for its end. */
  private mention(message: Exclude<News, { type: 'welcome' | 'update' }>): void {
    const meanwhile = (known: Known): Known => {
      const told = heard(known, message);
      return { ...told, room: { ...told.room, state: known.room.state } };
    };
    if (this.known) this.known = meanwhile(this.known);
    const { waiting } = this.following;
    this.following.waiting = waiting.map((each, place) => (place < waiting.length - 1 ? meanwhile(each) : heard(each, message)));
  }

  private show(known: Known): void {
    this.isNews = isStep(this.known, known);
    if (this.isNews) this.fresh = known.table?.lines ?? [];
    if (known.table?.number !== this.known?.table?.number) this.askedAt = Date.now();
    this.known = known;
    if (this.hint && this.hint.ask !== this.table?.number) this.hint = null;
  }

  /** What is sent counts as on its way until the table has gone on, or is known not to. */
  private async send(sending: Sending, asked: Asked): Promise<void> {
    this.trouble = '';
    this.sending = sending;
    const reply = await this.ask(asked);
    if (reply?.type !== 'ack') this.sending = null;
  }

  /** The answer to a request; nothing if it was lost on the way, and then the next welcome tells how things stand. */
  private async ask(asked: Asked): Promise<Reply | null> {
    try {
      const reply = await this.socket.request(asked);
      // Somebody else was quicker: the update that tells so is on its way, and nothing has to be said.
      if (reply.type === 'refused' && reply.code !== 'stale') this.trouble = trouble(reply.code, reply.reason);
      return reply;
    } catch (error) {
      if (error instanceof Lost) return null;
      throw error;
    }
  }
}
