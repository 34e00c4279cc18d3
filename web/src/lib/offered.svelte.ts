// What the server offers and allows. It is asked for once, before any page is shown.

import { api, type LanguageCard, type Offered } from './api';
import { LANGUAGES } from './words';

let known: Offered | null = $state.raw(null);

export async function learn(): Promise<void> {
  known ??= await api.offered();
}

export function offered(): Offered {
  if (!known) throw new Error('the server has not told yet what it offers');
  return known;
}

/** The languages to choose from; until the server has told what they are called, by their codes. */
export function languages(): LanguageCard[] {
  return known?.languages ?? LANGUAGES.map((lang) => ({ lang, name: lang }));
}
