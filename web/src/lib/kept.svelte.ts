// What this browser remembers: language, theme, and how one likes to play.

import { nearest } from './words';

export type Theme = 'light' | 'dark';

interface Kept {
  lang: string;
  theme: Theme | null; // none: as the system has it
  keys: boolean; // single keys do something
  notices: boolean; // tell me when it is my turn
  declines: boolean; // where a hidden card is asked for, decline for me
  met: readonly string[]; // games whose first five minutes were shown at a table
  explains: boolean; // a line under each option says what it does
}

const NAME = 'lawspeaker';

function usual(): Kept {
  return {
    lang: nearest(navigator.languages),
    theme: null,
    keys: true,
    notices: false,
    declines: false,
    met: [],
    explains: true,
  };
}

/** What is stored, as far as it can be read; browsers may forbid storing. */
function read(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual();
  }
}

export const kept: Kept = $state(read());

export function keep(changes: Partial<Kept>): void {
  Object.assign(kept, changes);
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // It is then remembered until the page is closed.
  }
}
