// What is known of a room after messages that come in order, twice, too late, or with one missing.

import { describe, expect, test } from 'vitest';
import type { ChatLine, Line, RoomSeen, TableNews, TableSeen, Update, Welcome } from '../src/lib/protocol';
import { Gap, heard, reminded, seenSince, type Known } from '../src/lib/table';

const room = { id: 'r', state: 'playing', seats: [] } as unknown as RoomSeen;

function lines(...texts: string[]): Line[] {
  return texts.map((text) => ({ text, clause: 'P1', targets: [`region ${text}`], phrase: 'placed', args: [], number: 0 }));
}

function table(number: number, told: number, ...texts: string[]): TableSeen {
  const view = { state: { number } } as unknown as TableSeen['view'];
  return { number, told, lines: lines(...texts), view, ask: null, status: '', undo: false, result: null };
}

function welcome(at: TableSeen | null, more: Partial<Welcome> = {}): Welcome {
  return { type: 'welcome', seat: 0, lang: 'en', room, table: at, chat: [], answered: -1, ...more };
}

function update(at: TableSeen, by = 1, bot = false, left = {}): Update {
  const news = { ...at, since: -1, view: at.view as unknown as TableNews['view'] }; // the whole view
  return { type: 'update', table: news, by, bot, left };
}
const texts = (known: Known) => known.lines.map((line) => line.text);
const start = heard(null, welcome(table(2, 0, 'a', 'b')));

describe('updates', () => {
  test('new lines follow those that are known', () => {
    expect(texts(heard(start, update(table(3, 2, 'c'))))).toEqual(['a', 'b', 'c']);
  });

  test('lines beyond those that were told are dropped, because an answer was taken back', () => {
    const known = heard(start, update(table(3, 1, 'x')));
    expect(texts(known)).toEqual(['a', 'x']);
    expect(known.table?.number).toBe(3);
  });

  test('what comes twice changes nothing', () => {
    const once = heard(start, update(table(3, 2, 'c')));
    expect(heard(once, update(table(3, 2, 'c')))).toBe(once);
  });

  test('what comes too late changes nothing', () => {
    const later = heard(start, update(table(4, 2, 'c', 'd')));
    expect(heard(later, update(table(3, 2, 'c')))).toBe(later);
  });

  test('a line that is missing is noticed', () => {
    expect(() => heard(start, update(table(4, 3, 'd')))).toThrow(Gap);
  });

  test('before the welcome nothing can be understood', () => {
    expect(() => heard(null, update(table(1, 0, 'a')))).toThrow(Gap);
  });
});

describe('a view', () => {
  const whole = { game: 'toy', state: { deck: 3, hand: ['a'] }, facts: { rules: 1 }, ask: 'first' };
  const then = heard(null, welcome({ ...table(2, 0), view: whole as unknown as TableSeen['view'] }));
  const news = (since: number, view: object) => {
    const told = update(table(3, 0));
    return { ...told, table: { ...told.table, since, view: view as TableNews['view'] } };
  };

  test('is as it was but for what has changed', () => {
    const now = heard(then, news(2, { state: { deck: 2 }, facts: {}, ask: null }));
    expect(now.table?.view).toEqual({ game: 'toy', state: { deck: 2, hand: ['a'] }, facts: { rules: 1 }, ask: null });
    expect(then.table?.view).toEqual(whole);
  });

  test('is replaced where it is told whole', () => {
    const now = heard(then, news(-1, { game: 'toy', state: { deck: 1 }, facts: {}, ask: null }));
    expect(now.table?.view).toEqual({ game: 'toy', state: { deck: 1 }, facts: {}, ask: null });
  });

  test('cannot follow one that was missed', () => {
    expect(() => heard(then, news(1, { state: {}, facts: {}, ask: null }))).toThrow(Gap);
  });
});

test('an update tells what is left on the clocks', () => {
  const seats = [0, 1].map((number) => ({ number, left: 60 })) as RoomSeen['seats'];
  const known = heard({ ...start, room: { ...room, seats } }, update(table(3, 2), 1, false, { 0: 50 }));
  expect(known.room.seats.map((seat) => seat.left)).toEqual([50, 60]);
});

describe('news', () => {
  test('for somebody who has just come nothing is new', () => {
    expect(start.since).toBe(2);
    expect(start.before).toBeNull();
  });

  test('new is what came with and after my own last answer', () => {
    const mine = heard(heard(start, update(table(3, 2, 'c'), 1)), update(table(4, 3, 'd'), 0));
    const later = heard(mine, update(table(5, 4, 'e'), 1));
    for (const known of [mine, later]) {
      expect(known.since).toBe(3);
      expect(known.before?.state).toEqual({ number: 3 });
    }
  });

  test('what a bot answered in my place is news to me', () => {
    const known = heard(heard(start, update(table(3, 2, 'c'), 0)), update(table(4, 3, 'd'), 0, true));
    expect(known.since).toBe(2);
  });

  test('after a reconnection what came in between is new', () => {
    const known = heard(start, welcome(table(4, 0, 'a', 'b', 'c', 'd')));
    expect(known.since).toBe(2);
  });

  test('what I saw when I answered outlasts a reconnection', () => {
    const mine = heard(start, update(table(3, 2, 'c'), 0));
    expect(heard(mine, welcome(table(4, 0, 'a', 'b', 'c', 'd'))).before?.state).toEqual({ number: 2 });
  });

  test('a change of language is no news', () => {
    const known = heard(start, welcome(table(2, 0, 'ア', 'イ'), { lang: 'ja' }));
    expect(known.since).toBe(2);
    expect(texts(known)).toEqual(['ア', 'イ']);
  });

  test('the record may be shorter after a reconnection', () => {
    expect(heard(start, welcome(table(3, 0, 'a'))).since).toBe(1);
  });
});

describe('what I have seen', () => {
  const mine = heard(start, update(table(3, 2, 'c'), 0));
  const later = heard(heard(mine, update(table(4, 3, 'd'), 1)), update(table(5, 4, 'e'), 1));
  const states = (known: Known) => seenSince(known).map((view) => view.state['number']);

  test('is what I answered to and every step since', () => {
    expect(states(later)).toEqual([2, 3, 4, 5]);
    expect(later.trail.at(-1)?.lines.map((line) => line.text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('since my turn goes on while my turn lasts, and begins anew when others have answered', () => {
    const again = heard(later, update(table(6, 5, 'f'), 0));
    expect([again.away, again.trail[0]?.number, states(again)]).toEqual([2, 2, [5, 6]]);
    const next = heard(again, update(table(7, 6, 'g'), 1));
    expect([next.away, next.trail[0]?.number]).toEqual([5, 5]);
  });

  test('who comes back is told where they were, and what is new since', () => {
    const told = table(5, 0, 'a', 'b', 'c');
    told.lines.forEach((line, place) => (line.number = place + 3));
    const back = heard(null, welcome(told, { answered: 3 }));
    expect([back.since, back.away, states(back)]).toEqual([1, 3, []]);
    expect(states(reminded(back, table(3, 0, 'a')))).toEqual([3, 5]);
    expect(reminded(back, table(4, 0, 'a'))).toBe(back);
  });
});

describe('chat', () => {
  const line = (number: number) => ({ number, name: 'Kim', seat: 1, text: `${number}`, at: 0 }) as ChatLine;

  test('lines come once each and in their order', () => {
    const known = [2, 1, 2].reduce<Known>((now, number) => heard(now, { type: 'said', line: line(number) }), start);
    expect(known.chat.map((each) => each.number)).toEqual([1, 2]);
  });
});
