// Where things are on a drawing of the brain map, 150 by 96.

export interface Spot {
  x: number;
  y: number;
}

export const WIDTH = 150;
export const HEIGHT = 96;

/** The spots between the domains: the Venus between social and technical words, and so on. */
export const SPOTS: Record<string, Spot> = {
  shaman: { x: 75, y: 25 },
  venus: { x: 40, y: 63 },
  bison: { x: 110, y: 63 },
};

export const APART = 11; // half of the distance between the two disks of a spot

/** Where the disk of a portal lies: the first of a spot on the left, the second on the right. */
export function portalAt(portals: Record<string, { spot: string }>, portal: string): Spot {
  const spot = portals[portal]?.spot ?? '';
  const first = Object.keys(portals).find((each) => portals[each]?.spot === spot) === portal;
  const at = SPOTS[spot] ?? { x: 0, y: 0 };
  return { x: at.x + (first ? -APART : APART), y: at.y };
}

/** The outline, and the three domains within it. */
export const OUTLINE =
  'M10 50 C6 34 18 14 40 11 C52 2 66 3 75 7 C86 1 104 3 114 13 C134 15 147 34 141 52 C144 68 130 82 112 82 C104 91 90 93 78 88 C66 94 48 92 41 83 C22 84 8 68 10 50 Z';
export const DOMAINS: Record<string, string> = {
  social: 'M75 7 L75 46 L12 62 C8 54 8 46 10 40 C10 24 24 12 40 11 C52 2 66 3 75 7 Z',
  nature: 'M75 7 C86 1 104 3 114 13 C134 15 147 34 141 52 C142 56 141 60 139 63 L75 46 Z',
  technical: 'M75 46 L139 63 C136 74 126 82 112 82 C104 91 90 93 78 88 C66 94 48 92 41 83 C26 84 16 74 12 62 Z',
};
