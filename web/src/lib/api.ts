// The HTTP side of the server.

import type { Clock, Part, RoomSeen, TableSeen } from './protocol';

export interface Person {
  id: string;
  name: string;
  lang: string;
  login: string | null;
  email: string | null;
}

export interface RuleValue {
  value: string;
  title: string;
}

export interface RuleOption {
  name: string;
  title: string;
  values: RuleValue[];
  kind: 'ruling' | 'variant';
}

export interface GameCard {
  name: string;
  title: string;
  seat_counts: number[];
  options: RuleOption[];
  bots: string[];
  levels: string[];
}

export interface RoomWish {
  game: string;
  seats: string[];
  rules?: Record<string, string>;
  clock?: Clock;
  absent?: number;
  spectators: boolean;
  listed: boolean;
}

/** What went wrong, in a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (method !== 'GET') {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body ?? {});
  }
  const response = await fetch(`/api${path}`, request);
  const text = await response.text();
  const found = text && response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : null;
  if (!response.ok) {
    const told = (found ?? {}) as { error?: string; reason?: string };
    throw new ApiError(response.status, told.error ?? 'unknown', told.reason ?? response.statusText);
  }
  return found as T;
}

const query = (args: Record<string, string>) => `?${new URLSearchParams(args)}`;
const part = encodeURIComponent;

export interface RoomCard extends RoomSeen {
  /** Whether I am asked there now. */
  asked?: boolean;
}

export interface Opened {
  room: RoomSeen;
  /** Links by which friends take their seats, by the number of the seat. */
  invites: Record<string, string>;
}

export interface GameWords {
  values: Record<string, Record<string, string>>;
  phrases: Record<string, string>;
  layout: Record<string, unknown>;
}

export interface ClauseSeen {
  id: string;
  summary: string;
  state: string;
  gap?: string;
}

export interface RulingSeen {
  id: string;
  option: string;
  kind: string;
  clauses: string[];
  question: string;
  default: string;
  values: { name: string; meaning: string }[];
  reason: string;
}

export interface Law {
  clauses: ClauseSeen[];
  rulings: RulingSeen[];
}

export const api = {
  me: () => call<{ person: Person }>('GET', '/me'),
  change: (changes: { name?: string; lang?: string; email?: string | null }) => call<unknown>('PATCH', '/me', changes),
  register: (login: string, password: string, name: string) => call<unknown>('POST', '/account', { login, password, name }),
  logIn: (login: string, password: string) => call<unknown>('POST', '/session', { login, password }),
  logOut: () => call<unknown>('DELETE', '/session'),

  games: (lang: string) => call<GameCard[]>('GET', `/games${query({ lang })}`),
  words: (game: string, lang: string, room: string) =>
    call<GameWords>('GET', `/games/${part(game)}/words${query({ lang, room })}`),
  law: (game: string, words: string) => call<Law>('GET', `/law/${part(game)}${words ? query({ q: words }) : ''}`),

  rooms: (lang: string) => call<{ open: RoomCard[]; mine: RoomCard[] }>('GET', `/rooms${query({ lang })}`),
  open: (wish: RoomWish) => call<Opened>('POST', '/rooms', wish),
  bring: (save: unknown) => call<Opened>('POST', '/rooms/import', save),
  close: (room: string) => call<unknown>('DELETE', `/rooms/${part(room)}`),
  sit: (room: string, seat: number) => call<unknown>('POST', `/rooms/${part(room)}/seats/${seat}`),
  rise: (room: string, seat: number) => call<unknown>('DELETE', `/rooms/${part(room)}/seats/${seat}`),
  invite: (room: string, seat: number) => call<{ link: string }>('POST', `/rooms/${part(room)}/seats/${seat}/invite`),
  join: (token: string) => call<RoomSeen>('POST', `/join/${part(token)}`),
  rematch: (room: string) => call<RoomSeen>('POST', `/rooms/${part(room)}/rematch`),
  exportAddress: (room: string) => `/api/rooms/${part(room)}/export`,
  at: (room: string, number: number, eyes: string, lang: string) =>
    call<TableSeen>('GET', `/rooms/${part(room)}/at/${number}${query({ as: eyes, lang })}`),
  drawnAt: (room: string, number: number, eyes: string, lang: string, width: number) =>
    call<Part[]>('GET', `/rooms/${part(room)}/at/${number}/drawing${query({ as: eyes, lang, width: String(width) })}`),
};
