// What is different on the table: the things a player would look at again.

import type { View } from '../../lib/protocol';
import { differing, differingCells } from '../kit/differing';
import type { State } from './table';

/** The things that changed from one view to a later one, as targets: `region RU_C1`, `place RU 2`, `seat 0`. What is
 * part of something larger is named after its field, and the larger thing changed as well: `money 0` and `seat 0`.
 */
export function changes(before: View, after: View): Set<string> {
  const found = new Set<string>();
  const [old, now] = [before.state as unknown as State, after.state as unknown as State];

  for (const field of ['control', 'facility', 'protector'] as const) {
    for (const id of differing(old[field], now[field])) add(found, `region ${id}`, `${field} ${id}`);
  }
  for (const [id, country] of differingCells(old.ships, now.ships)) {
    add(found, `region ${id}`, `ships ${id} ${country}`);
  }
  for (const [country, space] of differingCells(old.influence, now.influence)) {
    add(found, `country ${country}`, `place ${country} ${space}`);
  }
  for (const [country, action] of differingCells(old.action, now.action)) {
    add(found, `country ${country}`, `action ${country} ${action}`);
  }
  for (const field of ['treasury', 'conflict', 'council'] as const) {
    for (const country of differing(old[field], now[field])) add(found, `country ${country}`, `${field} ${country}`);
  }
  for (const field of ['money', 'score', 'tiles', 'hand'] as const) {
    for (const seat of differing(old[field], now[field])) add(found, `seat ${seat}`, `${field} ${seat}`);
  }
  for (const place of differing(old.invest, now.invest)) found.add(`invest ${Number(place) + 1}`);
  for (const place of differing(old.yellow, now.yellow)) found.add(place === '0' ? 'yellow high' : 'yellow low');
  if (old.law !== now.law) found.add(`law ${now.law}`);
  for (const field of ['support', 'joined', 'turn', 'start'] as const) {
    if (old[field] !== now[field]) found.add(field);
  }
  return found;
}

function add(found: Set<string>, ...targets: string[]): void {
  for (const target of targets) found.add(target);
}
