// The two pages of the board where it is narrow: the map, and the countries with all the rest.

export const PAGES = ['map', 'countries'] as const;
export type Page = (typeof PAGES)[number];

/** The page on which one can choose between these: the map where regions only are to be chosen. */
export function pageFor(targets: Set<string>): Page | null {
  if (targets.size === 0) return null;
  const kinds = new Set([...targets].map((target) => target.split(' ')[0]));
  return kinds.has('region') && !kinds.has('act') ? 'map' : 'countries';
}
