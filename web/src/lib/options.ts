// Options as people look through them: in groups when there are many, and fewer when they type.

import type { OptionSeen } from './protocol';

/** An option with its place in the list of the ask, by which it is answered. */
export interface Placed {
  place: number;
  option: OptionSeen;
}

export interface Group {
  title: string;
  options: Placed[];
}

type Values = Record<string, Record<string, string>>;

export const MANY = 12; // more than this can be searched through
const FEW = 6; // up to this nothing needs groups

export function placed(options: OptionSeen[]): Placed[] {
  return options.map((option, place) => ({ place, option }));
}

/** Those whose words, or names on the board, contain all that was typed. */
export function matching(options: Placed[], typed: string): Placed[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ option }) => {
    const said = `${option.text} ${option.value}`.toLocaleLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Options of one kind together; those of a kind that names a few things first, such as countries, by those. */
export function grouped(options: Placed[], values: Values): Group[] {
  if (options.length <= FEW) return [{ title: '', options }];
  const kinds = by(options, ({ option }) => option.value.split(' ')[0] ?? '');
  return [...kinds.values()].flatMap((kind) => split(kind, values));
}

function split(kind: Placed[], values: Values): Group[] {
  const parts = by(kind, ({ option }) => first(option));
  const worthwhile = parts.size > 1 && kind.length >= 2 * parts.size && kind.length > FEW;
  if (!worthwhile || parts.has('')) return [{ title: '', options: kind }];
  return [...parts].map(([target, options]) => {
    const [domain = '', value = ''] = target.split(' ');
    return { title: values[domain]?.[value] ?? value, options };
  });
}

/** The first thing an option names: `country RU` for `place RU 1`. */
function first(option: OptionSeen): string {
  const named = option.value.split(' ')[1];
  return (named && option.targets.find((target) => target !== option.value && target.endsWith(` ${named}`))) || '';
}

function by(options: Placed[], key: (placed: Placed) => string): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>();
  for (const option of options) found.set(key(option), [...(found.get(key(option)) ?? []), option]);
  return found;
}

const ENDS = new Set(['done', 'pass']); // what every game calls an answer that ends a turn or a part of it

/** Whether an answer ends my turn or a part of it, although I could do something else. */
export function endsTurn(options: Placed[], place: number): boolean {
  return options.length > 1 && ENDS.has(options[place]?.option.value ?? '');
}

/** The options that choosing a thing on the board may mean. */
/** What a region is called on a map that has no room for names: its letters, where an option means just one. */
export function spot({ option }: Placed): string {
  const regions = option.targets.filter((target) => target.startsWith('region '));
  return regions.length === 1 ? (regions[0]?.slice('region '.length).replaceAll('_', ' ') ?? '') : '';
}

export function meaning(options: Placed[], target: string): Placed[] {
  const exact = options.filter(({ option }) => option.value === target);
  return exact.length ? exact : options.filter(({ option }) => option.targets.includes(target));
}
