// The pages of the board where it is narrow, and the tab that is open beside the map.

import type { Table } from './table';

export const PAGES = ['map', 'cards', 'boards'] as const;
export type Page = (typeof PAGES)[number];
export const BESIDE = 'beside';

/** The tab to open for whoever has these to choose from: hirelings and landmarks where any can be chosen, or the board
 * of whoever sells, or one's own; none for whoever only looks on.
 */
export function tabFor(table: Table, targets: Set<string>): string | null {
  const has = (...kinds: string[]): boolean =>
    [...targets].some((target) => kinds.some((kind) => target.startsWith(`${kind} `)));
  if (has('hireling', 'landmark')) return BESIDE;
  if (has('buy_card') && table.factions.includes('riverfolk')) return 'riverfolk';
  return table.factions[table.askedAbout] ?? table.factions[table.me] ?? null;
}
