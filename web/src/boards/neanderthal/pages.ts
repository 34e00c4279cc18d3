// The pages of the board where it is narrow: Europe, and the species with all that is theirs.

export const PAGES = ['rows', 'tribes'] as const;
export type Page = (typeof PAGES)[number];

const EUROPE = new Set(['slot', 'row']);
const SPECIES = new Set(['rank', 'spot', 'dedicated', 'portal', 'disk', 'sexuality', 'tribe']);

/** The page on which one can choose between these; nothing where it does not matter. `inEurope` says which cards and
 * places lie there.
 */
export function pageFor(targets: Set<string>, inEurope: (name: string) => boolean): Page | null {
  let found: Page | null = null;
  for (const target of targets) {
    const [kind = '', name = ''] = target.split(' ');
    const placed = kind === 'card' || kind === 'place';
    if (EUROPE.has(kind) || (placed && inEurope(name))) return 'rows';
    if (SPECIES.has(kind) || placed) found = 'tribes';
  }
  return found;
}
