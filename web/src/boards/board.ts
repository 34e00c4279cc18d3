// What a game's own board is given. A board is `boards/<game>/Board.svelte`; a game without one gets the general face.

import type { Component } from 'svelte';
import type { Line, OptionSeen, View } from '../lib/protocol';

/** The words a board needs: `values[domain][value]`, and whole phrases by name. */
export interface BoardWords {
  values: Record<string, Record<string, string>>;
  phrases: Record<string, string>;
}

export interface BoardProps {
  view: View;
  /** Whose eyes these are: a seat, or -1 for one who looks on or sees everything. */
  seat?: number;
  /** What I saw step by step since my last answer, that first and now last; nothing where nothing is to be marked. */
  trail?: readonly View[];
  words: BoardWords;
  /** Facts that never change in a match, as the game's face tells them. */
  layout: Record<string, unknown>;
  /** What can be chosen now, in words; nothing for whoever is not asked. */
  options?: readonly OptionSeen[];
  /** The record up to here. */
  lines?: readonly Line[];
  /** Things that can be chosen now: `domain value`, or an option's whole value. */
  targets: Set<string>;
  /** Those of the option that is pointed at. */
  focus: Set<string>;
  /** What is different since my last answer, as the board's own `changes` tells it. */
  changed: Set<string>;
  onchoose: (target: string) => void;
  /** Something on the board is pointed at, or nothing any more. */
  onfocus: (target: string | null) => void;
}

/** What a board's file has: the board, what is different from one view to a later one, and by seat the class that gives
 * a side its colours (`--own`, `--own-edge`) inside an element of class `sides-of-<game>`.
 */
export interface Board {
  default: Component<BoardProps>;
  changes: (before: View, now: View) => Set<string>;
  sides: (view: View) => string[];
}

const boards = import.meta.glob<Board>('./*/Board.svelte');

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.()) ?? null;
}
