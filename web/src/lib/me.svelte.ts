// The person at this browser. The first request makes one, so a visitor can play at once.

import { api, type PersonSeen } from './api';
import { keep } from './kept.svelte';
import { learn } from './offered.svelte';
import { speak } from './words.svelte';

let person: PersonSeen | null = $state.raw(null);

export function me(): PersonSeen | null {
  return person;
}

export async function meet(): Promise<void> {
  const [mine] = await Promise.all([api.me(), learn()]);
  person = mine.person;
}

/** Another language: at once here, and told to the server for letters and for other browsers. */
export async function chooseLanguage(lang: string): Promise<void> {
  keep({ lang });
  await speak(lang);
  if (person) await api.change({ lang }).catch(() => undefined);
}
