// A drawing of each game for the lobby: `boards/<game>/Emblem.svelte`, 320 by 140, in the game's own colours.

import type { Component } from 'svelte';

const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte');

/** The drawing of a game, or nothing where it has none. */
export async function emblemOf(game: string): Promise<Component | null> {
  return (await emblems[`./${game}/Emblem.svelte`]?.())?.default ?? null;
}
