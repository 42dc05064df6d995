import registry from '@generated/registry';
import type {Location} from 'history';

import {keepBundled} from './load-module';
import normalizeLocation from './normalize-location';
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
 * Asks for what the page of a location needs, before React renders anything for the move. Docusaurus
 * waits for the same files, and says what is to be done where they cannot be had.
 */
export function askFor(location: Location): void {
  preload(normalizeLocation(location).pathname).catch(() => undefined);
}
