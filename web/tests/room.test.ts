// What the page claims about an answer: it is on its way until the table has gone on, and never done before that.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GUARD, Room } from '../src/lib/room.svelte';
import { setUp, USUAL } from '../src/lib/settings.svelte';

class FakeSocket {
  static opened: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; id: number }[] = [];

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as { type: string; id: number });
  }
  close() {}
  async hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
    await Promise.resolve(); // whoever waits for an answer goes on
    await Promise.resolve();
  }
}

const last = () => FakeSocket.opened.at(-1) as FakeSocket;
const seat = { number: 0, name: 'Kim', kind: 'person', side: '', bot: '', here: true, standing_in: false, left: null };
const room = { id: 'r', game: 'toy', title: 'Toy', state: 'playing', rules: {}, seats: [seat] };
const options = [{ text: 'Pass', value: 'pass', targets: ['pass'] }];

function table(number: number, told = 0, lines: object[] = []) {
  const ask = { seat: 0, clause: 'P1', question: '?', topic: 't', options };
  return { number, view: {}, ask, told, lines, status: '', undo: true, result: null };
}

const welcome = (number: number) => ({ type: 'welcome', seat: 0, lang: 'en', room, table: table(number), chat: [], answered: -1 });
const update = (number: number, told = 0) => ({ type: 'update', table: { ...table(number, told), since: -1 }, by: 0, bot: false, left: {} });

let page: Room;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'table.example' });
  FakeSocket.opened = [];
  page = new Room('r/1', () => 'ko');
  await last().hear(welcome(5));
  vi.advanceTimersByTime(GUARD);
});

afterEach(() => {
  page.end();
  setUp(USUAL);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the line goes to the room, in the language of the page', () => {
  expect(last().address).toBe('wss://table.example/socket/r%2F1?lang=ko');
});

test('an answer is on its way until the table has gone on, even when it is acknowledged before', async () => {
  void page.answer(0);
  expect(page.sending).toEqual({ ask: 5, option: 0 });
  await last().hear({ type: 'ack', id: last().sent[0]?.id, number: 6 });
  expect(page.sending).toEqual({ ask: 5, option: 0 });
  await last().hear(update(6));
  expect(page.sending).toBeNull();
});

test('while an answer is on its way no other is sent', () => {
  void page.answer(0);
  void page.answer(0);
  void page.undo();
  expect(last().sent).toHaveLength(1);
});

test('an answer that is refused is not done, and the page says why', async () => {
  void page.answer(0);
  await last().hear({ type: 'refused', id: last().sent[0]?.id, code: 'malformed', reason: 'because' });
  expect(page.sending).toBeNull();
  expect(page.trouble).toBe('because');
  expect(page.table?.number).toBe(5);
});

test('when somebody else was quicker nothing has to be said', async () => {
  void page.answer(0);
  await last().hear({ type: 'refused', id: last().sent[0]?.id, code: 'stale', reason: 'late' });
  expect(page.trouble).toBe('');
});

test('after a broken line the welcome tells what became of the answer', async () => {
  void page.answer(0);
  last().onclose?.({ code: 1006 });
  expect(page.connection).toBe('broken');
  vi.advanceTimersByTime(1000);
  await last().hear(welcome(6));
  expect([page.connection, page.sending, page.table?.number]).toEqual(['open', null, 6]);
});

test('when lines are missing everything is asked for again', async () => {
  await last().hear(update(7, 3));
  expect(FakeSocket.opened).toHaveLength(2);
  expect(page.table?.number).toBe(5);
});

test('a hint is for the ask it was asked about only', async () => {
  void page.wonder();
  expect(page.thinking).toBe(true);
  await last().hear({ type: 'hinted', id: last().sent[0]?.id, ask: 5, option: 0 });
  expect([page.thinking, page.hint]).toMatchObject([false, { ask: 5, option: 0 }]);
  await last().hear(update(6));
  expect(page.hint).toBeNull();
});

