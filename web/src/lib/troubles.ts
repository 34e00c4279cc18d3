// What went wrong, in the words of the page. What the server explains in detail is left in its own.

import { ApiError } from './call';
import type { Code } from './protocol';
import { say, sayOr } from './words.svelte';

/** By the server's code for it where there are words for that, or else its own sentence. */
export function trouble(code: Code, reason: string): string {
  return sayOr(reason, `web-trouble-${code}`, { reason });
}

export function inWords(error: unknown): string {
  if (error instanceof ApiError) return trouble(error.code, error.message);
  return error instanceof TypeError ? say('web-no-server') : String(error);
}
