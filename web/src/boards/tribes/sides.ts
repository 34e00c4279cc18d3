import type { View } from '../../lib/protocol';
import type { TribalFacts } from './table';

/** By seat the class of its colours. */
export function sides(view: View): string[] {
  const found: string[] = [];
  const { seats } = (view as unknown as { facts: TribalFacts }).facts;
  for (const [tribe, seat] of Object.entries(seats)) found[seat] ??= `tribe-${tribe}`;
  return found;
}
