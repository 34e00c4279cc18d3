// The marks between words, as the language in use has them: 、 and ： in Japanese.

import { sayOr } from './words.svelte';

export const colon = (): string => sayOr(': ', 'web-colon');
export const comma = (): string => sayOr(', ', 'web-comma');
export const stop = (): string => sayOr('. ', 'web-stop');

/** Words, and what more there is to say of them: 剣（ネズミ） in Japanese. */
export const brackets = (words: string, more: string): string =>
  sayOr(`${words} (${more})`, 'web-brackets', { words, more });
