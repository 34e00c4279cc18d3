// What is different on the table: the things a player would look at again.

import type { View } from '../../lib/protocol';
import { differing, differingCells } from '../kit';
import { DISKS, type State } from './table';

/** The things that changed from one view to a later one: `card walrus`, `place norse_3`, `tribe thule`, `energy norse`. */
export function changes(before: View, after: View): Set<string> {
  const [old, now] = [before.state as unknown as State, after.state as unknown as State];
  const found = new Set<string>();
  for (const [place] of differingCells(old.pieces, now.pieces)) {
    found.add(`place ${place}`);
    found.add(`card ${place}`);
  }
  for (const field of ['tableau', 'hand'] as const) {
    for (const card of differing(old[field], now[field])) found.add(`card ${card}`);
  }
  const rows = (state: State): Record<string, string> => {
    const lies: Record<string, string> = {};
    for (const side of ['warm', 'cold'] as const) {
      for (const cards of Object.values(state[side])) for (const card of cards) lies[card] = side;
    }
    return lies;
  };
  for (const card of differing(rows(old), rows(now))) found.add(`card ${card}`);
  for (const disk of DISKS) for (const tribe of differing(old[disk], now[disk])) found.add(`${disk} ${tribe}`);
  for (const field of ['religion', 'extinct'] as const) {
    for (const tribe of differing(old[field], now[field])) found.add(`tribe ${tribe}`);
  }
  if (old.event !== now.event) found.add('event');
  return found;
}
