// A room as the page shows it: what is known of it, what is on its way to the server, and what can be asked of it.

import type { Asked, News, Reply } from './messages';
import type { Forbidden, DrawnPart, TableSeen } from './protocol';
import { Lost, TableSocket, type Connection } from './socket';
import { Gap, heard, type Known } from './table';
import { trouble } from './troubles';

/** What I have sent and what is not confirmed: an option by its place, or the taking back of the last answer. */
export type Sending = { ask: number; option: number } | { ask: number; option: 'undo' } | null;

export class Room {
  known: Known | null = $state.raw(null);
  connection: Connection = $state('connecting');
  sending: Sending = $state.raw(null);
  /** The option a bot would choose, for the ask it was asked about. */
  hint: { ask: number; option: number } | null = $state.raw(null);
  thinking = $state(false);
  /** One sentence about what did not work. */
  trouble = $state('');
  /** When the last message about the clocks came, by this page's clock. */
  heardAt = $state(0);

  private socket: TableSocket;

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

  /** Whether I am the one who is asked. */
  get mine(): boolean {
    const seat = this.known?.seat ?? -1;
    return seat >= 0 && this.table?.ask?.seat === seat && !this.standIn;
  }

  async answer(option: number): Promise<void> {
    if (this.sending || !this.table || !this.mine) return;
    await this.send({ ask: this.table.number, option }, { type: 'answer', ask: this.table.number, option });
  }

  async undo(): Promise<void> {
    if (this.sending || !this.table?.undo) return;
    await this.send({ ask: this.table.number, option: 'undo' }, { type: 'undo', ask: this.table.number });
  }

  async wonder(): Promise<void> {
    if (this.thinking || !this.table || !this.mine) return;
    this.thinking = true;
    const reply = await this.ask({ type: 'hint', ask: this.table.number });
    this.thinking = false;
    if (reply?.type === 'hinted') this.hint = { ask: reply.ask, option: reply.option };
  }

  async whyNot(): Promise<Forbidden[] | null> {
    if (!this.table) return null;
    const reply = await this.ask({ type: 'why', ask: this.table.number });
    return reply?.type === 'why_not' ? reply.groups : null;
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

  /** Connect anew, because who I am at the table has changed. */
  again(): void {
    this.socket.again();
  }

  hurry(): void {
    this.socket.hurry();
  }

  end(): void {
    this.socket.end();
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/socket/${encodeURIComponent(this.id)}?lang=${this.lang()}`;
  }

  private heard(message: News): void {
    const before = this.known;
    try {
      this.known = heard(before, message);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      this.socket.again();
      return;
    }
    if (message.type !== 'said' && this.known !== before) this.heardAt = Date.now();
    if (message.type === 'welcome' || (this.table?.number ?? 0) > (this.sending?.ask ?? Infinity)) this.sending = null;
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
