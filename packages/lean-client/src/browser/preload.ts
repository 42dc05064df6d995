import registry from '@generated/registry';

import {keepBundled} from './load-module';
import {branchOf} from './site-table';

// Not where they are used: the theme, which is among them, needs the routes before it is there.
keepBundled(registry as unknown as Record<number, unknown>);

/** Loads what the page of an address needs, as Docusaurus does before it shows the page. */
export default async function preload(pathname: string): Promise<void> {
  for (const path of new Set([pathname, decodeURI(pathname)])) {
    const branch = await branchOf(path);
    await Promise.all(branch.map(({component}) => component.preload()));
  }
}
