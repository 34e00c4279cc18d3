// What games are called, in the language in use.

import { api } from './api';
import { language } from './words.svelte';

let known: { lang: string; titles: Record<string, string> } = $state.raw({ lang: '', titles: {} });
let asked = '';

export function gameTitle(game: string): string {
  const lang = language();
  if (lang && lang !== asked) {
    asked = lang;
    void api.games({ lang }).then((games) => {
      known = { lang, titles: Object.fromEntries(games.map(({ name, title }) => [name, title])) };
    });
  }
  return known.lang ? (known.titles[game] ?? game) : '';
}
