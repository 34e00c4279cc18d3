// What is known of a room, and what a message makes of it. Nothing here talks to anybody.

import type { News } from './messages';
import type { ChatLine, Line, RoomSeen, TableNews, TableSeen, Update, View, Welcome } from './protocol';

export interface Known {
  seat: number;
  lang: string;
  room: RoomSeen;
  table: TableSeen | null;
  /** The whole record. */
  lines: Line[];
  /** Lines from here on are news: they came after my last answer. */
  since: number;
  /** What I saw when I answered last, or nothing: what is different now is news as well. */
  before: View | null;
  /** The table's number when I answered last, or -1. */
  answered: number;
  /** The table's number when I answered last before others did, or -1. */
  away: number;
  /** The tables since then with the whole record, that one first, as far as I was there. */
  trail: TableSeen[];
  chat: ChatLine[];
}

const LONGEST_TRAIL = 150; // steps; who was away for longer asks the server

/** The message cannot follow what is known: something was missed, and all has to be told again. */
export class Gap extends Error {}

export function heard(known: Known | null, news: News): Known {
  if (news.type === 'welcome') return welcomed(known, news);
  if (known === null) throw new Gap('the first message has to be a welcome');
  switch (news.type) {
    case 'room':
      return { ...known, room: news.room };
    case 'said':
      return { ...known, chat: withLine(known.chat, news.line) };
    case 'update':
      return updated(known, news);
  }
}

function welcomed(known: Known | null, news: Welcome): Known {
  const lines = news.table?.lines ?? [];
  if ((news.table?.told ?? 0) !== 0) throw new Gap('a welcome has to tell the whole record');
  // After a reconnection what came in between is news; for somebody who has just come nothing is.
  const again = known?.room.id === news.room.id && known.table !== null;
  const since = again ? Math.min(known.since, lines.length) : newSince(lines, news.answered);
  const before = again ? known.before : null;
  const { seat, lang, room, table, chat, answered } = news;
  return { seat, lang, room, table, lines, since, before, answered, away: answered, trail: table ? [table] : [], chat };
}

/** Lines from where on came after the step of this number; for somebody who has done nothing yet none did. */
function newSince(lines: Line[], answered: number): number {
  const first = lines.findIndex(({ number }) => number > answered);
  return answered < 0 || first < 0 ? lines.length : first;
}

/** What I saw since my last answer, step by step; all else in it is what that answer was given to. */
export function seenSince({ table, before, answered, trail }: Known): View[] {
  const views = trail.filter(({ number }) => number >= answered).map(({ view }) => view);
  return before && table && views.length < 2 ? [before, table.view] : before ? views : [];
}

/** Known with what I saw when I answered last, where that had to be asked for. */
export function reminded(known: Known, then: TableSeen): Known {
  return known.answered === then.number && !known.before ? { ...known, before: then.view } : known;
}

function updated(known: Known, { table: news, by, bot, left }: Update): Known {
  if (known.table && news.number <= known.table.number) return known; // told twice, or overtaken
  if (news.told > known.lines.length) throw new Gap('lines are missing');
  const table: TableSeen = { ...news, view: changed(known.table, news) };
  const lines = [...known.lines.slice(0, table.told), ...table.lines];
  const mine = by === known.seat && !bot;
  const since = mine ? table.told : Math.min(known.since, lines.length);
  const before = mine ? (known.table?.view ?? null) : known.before;
  const answered = mine ? (known.table?.number ?? -1) : known.answered;
  const away = mine ? known.away : known.answered;
  const trail = [...known.trail.filter(({ number }) => number >= away), { ...table, told: 0, lines }];
  return { ...known, room: clocked(known.room, left), table, lines, since, before, answered, away, trail: trail.slice(-LONGEST_TRAIL) };
}

/** The view after news of what has changed in it. */
function changed(then: TableSeen | null, { since, view }: TableNews): View {
  if (since < 0) return view as unknown as View;
  if (then?.number !== since) throw new Gap('what has changed follows a table that is not known');
  const old = then.view as unknown as TableNews['view'];
  const now = { ...old, ...view, state: { ...old.state, ...view.state }, facts: { ...old.facts, ...view.facts } };
  return now as unknown as View;
}

function clocked(room: RoomSeen, left: Record<string, number>): RoomSeen {
  return { ...room, seats: room.seats.map((seat) => ({ ...seat, left: left[seat.number] ?? seat.left })) };
}

function withLine(chat: ChatLine[], line: ChatLine): ChatLine[] {
  if (chat.some((other) => other.number === line.number)) return chat;
  return [...chat, line].sort((one, other) => one.number - other.number);
}
