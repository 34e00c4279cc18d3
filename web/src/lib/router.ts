// Pages by path, as `routes.ts` lists them.

import { ROUTES, type Page } from './routes';

export type { Page };

export function pageOf(path: string): Page {
  const given = path.replace(/^\/+|\/+$/g, '').split('/').map(decoded);
  for (const [name, route] of Object.entries(ROUTES)) {
    const fields = matched(partsOf(route), given);
    if (fields) return { name, ...fields } as Page;
  }
  return { name: 'missing' };
}

export function pathOf(page: Page): string {
  if (page.name === 'missing') return '/';
  const fields = page as unknown as Record<string, string>;
  const parts = partsOf(ROUTES[page.name]).map((part) => (part.startsWith(':') ? fields[fieldOf(part)] : part));
  return `/${parts.filter(Boolean).map((part) => encodeURIComponent(part!)).join('/')}`;
}

/** What stands for each field of a route, or nothing where the path is another. */
function matched(route: string[], given: string[]): Record<string, string> | null {
  if (given.length > route.length) return null;
  const fields: Record<string, string> = {};
  for (const [place, part] of route.entries()) {
    const text = given[place] ?? '';
    if (!part.startsWith(':')) {
      if (text !== part) return null;
    } else {
      if (!text && !part.endsWith('?')) return null;
      fields[fieldOf(part)] = text;
    }
  }
  return fields;
}

function partsOf(route: string): string[] {
  return route.slice(1).split('/');
}

/** `clause` of `:clause?`. */
function fieldOf(part: string): string {
  return part.replace(/[:?]/g, '');
}

/** A path that somebody typed may be wrongly encoded; then it is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
