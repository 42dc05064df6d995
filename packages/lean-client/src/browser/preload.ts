import registry from '@generated/registry';

import {keepBundled} from './load-module';
import normalizeLocation from './normalize-location';
import {isPlainClick} from './router/plain-click';
import {branchOf} from './site-table';

// Not where they are used: the theme, which is among them, needs the routes before it is there.
keepBundled(registry as unknown as Record<number, unknown>);

/**
 * Loads what the page of an address needs, as Docusaurus does before it shows the page. Where the way
 * is known, its files are asked for when this function returns.
 */
export default async function preload(pathname: string): Promise<void> {
  for (const path of new Set([pathname, decodeURI(pathname)])) {
    const found = branchOf(path);
    const branch = Array.isArray(found) ? found : await found;
    await Promise.all(branch.map(({component}) => component.preload()));
  }
}

/**
 * Asks for what the page of a clicked link needs, when React and the router, which take a phone 10 ms,
 * have not yet heard of the click. Docusaurus waits for the same files, and says what is to be done where
 * they cannot be had.
 */
export function askForClicked(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== window.location.origin) return;
  const {pathname} = normalizeLocation({pathname: link.pathname});
  if (isPlainClick(event, link.target) && mayBePage(pathname)) {
    preload(pathname).catch(() => undefined);
  }
}

/** Tells whether an address shows a page, as far as it is known: links may lead to other files. */
function mayBePage(pathname: string): boolean {
  const found = branchOf(pathname);
  return !Array.isArray(found) || found.some(({exact}) => exact);
}
