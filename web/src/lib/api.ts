// Made by `make protocol` from the server's description of its requests (src/lawspeaker/table/http); change that, and not this file.

import { call, part } from './call';
import type { Clock, DrawnPart, Forbidden, OptionSeen, RoomSeen, SeatSeen, TableSeen, View } from './protocol';

export interface BotCard {
  name: string;
  about: string;
}

export interface BotWanted {
  bot: string;
}

export interface ChancesSeen {
  number: number;
  chances: number[];
}

export interface Changes {
  name?: string;
  lang?: string;
  email?: string | null;
}

export interface Chapter {
  id: string;
  title: string;
  first: string;
  under: string;
}

export interface Clause {
  game: string;
  id: string;
  scope: string;
  summary: string;
  state: 'played' | 'shown' | 'waived' | 'open';
  gap: string;
  editorial: boolean;
  reason: string;
}

export interface ClauseFound {
  clause: Clause;
  rulings: Ruling[];
}

export interface DecisiveMoment {
  number: number;
  seat: number;
  words: string[];
}

export interface FieldCard {
  name: string;
  offered: (number | boolean | null)[];
  needs: string;
}

export interface GameCard {
  name: string;
  title: string;
  about: string;
  minutes: [number, number];
  weight: number;
  seat_counts: number[];
  options: OptionCard[];
  bots: BotCard[];
  levels: string[];
}

export interface GameCourse {
  points: number[][];
  rounds: number[];
  by: number[];
  lines: number[];
  resigned: Record<string, number>;
  sources: SourceSeen[];
}

export interface GameReview {
  curve: ChancesSeen[];
  turnings: DecisiveMoment[];
  strokes: DecisiveMoment[];
  how: string[];
}

export interface GameWords {
  values: Record<string, Record<string, string>>;
  phrases: Record<string, string>;
  layout: Record<string, unknown>;
}

export interface Health {
  status: string;
}

export interface InPlay {
  words: GameWords;
  rules: string[];
  moments: Moment[];
}

export interface Invitation {
  link: string;
}

export interface Invited {
  room: RoomSeen;
  seat: number;
  free: boolean;
  mine: boolean;
}

export interface Judged {
  sides: string[];
  forbidden: Remark | null;
  remarks: Remark[];
}

export interface LanguageCard {
  lang: string;
  name: string;
}

export interface Law {
  title: string;
  chapters: Chapter[];
  scopes: Record<string, string>;
  clauses: Clause[];
  rulings: Ruling[];
  in_play: string[];
  partly_english: boolean;
}

export interface LessonCard {
  name: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
}

export interface LessonSeen {
  number: number;
  steps: number;
  seat: number;
  words: string;
  clauses: string[];
  heard: string;
  wrong: string;
  wrong_clause: string;
  right: number[];
  table: TableSeen;
}

export interface LimitsCard {
  name: number;
  login: number;
  email: number;
  password: [number, number];
  chat: number;
  widths: [number, number];
  away: number;
}

export interface Login {
  login: string;
  password: string;
}

export interface Me {
  person: PersonSeen;
  games: RoomCard[];
}

export interface Moment {
  table: TableSeen;
  seat: string;
  question: string;
  answer: OptionSeen | null;
}

export interface Offered {
  languages: LanguageCard[];
  terms: FieldCard[];
  limits: LimitsCard;
}

export interface OptionCard {
  name: string;
  title: string;
  values: ValueCard[];
  kind: 'ruling' | 'variant' | 'side';
}

export interface PersonSeen {
  id: string;
  name: string;
  lang: string;
  login: string | null;
  email: string | null;
}

export interface Picture {
  words: GameWords;
  view: View;
}

export interface Primer {
  lines: string[];
  sides: Record<string, string[]>;
  terms: Term[];
}

export interface PuzzleCard {
  name: string;
  number: number;
  grade: number;
  today: boolean;
}

export interface Registration {
  login: string;
  password: string;
  name?: string | null;
}

export interface Remark {
  clause: string;
  words: string;
}

export interface RoomCard {
  clock: Clock | null;
  absent: number | null;
  spectators: boolean;
  public: boolean;
  undo: boolean;
  listed: boolean;
  id: string;
  game: string;
  title: string;
  state: 'waiting' | 'playing' | 'over';
  rules: Record<string, string>;
  seats: SeatSeen[];
  host: boolean;
  opener: string;
  commitment: string;
  key: string;
  next: string;
  asked: boolean;
  number: number;
  changed: number;
}

