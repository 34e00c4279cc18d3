// Made by `make protocol` from src/lawspeaker/table/protocol/messages.py; change that, and not this file.

/** Why something is refused. */
export type Code =
  | 'invalid'
  | 'malformed'
  | 'not_json'
  | 'too_big'
  | 'too_many'
  | 'too_often'
  | 'unknown'
  | 'unknown_host'
  | 'unknown_invite'
  | 'unknown_number'
  | 'unknown_room'
  | 'unknown_seat'
  | 'has_account'
  | 'invited_only'
  | 'login_taken'
  | 'no_seat'
  | 'no_visitor'
  | 'not_agreed'
  | 'not_allowed'
  | 'not_host'
  | 'other_origin'
  | 'wrong_login'
  | 'no_undo'
  | 'not_offered'
  | 'not_over'
  | 'not_playing'
  | 'not_possible'
  | 'seat_taken'
  | 'stale'
  | 'too_early'
  | 'wrong_seat'
  | 'failed'
  | 'internal'
  | 'refused';

/** Why the server closes a socket. */
export const CLOSED = {
  unknown_person: 4401,
  not_allowed: 4403,
  no_room: 4404,
  too_slow: 4408,
  too_often: 4429,
  too_many: 4430,
  too_many_from_here: 4431,
  failed: 1011,
  elsewhere: 1012,
} as const;

/** Answer the ask of this number with the option at this place of its list. */
export interface Answer {
  type: 'answer';
  id: number;
  ask: number;
  option: number;
}

/** Take my last answer back; `ask` is the number of the table as the client knows it. */
export interface Undo {
  type: 'undo';
  id: number;
  ask: number;
}

/** Say something to everybody at the table. */
export interface Say {
  type: 'say';
  id: number;
  text: string;
}

/** Ask what search would do in my place, and why. */
export interface Hint {
  type: 'hint';
  id: number;
  ask: number;
}

/** Ask what I cannot do now, and which clause keeps me from it; `about` one of these things on the board, if any. */
export interface Why {
  type: 'why';
  id: number;
  ask: number;
  about?: string[];
}

/** Ask what would come of the option at this place; -1 for the odds of all that have any. */
export interface Ahead {
  type: 'ahead';
  id: number;
  ask: number;
  option?: number;
}

/** Ask for the board as text, so many columns wide; `option` is the place of the option to point at, or -1. */
export interface Draw {
  type: 'draw';
  id: number;
  width: number;
  option?: number;
}

/** Take my seat back from the bot that stands in for me. */
export interface TakeBack {
  type: 'take_back';
  id: number;
}

/** Give my seat up for good: a bot plays on there. When everybody has, the game ends and nobody has won. */
export interface Resign {
  type: 'resign';
  id: number;
}

/** Let a bot stand in on a seat whose person is asked, is not connected, and has kept the others waiting. */
export interface HandOver {
  type: 'hand_over';
  id: number;
  seat: number;
}

/** Go on in another language; the server answers with `welcome`. */
export interface Speak {
  type: 'speak';
  id: number;
  lang: string;
}

/** All there is to know, after connecting, after a change of language, and whenever the server thinks best. */
export interface Welcome {
  type: 'welcome';
  seat: number;
  lang: string;
  room: RoomSeen;
  table: TableSeen | null;
  chat: ChatLine[];
  answered: number;
}

/** A room as everybody sees it, with its terms. */
export interface RoomSeen {
  clock: Clock | null;
  absent: number | null;
  spectators: boolean;
  public: boolean;
  undo: boolean;
  listed: boolean;
  id: string;
  game: string;
  title: string;
  state: 'over' | 'playing' | 'waiting';
  rules: Record<string, string>;
  seats: SeatSeen[];
  host: boolean;
  opener: string;
  commitment: string;
  key: string;
  next: string;
}

/** Seconds for each seat in all, and seconds won with each answer. */
export interface Clock {
  seconds: number;
  gain: number;
}

/**
 * A seat: who sits there. `bot` names the bot, or the one that stands in.
 *
 * `side` is what the game calls the seat, as the record does too; `here` is whether its person is connected.
 */
export interface SeatSeen {
  number: number;
  name: string;
  kind: 'bot' | 'open' | 'person';
  side: string;
  bot: string;
  here: boolean;
  standing_in: boolean;
  resigned: boolean;
  left: number | null;
}

/**
 * Where the game is, for one seat. `lines` are those of the record from line `told` on: the client drops what it
 * has beyond `told` first, because answers can be taken back.
 */
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

/** What a seat may see, as plain data; `state` has the fields of the game. */
export interface View {
  ask: unknown;
  game: string;
  rules: Record<string, string>;
  seats: number;
  state: Record<string, unknown>;
}

/**
 * The open ask. The question in words, the options and what follows are there for the seat that is asked only.
 *
 * `declines` says that it asks for a hidden card, and would ask a seat without one just as well. `left` is how many
 * asks like it come one after another, itself included: they are one choice of several things.
 */
