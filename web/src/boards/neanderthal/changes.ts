// What is different on the table: the things a player would look at again.

import type { View } from '../../lib/protocol';
import { differing, differingCells } from '../kit';
import type { State } from './table';

/** The things that changed from one view to a later one, as targets: `slot north_1`, `place caribou`, `card piper`. */
export function changes(before: View, after: View): Set<string> {
  const [old, now] = [before.state as unknown as State, after.state as unknown as State];
  const found = new Set<string>();
  for (const slot of [...differing(old.slots, now.slots), ...differing(old.cover, now.cover)]) found.add(`slot ${slot}`);
  for (const [place, tribe] of differingCells(old.pieces, now.pieces)) {
    found.add(place === 'unassigned' || place === 'dead' ? `${place} ${tribe}` : `place ${place}`);
  }
  for (const tribe of differing(old.alpha, now.alpha)) found.add(`alpha ${tribe}`);
  for (const card of [...differing(old.tableau, now.tableau), ...differing(old.hand, now.hand)]) found.add(`card ${card}`);
  for (const [card] of differingCells(old.disks, now.disks)) found.add(`card ${card}`);
  for (const [tribe, disk] of differingCells(old.vocabulary, now.vocabulary)) found.add(`words ${tribe} ${disk}`);
  for (const [tribe, portal] of differingCells(old.portals, now.portals)) found.add(`portal ${tribe} ${portal}`);
  for (const spot of differing(old.immature, now.immature)) found.add(`place ${spot}`);
  for (const field of ['sexuality', 'tribal', 'bids'] as const) {
    for (const tribe of differing(old[field], now[field])) found.add(`${field} ${tribe}`);
  }
  if (old.event !== now.event) found.add('event');
  return found;
}
