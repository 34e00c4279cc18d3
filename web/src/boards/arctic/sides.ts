import type { View } from '../../lib/protocol';

/** By seat the class of its colours. */
export const sides = (view: View): string[] => Array.from({ length: view.seats }, (_, seat) => `company-${seat}`);
