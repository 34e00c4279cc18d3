// What is different on the table: the things a player would look at again.

import type { View } from '../../lib/protocol';
import { differing, differingCells, same } from '../kit/differing';
import { zoneOf, type State } from './table';

/** The things that changed from one view to a later one, as targets: `clearing 5`, `card anvil`, `score 1`. What is part
 * of something larger is named after its field, and the larger thing changed as well: `on_map wood 5` and `clearing 5`.
 */
export function changes(before: View, after: View): Set<string> {
  const found = new Set<string>();
  const [old, now] = [before.state as unknown as State, after.state as unknown as State];

  for (const [kind, clearing] of differingCells(old.on_map, now.on_map)) {
    found.add(`on_map ${kind} ${clearing}`).add(`clearing ${clearing}`);
  }
  for (const field of ['ruins', 'suit'] as const) {
    for (const clearing of differing(old[field], now[field])) found.add(`clearing ${clearing}`);
  }
  for (const item of differing(old.items, now.items)) found.add(`items ${item}`);
  for (const field of ['score', 'dominance', 'partner'] as const) {
    for (const seat of differing(old[field], now[field])) found.add(`score ${seat}`);
  }
  for (const [seat, hand] of now.hands.entries()) {
    const known = new Set(zoneOf(old.hands[seat]).cards);
    for (const card of zoneOf(hand).cards) if (!known.has(card)) found.add(`card ${card}`);
    if (!same(old.hands[seat], hand)) found.add(`hand ${seat}`);
  }
  for (const [seat, cards] of now.crafted.entries()) {
    const known = new Set(zoneOf(old.crafted[seat]).cards);
    for (const card of zoneOf(cards).cards) if (!known.has(card)) found.add(`card ${card}`);
  }
  const boards = [
    [old.factions, now.factions],
    [old.hirelings ?? {}, now.hirelings ?? {}],
  ] as const;
  for (const [was, is] of boards) {
    for (const [owner, fields] of Object.entries(is)) {
      for (const field of differing(was[owner], fields)) found.add(`board ${owner} ${field}`);
      if (was[owner]?.clearing !== fields.clearing) found.add(`clearing ${String(fields.clearing)}`);
      if (was[owner]?.forest !== fields.forest) found.add(`forest ${String(fields.forest)}`);
    }
  }
  return found;
}
