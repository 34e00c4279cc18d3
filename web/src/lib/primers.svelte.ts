// The first five minutes of each game, in the language in use; asked for once.

import { api, type Primer } from './api';
import { language } from './words.svelte';

const EMPTY: Primer = { lines: [], sides: {}, terms: [] };
const primers: Record<string, Primer> = $state({});
const asked = new Set<string>();

export function primerOf(game: string): Primer {
  const lang = language();
  const key = `${lang} ${game}`;
  if (game && lang && !asked.has(key)) {
    asked.add(key);
    void api.primer(game, { lang }).then(
      (found) => (primers[key] = found),
      () => asked.delete(key),
    );
  }
  return primers[key] ?? EMPTY;
}
