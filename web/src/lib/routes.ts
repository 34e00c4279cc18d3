// Made by `make protocol` from src/lawspeaker/table/http/pages.py; change that, and not this file.

/** Pages by name, with their paths: `:field` is any text, and `:field?` may be missing. */
export const ROUTES = {
  lobby: '/',
  new: '/new/:game?',
  room: '/rooms/:id',
  join: '/join/:token',
  rules: '/rules/:game/:clause?',
  learn: '/learn/:game/:lesson?',
  play: '/rules/:game/:clause/play',
  account: '/account',
} as const;

export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'room'; id: string }
  | { name: 'join'; token: string }
  | { name: 'rules'; game: string; clause: string }
  | { name: 'learn'; game: string; lesson: string }
  | { name: 'play'; game: string; clause: string }
  | { name: 'account' }
  | { name: 'missing' };
