import type { View } from '../../lib/protocol';
import type { Facts } from './table';

/** By seat the class of its colours. */
export const sides = (view: View): string[] =>
  Object.keys((view as unknown as { facts: Facts }).facts.points).map((faction) => `faction-${faction}`);