test('while a bot stands in for me I am not asked', async () => {
  expect(page.mine).toBe(true);
  await last().hear({ type: 'room', room: { ...room, seats: [{ ...seat, standing_in: true }] } });
  expect([page.mine, page.standIn]).toEqual([false, true]);
});

test('the clocks are as old as the last message that told them', async () => {
  const told = page.heardAt;
  vi.advanceTimersByTime(5000);
  await last().hear({ type: 'said', line: { number: 0, name: 'Kim', seat: 0, text: 'hello', at: 0 } });
  expect(page.heardAt).toBe(told);
  await last().hear(update(6));
  expect(page.heardAt).toBe(told + GUARD + 5000);
});

// What others do

const line = (text: string) => ({ text, clause: 'P1', targets: [], phrase: 'placed', args: [], number: 0 });

/** A bot answers, and tells something; then a seat is asked. */
function step(number: number, asked = 1) {
  const made = table(number, number - 7, [line(`line ${number}`)]);
  return { type: 'update', table: { ...made, since: -1, ask: { ...made.ask, seat: asked } }, by: 1, bot: true, left: {} };
}

/** I answer, and two bots after me; then I am asked again. */
async function answered() {
  await last().hear(update(6));
  await last().hear(step(7));
  await last().hear(step(8));
  await last().hear(step(9, 0));
}

const shown = () => page.known?.table?.number;

test('what others do is shown one after another, and then I am asked', async () => {
  await answered();
  expect([shown(), page.latest?.table?.number, page.called]).toEqual([7, 9, true]);
  expect(page.mine).toBe(false);
  vi.advanceTimersByTime(900);
  expect([shown(), page.mine]).toEqual([8, false]);
  vi.advanceTimersByTime(900);
  expect([shown(), page.mine]).toEqual([9, true]);
});

test('before all is shown or skipped no answer is sent', async () => {
  await answered();
  void page.answer(0);
  expect(last().sent).toHaveLength(0);
  page.following.skip();
  vi.advanceTimersByTime(GUARD);
  void page.answer(0);
  expect(last().sent).toMatchObject([{ type: 'answer', ask: 9 }]);
});

test('who wants no pace is asked at once', async () => {
  setUp({ pace: 'off' });
  await answered();
  expect([shown(), page.mine]).toEqual([9, true]);
});

test('while my clock runs all goes quickly', async () => {
  await last().hear({ type: 'room', room: { ...room, clock: { seconds: 60, gain: 0 } } });
  await answered();
  vi.advanceTimersByTime(900 + 150);
  expect([shown(), page.mine]).toEqual([9, true]);
});

test('what is said meanwhile changes nothing about the pace', async () => {
  await last().hear(update(6));
  await last().hear(step(7));
  await last().hear({ type: 'said', line: { number: 0, name: 'Kim', seat: 0, text: 'hello', at: 0 } });
  await last().hear(step(8));
  expect([shown(), page.known?.chat.length]).toEqual([7, 1]);
});

test('that the game is over is not told before its end is shown', async () => {
  await answered();
  await last().hear({ type: 'room', room: { ...room, title: 'Toys', state: 'over' } });
  expect([page.known?.room.title, page.known?.room.state]).toEqual(['Toys', 'playing']);
  page.following.skip();
  expect(page.known?.room.state).toBe('over');
});

test('no answer counts in the first moment of a new question', async () => {
  setUp({ pace: 'off' });
  await answered();
  vi.advanceTimersByTime(GUARD - 1);
  void page.answer(0);
  expect(last().sent).toHaveLength(0);
  vi.advanceTimersByTime(1);
  void page.answer(0);
  expect(last().sent).toHaveLength(1);
});

test('where no guard is wished for, an answer counts at once', async () => {
  setUp({ pace: 'off', guard: false });
  await answered();
  void page.answer(0);
  expect(last().sent).toHaveLength(1);
});
