// Pages by path.

export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'room'; id: string }
  | { name: 'join'; token: string }
  | { name: 'rules'; game: string; clause: string }
  | { name: 'account' }
  | { name: 'missing' };

export function pageOf(path: string): Page {
  const [first = '', second = '', third = '', ...more] = path.replace(/^\/+|\/+$/g, '').split('/').map(decoded);
  if (more.length) return { name: 'missing' };
  if (!first) return { name: 'lobby' };
  if (first === 'new' && !third) return { name: 'new', game: second };
  if (first === 'rooms' && second && !third) return { name: 'room', id: second };
  if (first === 'join' && second && !third) return { name: 'join', token: second };
  if (first === 'rules' && second) return { name: 'rules', game: second, clause: third };
  if (first === 'account' && !second) return { name: 'account' };
  return { name: 'missing' };
}

export function pathOf(page: Page): string {
  switch (page.name) {
    case 'new':
      return page.game ? `/new/${encodeURIComponent(page.game)}` : '/new';
    case 'room':
      return `/rooms/${encodeURIComponent(page.id)}`;
    case 'join':
      return `/join/${encodeURIComponent(page.token)}`;
    case 'rules':
      return ['/rules', page.game, page.clause].filter(Boolean).map((part, place) => (place ? encodeURIComponent(part) : part)).join('/');
    case 'account':
      return '/account';
    default:
      return '/';
  }
}

/** A path that somebody typed may be wrongly encoded; then it is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
