// The form for the terms of a new table, whatever fields the server describes.

import { expect, test } from 'vitest';
import { matters, termsOf, usual } from '../src/lib/terms';

const FIELDS = [
  { name: 'clock.seconds', offered: [null, 300, 600], needs: '' },
  { name: 'clock.gain', offered: [0, 5], needs: 'clock.seconds' },
  { name: 'absent', offered: [null, 60], needs: '' },
  { name: 'spectators', offered: [true, false], needs: '' },
];

test('as usual there is no clock, and so nothing to win', () => {
  const chosen = usual(FIELDS);
  expect(FIELDS.filter((field) => matters(field, chosen)).map((field) => field.name)).not.toContain('clock.gain');
  expect(termsOf(FIELDS, chosen)).toEqual({ clock: null, absent: null, spectators: true });
});

test('parts of a term go together', () => {
  const chosen = { 'clock.seconds': 600, 'clock.gain': 5, absent: 60, spectators: false };
  expect(termsOf(FIELDS, chosen)).toEqual({ clock: { seconds: 600, gain: 5 }, absent: 60, spectators: false });
});

test('a term that the app has never heard of goes along', () => {
  const fields = [...FIELDS, { name: 'hints', offered: [true, false], needs: '' }];
  expect(termsOf(fields, usual(fields))).toMatchObject({ hints: true });
});

test('what needs a yes does not matter after a no', () => {
  const shown = { name: 'public', offered: [false, true], needs: 'spectators' };
  const fields = [...FIELDS, shown];
  expect(matters(shown, { ...usual(fields), spectators: true })).toBe(true);
  expect(matters(shown, { ...usual(fields), spectators: false })).toBe(false);
  expect(termsOf(fields, { ...usual(fields), spectators: false, public: true })).not.toHaveProperty('public');
});