export interface AskSeen {
  seat: number;
  clause: string;
  question: string;
  topic: string;
  options: OptionSeen[];
  declines: boolean;
  left: number;
}

/**
 * An option in words; `targets` are the things on the board it names, as `domain value`, and its own value.
 *
 * `does` says in a line what it does, or what the things do that it names, where there is something to say.
 */
export interface OptionSeen {
  text: string;
  value: string;
  targets: string[];
  does: string;
}

/**
 * A line of the record in words; `targets` are the things on the board it names.
 *
 * For programs: `phrase` is which line it is, and `args` what it is about, as `domain value` in the order of the
 * phrase; what the seat may not know is empty. `number` is the table's number since which it is told.
 */
export interface Line {
  text: string;
  clause: string;
  targets: string[];
  phrase: string;
  args: string[];
  number: number;
}

export interface ResultSeen {
  seat: number;
  points: number;
  won: boolean;
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text: string;
  at: number;
}

/**
 * The table went on. `by` is the seat that answered, took back or resigned, and `bot` whether a bot answered there.
 *
 * `left` are the seconds on the clocks by seat, where there are clocks; that of the seat that is asked runs from now.
 */
export interface Update {
  type: 'update';
  table: TableNews;
  by: number;
  bot: boolean;
  left: Record<string, number>;
}

/**
 * A table that went on. `view` is what has changed since the table's number `since`, or all of it where that is -1;
 * everything else is as in `TableSeen`.
 */
export interface TableNews {
  number: number;
  since: number;
  view: ViewNews;
  ask: AskSeen | null;
  told: number;
  lines: Line[];
  status: string;
  undo: boolean;
  result: ResultSeen[] | null;
}

/**
 * What is different in a view: the fields of `state` and `facts` that have changed, and the ask. Where all is told,
 * what never changes is there too.
 */
export interface ViewNews {
  ask: unknown;
  facts: Record<string, unknown>;
  state: Record<string, unknown>;
}

/** Somebody came, went, sat down, resigned, was stood in for, or the game began or ended. */
export interface RoomChanged {
  type: 'room';
  room: RoomSeen;
}

export interface Said {
  type: 'said';
  line: ChatLine;
}

/** What was asked for is done and committed; `number` is the table's number since. */
export interface Ack {
  type: 'ack';
  id: number;
  number: number;
}

/**
 * What was asked for changed nothing. `code` is for programs, `reason` one sentence for people.
 *
 * `id` is -1 where the message could not be read. Where the code is `failed` it can be asked for again: what was done
 * is not done twice.
 */
export interface Refused {
  type: 'refused';
  id: number;
  code: Code;
  reason: string;
}

/**
 * The places of the best answer and of the next best (-1 where there is none), and why, line by line.
 * `meaning` says what the numbers mean.
 *
 * `sure` is `clearly`, `slightly`, `alike`, `only` or `unknown`.
 */
export interface Hinted {
  type: 'hinted';
  id: number;
  ask: number;
  option: number;
  next: number;
  sure: string;
  why: string[];
  meaning: string;
}

export interface WhyNot {
  type: 'why_not';
  id: number;
  groups: Forbidden[];
}

/** Options that a clause forbids now, and why; `also` is what the same reason says of others among them. */
export interface Forbidden {
  clause: string;
  reason: string;
  options: string[];
  also: string[];
}

/** What would come of options. */
export interface Foreseen {
  type: 'foreseen';
  id: number;
  ask: number;
  options: OptionAhead[];
}

/**
 * What would come of the option at a `place`: the `odds` of what the dice decide, and what it `changes` at once, in
 * words. Only an answer that could be taken back says what it changes.
 */
export interface OptionAhead {
  place: number;
  odds: OddsSeen[];
  changes: string[];
}

/**
 * How likely each outcome is of one thing, such as how many hits somebody takes. `mean` is the number to expect;
 * `about`, for programs, says which thing it is.
 *
 * With `happens` it is how likely something happens at all. Without shares it is a note about the other odds.
 */
export interface OddsSeen {
  text: string;
  about: string;
  shares: ShareSeen[];
  mean: number;
  happens: boolean;
}

/** A number comes up in so many `ways` out of `total`. */
export interface ShareSeen {
  number: number;
  ways: number;
  total: number;
}

/**
 * A board as text: for each part a title and lines, a line being pieces of text with a style.
 *
 * A style is words out of: bold, dim, italic, underline, reverse, a colour such as `red`, `bright_red` or `#rrggbb`,
 * and `on` with a colour for the background.
 */
export interface Drawing {
  type: 'drawing';
  id: number;
  number: number;
  parts: DrawnPart[];
}

export interface DrawnPart {
  title: string;
  lines: [string, string][][];
}

export type ToServer = Answer | Undo | Say | Hint | Why | Ahead | Draw | TakeBack | Resign | HandOver | Speak;

export type ToClient =
  | Welcome
  | Update
  | RoomChanged
  | Said
  | Ack
  | Refused
  | Hinted
  | WhyNot
  | Foreseen
  | Drawing;
