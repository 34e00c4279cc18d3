// The terms of a new table, in a form of whatever fields the server describes.

import type { FieldCard, Wishes } from './api';

export type Value = FieldCard['offered'][number];
export type Chosen = Record<string, Value>;
export type Terms = Omit<Wishes, 'game' | 'seats' | 'rules'>;

/** Every field as it usually is. */
export function usual(fields: FieldCard[]): Chosen {
  return Object.fromEntries(fields.map((field) => [field.name, field.offered[0] ?? null]));
}

/** Whether a field is a yes or no. */
export function isSwitch(field: FieldCard): boolean {
  return typeof field.offered[0] === 'boolean';
}

/** Whether it matters what is chosen: what the field needs must be there. */
export function matters(field: FieldCard, chosen: Chosen): boolean {
  const needed = chosen[field.needs];
  return !field.needs || (needed !== null && needed !== false);
}

/** What was chosen, as the server wants it: `clock.gain` is the gain of the clock. */
export function termsOf(fields: FieldCard[], chosen: Chosen): Terms {
  const terms: Record<string, Value | Record<string, Value>> = {};
  for (const field of fields.filter((each) => matters(each, chosen))) {
    const [term = '', part] = field.name.split('.');
    const value = chosen[field.name] ?? null;
    terms[term] = part && value !== null ? { ...(terms[term] as Record<string, Value> | undefined), [part]: value } : value;
  }
  return terms as Terms;
}

/** The name of the message that says what a field is called; with `-value` it says a value. */
export function fieldName(field: FieldCard): string {
  return field.name.replaceAll('.', '-');
}
