import { expect, test } from 'vitest';
import { grouped, matching, meaning, placed } from '../src/lib/options';
import type { OptionSeen } from '../src/lib/protocol';

function place(country: string, space: number): OptionSeen {
  const value = `place ${country} ${space}`;
  return { text: `${country}, space ${space}`, value, targets: [value, `country ${country}`, `influence ${space}`], does: '' };
}

const pass: OptionSeen = { text: 'Pass', value: 'pass', targets: ['pass'], does: '' };
const countries = placed([...['RU', 'NO', 'EU'].flatMap((country) => [1, 2, 3].map((space) => place(country, space))), pass]);
const values = { country: { RU: 'Russia', NO: 'Norway', EU: 'European Union' } };

test('many options of one kind are grouped by what they name first', () => {
  expect(grouped(countries, values).map((group) => [group.title, group.options.length])).toEqual([
    ['Russia', 3],
    ['Norway', 3],
    ['European Union', 3],
    ['', 1],
  ]);
});

test('a few options stay together', () => {
  expect(grouped(countries.slice(0, 6), values)).toHaveLength(1);
});

test('options keep the places by which they are answered', () => {
  const found = grouped(countries, values).flatMap((group) => group.options);
  expect(found.map(({ place: number }) => number)).toEqual(countries.map((_, number) => number));
});

test('typing leaves the options with all that was typed', () => {
  expect(matching(countries, 'no  2').map(({ option }) => option.value)).toEqual(['place NO 2']);
  expect(matching(countries, '')).toHaveLength(countries.length);
});

test('a thing on the board means all options that name it, and a whole value only that option', () => {
  expect(meaning(countries, 'country RU')).toHaveLength(3);
  expect(meaning(countries, 'place RU 2').map(({ place: number }) => number)).toEqual([1]);
  expect(meaning(countries, 'region RU_C1')).toEqual([]);
});
