// Zooming and panning as numbers: a picture that fills its frame at scale 1, and never leaves it.

export interface Place {
  scale: number;
  x: number; // of the picture's left edge, in pixels of the frame
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
export function zoomed(place: Place, factor: number, at: { x: number; y: number }, frame: Frame): Place {
  const scale = Math.min(MOST, Math.max(1, place.scale * factor));
  const real = scale / place.scale;
  return held({ scale, x: at.x - (at.x - place.x) * real, y: at.y - (at.y - place.y) * real }, frame);
}

export function panned(place: Place, dx: number, dy: number, frame: Frame): Place {
  return held({ ...place, x: place.x + dx, y: place.y + dy }, frame);
}
