// What went wrong, in the words of the page. What the server explains in detail is left in its own.

import { ApiError } from './api';
import { say } from './words.svelte';

const KNOWN = [
  'failed',
  'has_account',
  'invalid',
  'invited_only',
  'login_taken',
  'no_seat',
  'no_undo',
  'not_host',
  'not_offered',
  'not_over',
  'not_playing',
  'not_possible',
  'seat_taken',
  'too_big',
  'too_many',
  'too_often',
  'unknown_invite',
  'unknown_room',
  'wrong_login',
  'wrong_seat',
];

/** By the server's code for it, or else its own sentence. */
export function trouble(code: string, reason: string): string {
  return KNOWN.includes(code) ? say(`web-trouble-${code}`, { reason }) : reason;
}

export function inWords(error: unknown): string {
  if (error instanceof ApiError) return trouble(error.code, error.message);
  return error instanceof TypeError ? say('web-no-server') : String(error);
}
