// The person at this browser. The first request makes one, so a visitor can play at once.

import { api, type Person } from './api';
import { keep, kept } from './kept.svelte';
import { speak } from './words.svelte';

let person: Person | null = $state.raw(null);

export function me(): Person | null {
  return person;
}

export async function meet(): Promise<void> {
  person = (await api.me()).person;
}

/** Another language: at once here, and told to the server for letters and for other browsers. */
export async function chooseLanguage(lang: string): Promise<void> {
  keep({ lang });
  await speak(lang);
  if (person) await api.change({ lang }).catch(() => undefined);
}

export function chooseTheme(theme: typeof kept.theme): void {
  keep({ theme });
  document.documentElement.dataset.theme = theme;
}
