// The line to a table: it connects, connects again when it breaks, and brings answers back to those who asked.

import { isReply, type Asked, type News, type Reply } from './messages';
import { CLOSED, type ToClient } from './protocol';

export type Connection = 'connecting' | 'open' | 'broken' | 'refused' | 'crowded';

/** The request may or may not have arrived: the line broke before the answer. */
export class Lost extends Error {}

/** What of the browser's WebSocket is used, so that a test can stand in for it. */
export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Listener {
  news(message: News): void;
  connection(state: Connection): void;
}

interface Waiting {
  done(reply: Reply): void;
  fail(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PATIENCE = 10_000; // for an answer to a request, before the line counts as broken
const THINKING = 120_000; // for a bot that is asked for a hint
// Closed for good:
const FORBIDDEN: number[] = [CLOSED.unknown_person, CLOSED.no_room]; // there is no such room, or none for me
const CROWDED: number[] = [CLOSED.too_many, CLOSED.too_many_from_here]; // too many tables are open already

export class TableSocket {
  private line: Line | null = null;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private welcomed = false;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Line = (address) => new WebSocket(address) as Line,
  ) {
    this.connect();
  }

  /** Ask for something; comes back with the answer to it, or fails as `Lost`. */
  request(asked: Asked): Promise<Reply> {
    const id = this.next++;
    return new Promise((done, fail) => {
      if (!this.line || !this.welcomed) return fail(new Lost());
      const timer = setTimeout(() => this.again(), asked.type === 'hint' ? THINKING : PATIENCE);
      this.waiting.set(id, { done, fail, timer });
      this.line.send(JSON.stringify({ ...asked, id }));
    });
  }

  /** Break the line and connect anew: the welcome that follows tells all there is. */
  again(): void {
    if (this.ended) return;
    this.drop();
    this.tries = 0;
    this.connect();
  }

  /** The network is back or the page is looked at again: wait no longer. */
  hurry(): void {
    if (!this.line && !this.ended) this.again();
  }

  end(): void {
    this.ended = true;
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.listener.connection('connecting');
    const line = this.open(this.address());
    this.line = line;
    line.onmessage = (event) => line === this.line && this.heard(JSON.parse(event.data) as ToClient);
    line.onclose = (event) => line === this.line && this.closed(event.code);
  }

  private heard(message: ToClient): void {
    if (isReply(message)) {
      const waiting = this.waiting.get(message.id);
      if (!waiting) return;
      this.waiting.delete(message.id);
      clearTimeout(waiting.timer);
      waiting.done(message);
      return;
    }
    if (message.type === 'welcome' && !this.welcomed) {
      this.welcomed = true;
      this.tries = 0;
      this.listener.connection('open');
    }
    this.listener.news(message);
  }

  private closed(code: number): void {
    this.drop();
    if (FORBIDDEN.includes(code) || CROWDED.includes(code)) {
      this.ended = true;
      this.listener.connection(CROWDED.includes(code) ? 'crowded' : 'refused');
      return;
    }
    this.listener.connection('broken');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Forget the line, and tell all who wait that their answer may be lost. */
  private drop(): void {
    clearTimeout(this.timer);
    const line = this.line;
    this.line = null;
    this.welcomed = false;
    line?.close();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { fail, timer } of waiting) {
      clearTimeout(timer);
      fail(new Lost());
    }
  }
}