export interface RoomLists {
  open: RoomCard[];
  watch: RoomCard[];
  mine: RoomCard[];
}

export interface RoomOpened {
  room: RoomSeen;
  invites: Record<string, string>;
}

export interface Ruling {
  id: string;
  kind: 'ruling' | 'variant';
  option: string;
  clauses: string[];
  question: string;
  default: string;
  values: Value[];
  reason: string;
}

export interface Save {
  format: number;
  game: string;
  version: number;
  start: Record<string, unknown>;
  outcomes: number[];
  answers: string[];
  hash: string;
  position: Record<string, unknown>;
  over: boolean;
  seed: number | null;
  commitment: string;
  key: string;
  people: Record<string, string>;
}

export interface SourceSeen {
  name: string;
  clause: string;
  points: number[];
}

export interface Term {
  word: string;
  clause: string;
  meaning: string;
}

export interface Tries {
  answers?: string[];
  tried?: string | null;
}

export interface Value {
  name: string;
  meaning: string;
}

export interface ValueCard {
  value: string;
  title: string;
}

export interface Wanted {
  seats: number;
  rules?: Record<string, string>;
}

export interface Wishes {
  game: string;
  seats: string[];
  rules?: Record<string, string>;
  clock?: Clock | null;
  absent?: number | null;
  spectators?: boolean;
  public?: boolean;
  undo?: boolean;
  listed?: boolean;
}

