// How somebody likes to follow and play at the table, kept in this browser.

export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** How what others do is shown: step by step, or all at once (`off`). */
  pace: Speed;
  /** How pieces move. */
  motion: Speed;
  /** Mark what happened since my last answer. */
  marks: boolean;
  sounds: boolean;
  /** Ask again before an answer that ends my turn. */
  confirm: boolean;
  /** Nothing counts in the first moment of a new question. */
  guard: boolean;
}

export const USUAL: Settings = { pace: 'normal', motion: 'normal', marks: true, sounds: false, confirm: false, guard: true };
const NAME = 'lawspeaker-table';

/** What is stored, as far as it can be read and means something. */
export function readSettings(stored: string | null): Settings {
  const found = { ...USUAL };
  try {
    const given = JSON.parse(stored ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    for (const name of ['pace', 'motion'] as const) {
      const speed = SPEEDS.find((each) => each === given[name]);
      if (speed) found[name] = speed;
    }
    for (const name of ['marks', 'sounds', 'confirm', 'guard'] as const) {
      const wish = given[name];
      if (typeof wish === 'boolean') found[name] = wish;
    }
  } catch {
    // Whatever is stored there is not ours.
  }
  return found;
}

function stored(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null; // browsers may forbid storing
  }
}

export const settings: Settings = $state(readSettings(stored()));

export function setUp(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // It then holds until the page is closed.
  }
}
