// What is agreed about a room, in words.

import type { RoomSeen } from './protocol';
import { say } from './words.svelte';

const MINUTE = 60; // seconds

/** How long one may think. */
export function timeInWords({ clock, absent }: Pick<RoomSeen, 'clock' | 'absent'>): string[] {
  const said: string[] = [];
  if (clock) {
    const time = say('web-term-clock-seconds-value', { minutes: clock.seconds / MINUTE, none: 'false' });
    said.push(clock.gain ? say('web-time-gain', { time, gain: clock.gain }) : time);
  } else {
    said.push(say('web-time-none'));
  }
  if (absent !== null) {
    said.push(
      `${say('web-term-absent')} ${say('web-term-absent-value', { minutes: absent / MINUTE, value: absent, none: 'false' })}`,
    );
  }
  return said;
}

/** How many seats nobody has taken. */
export function freeSeats(room: Pick<RoomSeen, 'seats'>): number {
  return room.seats.filter((seat) => seat.kind === 'open').length;
}
