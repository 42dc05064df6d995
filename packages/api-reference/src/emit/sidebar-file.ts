import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import {FourPartError} from '@lexical-documentation/common';

/** Where the sidebar's items are stored. */
export function sidebarPath(cacheDir: string): string {
  return path.join(cacheDir, 'sidebar.json');
}

/**
 * Returns the items of the reference's sidebar, for a site's sidebars file.
 *
 * @param cacheDir - the plugin's option of the same name
 * @throws FourPartError if the reference hasn't been built yet
 */
export function apiSidebar(cacheDir: string): SidebarItemConfig[] {
  const file = sidebarPath(cacheDir);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SidebarItemConfig[];
  } catch {
    throw new FourPartError({
      what: 'The sidebar of the API reference does not exist.',
      where: `${file}:1`,
      expected: 'a file that the API reference plugin writes when Docusaurus starts',
      fix: 'add the API reference plugin to the site with the same "cacheDir"',
    });
  }
}
