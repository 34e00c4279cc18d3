// What a seat is called, and how many there are.

import type { BotCard, GameCard } from './api';
import type { RoomSeen, SeatSeen } from './protocol';
import { say, sayOr } from './words.svelte';

const COMPANY = 3; // at a table, where a game allows it

export function usualSeats(game: GameCard): number {
  return game.seat_counts.includes(COMPANY) ? COMPANY : (game.seat_counts[0] ?? 2);
}

/** The bots that can sit down, the levels first. */
export function byLevel(game: GameCard | undefined): BotCard[] {
  const levels = game?.levels ?? [];
  const known = game?.bots ?? [];
  const isLevel = ({ name }: BotCard) => levels.includes(name);
  const ranked = known.filter(isLevel).sort((one, other) => levels.indexOf(one.name) - levels.indexOf(other.name));
  return [...ranked, ...known.filter((bot) => !isLevel(bot))];
}

/** Whether answers can be taken back at a table: against bots only, unless something else was agreed. */
export function mayUndo(room: RoomSeen, seat: number): boolean {
  return room.undo || room.seats.every((other) => other.kind === 'bot' || other.number === seat);
}

/** The sides that a seat can play, in words. */
export function sidesOf(game: GameCard): GameCard['options'][number]['values'] {
  return game.options.find(({ kind }) => kind === 'side')?.values ?? [];
}

/** A bot by its kind, in words where there are some. */
export function botName(bot: string): string {
  return sayOr(bot, `web-bot-${bot}`);
}

export function seatName(seat: SeatSeen): string {
  if (seat.kind === 'open') return say('web-seat-open');
  return seat.kind === 'bot' ? botName(seat.bot) : seat.name || say('web-somebody');
}

/** As the table speaks of a seat: by its side, which the record names too, and who sits there. */
export function calledAt(seat: SeatSeen): string {
  if (seat.kind === 'open') return seat.side; // somebody sat there, in a game that was brought in
  return seat.side ? say('web-seat-called', { side: seat.side, name: seatName(seat) }) : seatName(seat);
}