export const api = {
  /** Give me an account; the games I have stay mine. */
  register: (body: Registration) => call<Me>('POST', '/api/account', {}, body),
  /** All games that can be played. */
  games: (query: { lang?: string } = {}) => call<GameCard[]>('GET', '/api/games', query),
  /** What the law says about a table before it is opened: whether it can be played, and what is recommended. */
  agreement: (game: string, body: Wanted, query: { lang?: string } = {}) =>
    call<Judged>('POST', `/api/games/${part(game)}/agreement`, query, body),
  /** What each seat plays, by lot, as ruleset options. */
  deal: (game: string, body: Wanted) =>
    call<Record<string, string>>('POST', `/api/games/${part(game)}/deal`, {}, body),
  /** A picture of a game, to be drawn by its board; of a side where one is named. */
  picture: (game: string, query: { lang?: string; side?: string } = {}) =>
    call<Picture>('GET', `/api/games/${part(game)}/picture`, query),
  /** The first five minutes: what one is, how one wins, what a turn is; and terms with what they mean. */
  primer: (game: string, query: { lang?: string } = {}) =>
    call<Primer>('GET', `/api/games/${part(game)}/primer`, query),
  /** What a board of the game needs, as agreed in a room, or as usual. */
  words: (game: string, query: { lang?: string; room?: string } = {}) =>
    call<GameWords>('GET', `/api/games/${part(game)}/words`, query),
  /** What an invitation is to, before one sits down. */
  invited: (token: string, query: { lang?: string } = {}) =>
    call<Invited>('GET', `/api/join/${part(token)}`, query),
  /** Sit down by invitation. */
  join: (token: string, query: { lang?: string } = {}) =>
    call<RoomSeen>('POST', `/api/join/${part(token)}`, query),
  /** The law of a game, or the clauses with all the words of `q`. */
  law: (game: string, query: { lang?: string; q?: string } = {}) =>
    call<Law>('GET', `/api/law/${part(game)}`, query),
  /** One clause, and the rulings on it. */
  clause: (game: string, clause: string, query: { lang?: string } = {}) =>
    call<ClauseFound>('GET', `/api/law/${part(game)}/${part(clause)}`, query),
  /** A clause in play: a situation of a test that proves it, from answer to answer. */
  inPlay: (game: string, clause: string, query: { lang?: string } = {}) =>
    call<InPlay>('GET', `/api/law/${part(game)}/${part(clause)}/play`, query),
  /** The lessons of a game, the first one first. */
  lessonsOf: (game: string, query: { lang?: string } = {}) =>
    call<LessonCard[]>('GET', `/api/lessons/${part(game)}`, query),
  /** Where a lesson is after some answers; a right try takes it on, a wrong one is told why. */
  lessonStep: (game: string, lesson: string, body: Tries, query: { lang?: string } = {}) =>
    call<LessonSeen>('POST', `/api/lessons/${part(game)}/${part(lesson)}`, query, body),
  /** What the learner cannot do now, and which clause forbids it. */
  lessonWhy: (game: string, lesson: string, body: Tries, query: { lang?: string } = {}) =>
    call<Forbidden[]>('POST', `/api/lessons/${part(game)}/${part(lesson)}/why`, query, body),
  /** What the board of a lesson needs. */
  lessonWords: (game: string, lesson: string, query: { lang?: string } = {}) =>
    call<GameWords>('GET', `/api/lessons/${part(game)}/${part(lesson)}/words`, query),
  /** Who I am, and my games; whoever asks for the first time becomes somebody. */
  me: (query: { lang?: string } = {}) => call<Me>('GET', '/api/me', query),
  /** Change my name, language or mail address. */
  change: (body: Changes) => call<Me>('PATCH', '/api/me', {}, body),
  /** What this server offers and allows: languages, the terms of a new table, and how long texts may be. */
  offered: () => call<Offered>('GET', '/api/offered'),
  /** The puzzles of a game, one of them that of the day. */
  puzzlesOf: (game: string) => call<PuzzleCard[]>('GET', `/api/puzzles/${part(game)}`),
  /** Where I can sit down, and where I play. */
  rooms: (query: { lang?: string } = {}) => call<RoomLists>('GET', '/api/rooms', query),
  /** Open a room; with somebody on every seat the game begins at once. */
  open: (body: Wishes, query: { lang?: string } = {}) => call<RoomOpened>('POST', '/api/rooms', query, body),
  /** A room for a stored game. `seats` says who goes on with an unfinished one: `me,friend,skilled`. */
  bringIn: (body: Save, query: { lang?: string; seats?: string } = {}) =>
    call<RoomOpened>('POST', '/api/rooms/import', query, body),
  room: (room: string, query: { lang?: string } = {}) =>
    call<RoomSeen>('GET', `/api/rooms/${part(room)}`, query),
  /** Close my room while it is waiting. */
  close: (room: string) => call<null>('DELETE', `/api/rooms/${part(room)}`),
  /** The table as it was after so many steps: to me, or once the game is over to another seat, or to `all`. */
  at: (room: string, number: number, query: { lang?: string; as?: string } = {}) =>
    call<TableSeen>('GET', `/api/rooms/${part(room)}/at/${part(number)}`, query),
  /** The board as it was after so many steps as text, `width` columns wide. */
  drawing: (room: string, number: number, query: { lang?: string; width?: number; as?: string } = {}) =>
    call<DrawnPart[]>('GET', `/api/rooms/${part(room)}/at/${part(number)}/drawing`, query),
  /** A finished game from beginning to end: points and rounds by moment, and where the points came from. */
  course: (room: string, query: { lang?: string } = {}) =>
    call<GameCourse>('GET', `/api/rooms/${part(room)}/course`, query),
  /** A finished game as a file, with the key of its dice. */
  export: (room: string) => call<Save>('GET', `/api/rooms/${part(room)}/export`),
  /** The room in which the same people play the same again. */
  rematch: (room: string, query: { lang?: string } = {}) =>
    call<RoomSeen>('POST', `/api/rooms/${part(room)}/rematch`, query),
  /** What the coach says to a finished game: everybody's chances, what decided it, and the greatest luck. */
  review: (room: string, query: { lang?: string } = {}) =>
    call<GameReview>('GET', `/api/rooms/${part(room)}/review`, query),
  /** Sit down on a seat that is open to anybody, or kept for me. */
  sit: (room: string, number: number, query: { lang?: string } = {}) =>
    call<RoomSeen>('POST', `/api/rooms/${part(room)}/seats/${part(number)}`, query),
  /** Stand up again while the room is waiting; in my own room also somebody else. */
  standUp: (room: string, number: number, query: { lang?: string } = {}) =>
    call<RoomSeen>('DELETE', `/api/rooms/${part(room)}/seats/${part(number)}`, query),
  /** Put a bot on an open seat of my room. */
  seatBot: (room: string, number: number, body: BotWanted, query: { lang?: string } = {}) =>
    call<RoomSeen>('POST', `/api/rooms/${part(room)}/seats/${part(number)}/bot`, query, body),
  /** A new link to an open seat of my room; older links to it hold no longer. */
  invite: (room: string, number: number) =>
    call<Invitation>('POST', `/api/rooms/${part(room)}/seats/${part(number)}/invite`),
  /** Be the person of an account from now on. */
  logIn: (body: Login) => call<Me>('POST', '/api/session', {}, body),
  /** Forget this browser. */
  logOut: () => call<null>('DELETE', '/api/session'),
  /** Whether the server and its database work. A server that is about to stop says so, for the proxy before it. */
  health: () => call<Health>('GET', '/healthz'),
};
