// Words of the app itself, in the languages that the Python package has: Fluent catalogues, read as they lie there.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>('../../../src/lawspeaker/text/*/web.ftl', { query: '?raw', import: 'default' });

const loaders = new Map(
  Object.entries(catalogues).map(([path, load]) => [path.split('/').at(-2) ?? '', load] as const),
);

export const LANGUAGES = [...loaders.keys()].sort();
export const SOURCE = 'en';

const bundles = new Map<string, FluentBundle>();

export async function load(lang: string): Promise<FluentBundle> {
  const known = bundles.get(lang);
  if (known) return known;
  const text = await loaders.get(lang)?.();
  if (text === undefined) throw new Error(`there are no words in ${lang}`);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(lang, bundle);
  return bundle;
}

/** The first of these languages that there are words in; `ja-JP` counts as `ja`. */
export function nearest(wanted: readonly string[]): string {
  const short = wanted.map((lang) => lang.toLowerCase().split('-')[0] ?? '');
  return short.find((lang) => LANGUAGES.includes(lang)) ?? SOURCE;
}

/** A message in words. One that is missing says its own name, and an argument that is missing its name in braces. */
export function format(bundle: FluentBundle, name: string, args: Args = {}): string {
  const pattern = bundle.getMessage(name)?.value;
  if (!pattern) return name;
  return bundle.formatPattern(pattern, args, []);
}
