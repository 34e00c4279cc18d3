// Zooming and panning as numbers: a picture that fills its frame at scale 1, and never leaves it.

export interface Place {
  scale: number;
  x: number; // of the picture's left edge, in pixels of the frame
  y: number;
}

/** A point of the frame, or of the picture at scale 1. */
export interface Spot {
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
}

export const WHOLE: Place = { scale: 1, x: 0, y: 0 };
const MOST = 8;

/** The place moved so that the picture still covers the frame. */
export function held(place: Place, frame: Frame): Place {
  const scale = Math.min(MOST, Math.max(1, place.scale));
  return {
    scale,
    x: Math.min(0, Math.max(frame.width * (1 - scale), place.x)),
    y: Math.min(0, Math.max(frame.height * (1 - scale), place.y)),
  };
}

/** Zoomed by a factor about a point of the frame, which stays where it is. */
export function zoomed(place: Place, factor: number, at: Spot, frame: Frame): Place {
  const scale = Math.min(MOST, Math.max(1, place.scale * factor));
  const real = scale / place.scale;
  return held({ scale, x: at.x - (at.x - place.x) * real, y: at.y - (at.y - place.y) * real }, frame);
}

export function panned(place: Place, dx: number, dy: number, frame: Frame): Place {
  return held({ ...place, x: place.x + dx, y: place.y + dy }, frame);
}

const NEAR = 2.4; // as near as one is taken without asking for it
const MARGIN = 24; // pixels around what is shown
const WORTHWHILE = 1.15;

/** The place at which a box of the frame, as it is seen now, fills the frame, at this scale at least; the whole where that
 * is hardly less.
 */
export function shown(now: Place, from: Spot, to: Spot, frame: Frame, least = 1): Place {
  const real = (at: number, start: number): number => (at - start) / now.scale;
  const [left, top] = [real(from.x, now.x) - MARGIN, real(from.y, now.y) - MARGIN];
  const [right, bottom] = [real(to.x, now.x) + MARGIN, real(to.y, now.y) + MARGIN];
  const scale = Math.max(least, Math.min(NEAR, frame.width / (right - left), frame.height / (bottom - top)));
  if (scale < WORTHWHILE) return WHOLE;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return held({ scale, x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale }, frame);
}

export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

/** What lies out of sight on each side of the frame, of these spots of the picture. */
export function beyond(spots: readonly Spot[], place: Place, frame: Frame): Record<Side, Spot[]> {
  const at = spots.map((spot) => ({ spot, x: place.x + spot.x * place.scale, y: place.y + spot.y * place.scale }));
  const where = (isThere: (each: Spot) => boolean): Spot[] => at.filter(isThere).map(({ spot }) => spot);
  return {
    left: where(({ x }) => x < 0),
    right: where(({ x }) => x > frame.width),
    top: where(({ y }) => y < 0),
    bottom: where(({ y }) => y > frame.height),
  };
}

/** The place at the same scale with these spots of the picture in the middle, as far as it goes. */
export function centred(place: Place, spots: readonly Spot[], frame: Frame): Place {
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(spots.map((spot) => spot.x)), middle(spots.map((spot) => spot.y))];
  return held({ scale: place.scale, x: frame.width / 2 - x * place.scale, y: frame.height / 2 - y * place.scale }, frame);
}
