// Light or dark: as the system has it, until somebody chooses otherwise here.

import { keep, kept, type Theme } from './kept.svelte';

const dark = matchMedia('(prefers-color-scheme: dark)');
let system: Theme = $state(dark.matches ? 'dark' : 'light');
dark.addEventListener('change', () => {
  system = dark.matches ? 'dark' : 'light';
  wear();
});

export function theme(): Theme {
  return kept.theme ?? system;
}

/** What the system has already is no choice: it is followed again. */
export function chooseTheme(chosen: Theme): void {
  keep({ theme: chosen === system ? null : chosen });
  wear();
}

/** Show the page in its theme. */
export function wear(): void {
  document.documentElement.dataset.theme = theme();
}
