// The page that is open, kept in step with the address.

import { tick } from 'svelte';
import { pageOf, pathOf, type Page } from './router';

let page: Page = $state.raw(pageOf(location.pathname));

export function where(): Page {
  return page;
}

/** Open a page; somebody who hears the page is taken to its beginning. */
export async function go(to: Page, replace = false): Promise<void> {
  const path = pathOf(to);
  if (path !== location.pathname) history[replace ? 'replaceState' : 'pushState'](null, '', path);
  page = to;
  await tick();
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

addEventListener('popstate', () => (page = pageOf(location.pathname)));

/** Links inside the app open without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0;
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  void go(pageOf(link.pathname));
}
