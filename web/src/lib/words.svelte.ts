// The language in use; whatever is said with `say` changes with it.

import type { FluentBundle } from '@fluent/bundle';
import { format, load, type Args } from './words';

let bundle: FluentBundle | null = $state.raw(null);

export function say(name: string, args?: Args): string {
  return bundle ? format(bundle, name, args) : '';
}

/** The same where there are words for it, and `other` where there are none. */
export function sayOr(other: string, name: string, args?: Args): string {
  return bundle?.hasMessage(name) ? format(bundle, name, args) : other;
}

export function language(): string {
  return bundle?.locales[0] ?? '';
}

export async function speak(lang: string): Promise<void> {
  bundle = await load(lang);
  document.documentElement.lang = lang;
}
