// What is known of a room, and what a message makes of it. Nothing here talks to anybody.

import type { News } from './messages';
import type { ChatLine, Line, RoomSeen, TableSeen, Update, View, Welcome } from './protocol';

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
  chat: ChatLine[];
}

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
  const since = again ? Math.min(known.since, lines.length) : lines.length;
  const before = again ? known.before : null;
  return { seat: news.seat, lang: news.lang, room: news.room, table: news.table, lines, since, before, chat: news.chat };
}

function updated(known: Known, { table, by, bot, left }: Update): Known {
  if (known.table && table.number <= known.table.number) return known; // told twice, or overtaken
  if (table.told > known.lines.length) throw new Gap('lines are missing');
  const lines = [...known.lines.slice(0, table.told), ...table.lines];
  const mine = by === known.seat && !bot;
  const since = mine ? table.told : Math.min(known.since, lines.length);
  const before = mine ? (known.table?.view ?? null) : known.before;
  return { ...known, room: clocked(known.room, left), table, lines, since, before };
}

function clocked(room: RoomSeen, left: Record<string, number>): RoomSeen {
  return { ...room, seats: room.seats.map((seat) => ({ ...seat, left: left[seat.number] ?? seat.left })) };
}

function withLine(chat: ChatLine[], line: ChatLine): ChatLine[] {
  if (chat.some((other) => other.number === line.number)) return chat;
  return [...chat, line].sort((one, other) => one.number - other.number);
}
