// Clocks: the server says how much is left, and the page counts on from there for the seat that is asked.

import type { SeatSeen } from './protocol';

/** Seconds left on a seat's clock now, or none without a clock. */
export function timeLeft(seat: SeatSeen, asked: number, heardAt: number, now: number): number | null {
  if (seat.left === null || seat.left === undefined) return null;
  const spent = seat.number === asked ? Math.max(0, now - heardAt) / 1000 : 0;
  return Math.max(0, seat.left - spent);
}

/** `4:05`, or with hours `1:04:05`. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, '0') : part)).join(':');
}
