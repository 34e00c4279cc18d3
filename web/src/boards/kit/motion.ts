// Motion: pieces glide to where they go, and stand there at once for whoever wants no motion.

import { flip, type FlipParams } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { crossfade, fade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { settings, type Speed } from '../../lib/settings.svelte';

const TIMES: Record<Speed, number> = { off: 0, slow: 640, normal: 320, fast: 160 }; // milliseconds; as in tokens.css

/** Whether nothing is to move: as somebody has chosen at the table, or has told the system. */
export function still(): boolean {
  if (typeof matchMedia === 'undefined') return true;
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const glideTime = (): number => (still() ? 0 : TIMES[settings.motion]);

/** `animate:glide`: what changes its place in a keyed list goes there. */
export function glide(node: Element, places: { from: DOMRect; to: DOMRect }, params: FlipParams = {}) {
  const unseen = !places.from.width || !places.to.width; // such as on a page that is not shown
  return unseen ? { duration: 0 } : flip(node, places, { duration: glideTime(), easing: cubicOut, ...params });
}

/** `out:send={{ key }}` and `in:receive={{ key }}`: what leaves one list and appears in another goes there. Each board
 * makes one pair. What is not to be seen, such as something on a page that is not open, goes nowhere.
 */
export function passing(): [send: Passing, receive: Passing] {
  const [send, receive] = crossfade({
    duration: () => glideTime(),
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: glideTime() / 2 }),
  });
  const seen = (pass: Passing): Passing => (node, params) => {
    const begin = pass(node, params);
    return () => {
      const way = begin();
      return node.getBoundingClientRect().width > 0 ? way : { duration: 0 };
    };
  };
  return [seen(send), seen(receive)];
}

type Passing = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig;

/** How many pieces of each kind are where. */
export type Standing = Record<string, Record<string, number>>;

export interface Flight {
  kind: string;
  from: string;
  to: string;
  count: number;
}

/** Which pieces have gone from where to where. What only came or only went, came from or went to `elsewhere`. */
export function flights(before: Standing, now: Standing, elsewhere?: (kind: string) => string): Flight[] {
  const found: Flight[] = [];
  for (const kind of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [old, fresh] = [before[kind] ?? {}, now[kind] ?? {}];
    const gone: [string, number][] = [];
    const come: [string, number][] = [];
    for (const place of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
      const more = (fresh[place] ?? 0) - (old[place] ?? 0);
      if (more > 0) come.push([place, more]);
      if (more < 0) gone.push([place, -more]);
    }
    const home = elsewhere?.(kind);
    while (gone.length || come.length) {
      const [from, to] = [gone[0] ?? null, come[0] ?? null];
      const count = Math.min(from?.[1] ?? Infinity, to?.[1] ?? Infinity);
      const [start, end] = [from?.[0] ?? home, to?.[0] ?? home];
      if (start !== undefined && end !== undefined) found.push({ kind, from: start, to: end, count });
      if (from && !(from[1] -= count)) gone.shift();
      if (to && !(to[1] -= count)) come.shift();
    }
  }
  return found;
}

/** Where pieces have gone in the last steps, each way once: from one place to another, not what came or went. */
export function ways(steps: readonly Standing[], most = 10): Flight[] {
  const found = new Map<string, Flight>();
  for (const [place, now] of steps.entries()) {
    for (const flight of place > 0 ? flights(steps[place - 1] ?? {}, now) : []) {
      const name = `${flight.kind} ${flight.from} ${flight.to}`;
      const count = flight.count + (found.get(name)?.count ?? 0);
      found.delete(name); // the last ones are kept
      found.set(name, { ...flight, count });
    }
  }
  return [...found.values()].slice(-most);
}
