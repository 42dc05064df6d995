import registry from '@generated/registry';

import {keepBundled} from './load-module';
import normalizeLocation from './normalize-location';
import {isPlainClick} from './router/plain-click';
import {branchOf} from './site-table';

// Not where they are used: the theme, which is one of them, needs the routes before it has loaded.
keepBundled(registry as unknown as Record<number, unknown>);

/**
 * Loads what the page for a path needs, as Docusaurus does before it shows the page. If the route
 * is known, its files are requested before this function returns.
 */
export default async function preload(pathname: string): Promise<void> {
  for (const path of new Set([pathname, decodeURI(pathname)])) {
    const found = branchOf(path);
    const branch = Array.isArray(found) ? found : await found;
    await Promise.all(branch.map(({component}) => component.preload()));
  }
}

/**
 * Requests what the page of a clicked link needs before React and the router, which take a phone 10
 * ms, have handled the click. Docusaurus waits for the same files, and handles errors.
 */
export function askForClicked(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== window.location.origin) return;
  const {pathname} = normalizeLocation({pathname: link.pathname});
  if (isPlainClick(event, link.target) && mayBePage(pathname)) {
    preload(pathname).catch(() => undefined);
  }
}

/** Returns whether a path is a page, as far as known: links can also point to other files. */
function mayBePage(pathname: string): boolean {
  const found = branchOf(pathname);
  return !Array.isArray(found) || found.some(({exact}) => exact);
}
