// What a socket at a table says and hears, and what the HTTP side answers: table/protocol/messages.py and table/http/api.py in TypeScript.

// To the server; the socket puts the `id` in.

export type Asked =
  | { type: 'answer'; ask: number; option: number }
  | { type: 'undo'; ask: number }
  | { type: 'say'; text: string }
  | { type: 'hint'; ask: number }
  | { type: 'why'; ask: number }
  | { type: 'draw'; width: number; option: number }
  | { type: 'take_back' }
  | { type: 'speak'; lang: string };

export const MOST_CHAT = 500;
export const WIDTHS = [20, 240] as const;

// To the client.

export interface SeatSeen {
  number: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  side: string;
  bot: string;
  here: boolean;
  standing_in: boolean;
  left: number | null;
}

export interface Clock {
  seconds: number;
  gain: number;
}

export interface RoomSeen {
  id: string;
  game: string;
  title: string;
  state: 'waiting' | 'playing' | 'over';
  rules: Record<string, string>;
  seats: SeatSeen[];
  spectators: boolean;
  clock: Clock | null;
  absent: number | null;
  listed: boolean;
  host: boolean;
  commitment: string;
  key: string;
  next: string;
}

export interface OptionSeen {
  text: string;
  value: string;
  targets: string[];
}

export interface AskSeen {
  seat: number;
  clause: string;
  question: string;
  topic: string;
  options: OptionSeen[];
}

export interface Line {
  text: string;
  clause: string;
  targets: string[];
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text: string;
  at: number;
}

export interface ResultSeen {
  seat: number;
  points: number;
  won: boolean;
}

/** What a seat may see, as plain data; `state` has the fields of the game. */
export interface View {
  game: string;
  seats: number;
  rules: Record<string, string>;
  state: Record<string, unknown>;
  [more: string]: unknown;
}

export interface TableSeen {
  number: number;
  view: View;
  ask: AskSeen | null;
  told: number;
  lines: Line[];
  status: string;
  undo: boolean;
  result: ResultSeen[] | null;
}

export interface Welcome {
  type: 'welcome';
  seat: number;
  lang: string;
  room: RoomSeen;
  table: TableSeen | null;
  chat: ChatLine[];
}

export interface Update {
  type: 'update';
  table: TableSeen;
  by: number;
  bot: boolean;
  /** Seconds on the clocks, by seat; empty without clocks. */
  left: Record<string, number>;
}

export interface RoomChanged {
  type: 'room';
  room: RoomSeen;
}

export interface Said {
  type: 'said';
  line: ChatLine;
}

export interface Ack {
  type: 'ack';
  id: number;
  number: number;
}

export interface Refused {
  type: 'refused';
  id: number;
  code: string;
  reason: string;
}

export interface Hinted {
  type: 'hinted';
  id: number;
  ask: number;
  option: number;
}

export interface Forbidden {
  clause: string;
  reason: string;
  options: string[];
}

export interface WhyNot {
  type: 'why_not';
  id: number;
  groups: Forbidden[];
}

export type Piece = [text: string, style: string];

export interface Part {
  title: string;
  lines: Piece[][];
}

export interface Drawing {
  type: 'drawing';
  id: number;
  number: number;
  parts: Part[];
}

/** Messages that answer one request, by its id. */
export type Reply = Ack | Refused | Hinted | WhyNot | Drawing;
/** Messages that tell what there is. */
export type News = Welcome | Update | RoomChanged | Said;
export type ToClient = News | Reply;

export function isReply(message: ToClient): message is Reply {
  return 'id' in message;
}
