// On a narrow screen the board has two pages.

import type { Table } from './table';

export const PAGES = ['rows', 'tribes'] as const;
export type Page = (typeof PAGES)[number];

/** The page on which there is something to choose, the rows first; none where neither has anything. */
export function pageFor(targets: Set<string>, table: Table): Page | null {
  const inRows = new Set(table.inRows.flatMap((card) => [`card ${card}`, `place ${card}`]));
  const placed = [...targets].filter((target) => table.shown.has(target));
  if (placed.some((target) => inRows.has(target) || target.startsWith('row '))) return 'rows';
  return placed.length ? 'tribes' : null;
}
