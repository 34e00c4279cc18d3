// The line to a table: it breaks, comes back, and never claims what it does not know.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News } from '../src/lib/messages';
import type { ToClient } from '../src/lib/protocol';
import { Lost, TableSocket, type Connection, type Line } from '../src/lib/socket';

class FakeLine implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  sent: { type: string; id: number }[] = [];
  closed = false;

  send(data: string) {
    this.sent.push(JSON.parse(data) as { type: string; id: number });
  }
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message as ToClient) });
  }
  break(code = 1006) {
    this.onclose?.({ code });
  }
}

let opened: FakeLine[];
let states: Connection[];
let news: News[];
let socket: TableSocket;
const last = () => opened.at(-1) as FakeLine;
const welcome = { type: 'welcome', seat: 0, lang: 'en', room: {}, table: null, chat: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [opened, states, news] = [[], [], []];
  socket = new TableSocket(
    () => 'ws://table',
    { news: (message) => news.push(message), connection: (state) => states.push(state) },
    () => {
      const line = new FakeLine();
      opened.push(line);
      return line;
    },
  );
});

afterEach(() => {
  socket.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the line is open once the server has welcomed us', () => {
  expect(states).toEqual(['connecting']);
  last().hear(welcome);
  expect(states).toEqual(['connecting', 'open']);
  expect(news).toHaveLength(1);
});

test('answers find those who asked, whatever their order', async () => {
  last().hear(welcome);
  const [one, other] = [socket.request({ type: 'undo', ask: 3 }), socket.request({ type: 'why', ask: 3 })];
  const [first, second] = last().sent;
  last().hear({ type: 'why_not', id: second?.id, groups: [] });
  last().hear({ type: 'ack', id: first?.id, number: 4 });
  expect((await one).type).toBe('ack');
  expect((await other).type).toBe('why_not');
});

test('an answer that comes twice is taken once', async () => {
  last().hear(welcome);
  const asked = socket.request({ type: 'undo', ask: 3 });
  const id = last().sent[0]?.id;
  last().hear({ type: 'ack', id, number: 4 });
  last().hear({ type: 'refused', id, code: 'stale', reason: '' });
  expect((await asked).type).toBe('ack');
});

test('what was on its way when the line broke is lost, and not sent again', async () => {
  last().hear(welcome);
  const asked = socket.request({ type: 'answer', ask: 3, option: 0 });
  last().break();
  await expect(asked).rejects.toThrow(Lost);
  vi.advanceTimersByTime(500);
  last().hear(welcome);
  expect(last().sent).toEqual([]);
});

test('before the welcome nothing is sent', async () => {
  await expect(socket.request({ type: 'answer', ask: 3, option: 0 })).rejects.toThrow(Lost);
  expect(last().sent).toEqual([]);
});

test('the waits between tries double, up to a quarter of a minute', () => {
  const waits = [500, 1000, 2000, 4000, 8000, 15_000, 15_000];
  for (const [tried, wait] of waits.entries()) {
    last().break();
    vi.advanceTimersByTime(wait - 1);
    expect(opened).toHaveLength(tried + 1);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(tried + 2);
  }
});

test('after a welcome the waits are short again', () => {
  last().break();
  vi.advanceTimersByTime(500);
  last().hear(welcome);
  last().break();
  vi.advanceTimersByTime(500);
  expect(opened).toHaveLength(3);
});

test('a server that does not answer counts as a broken line', async () => {
  last().hear(welcome);
  const asked = socket.request({ type: 'undo', ask: 3 });
  const lost = expect(asked).rejects.toThrow(Lost);
  vi.advanceTimersByTime(10_000);
  await lost;
  expect(opened[0]?.closed).toBe(true);
  expect(opened).toHaveLength(2);
});

test('a line that was given up is not listened to any more', () => {
  const [old] = opened;
  socket.again();
  old?.hear(welcome);
  old?.break();
  expect(news).toEqual([]);
  expect(opened).toHaveLength(2);
});

test('who is turned away does not come again', () => {
  last().break(4404);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe('refused');
  expect(opened).toHaveLength(1);
});

test.each([4430, 4431])('who has too many tables open is told so, and does not come again', (code) => {
  last().break(code);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe('crowded');
  expect(opened).toHaveLength(1);
});

test('when the network is back nobody waits', () => {
  for (let tries = 0; tries < 5; tries++) {
    last().break();
    vi.advanceTimersByTime(15_000);
  }
  last().break();
  const before = opened.length;
  socket.hurry();
  expect(opened).toHaveLength(before + 1);
  socket.hurry(); // it is connecting already
  expect(opened).toHaveLength(before + 1);
});

test('who has left does not come again', () => {
  socket.end();
  last().break();
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
});
