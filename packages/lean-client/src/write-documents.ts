import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {writeWhole} from '@lexical-documentation/common/build';

import {tableOfPage, withPageTable} from './site-table/page-document';
import type {BuiltTable} from './site-table/site-table-plugin';

interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Paths of all pages, with the base. */
  readonly routesPaths: readonly string[];
}

/** Puts into the document of each page what its page needs. */
export function writeDocuments(built: BuiltTable, site: BuiltSite): void {
  for (const pathname of new Set(site.routesPaths)) {
    const file = documentOf(pathname, site);
    if (file === undefined) continue;
    const page = tableOfPage(built, pathname, site.baseUrl);
    const html = readFileSync(file, 'utf8');
    writeWhole(file, withPageTable(html, page, built, site.baseUrl));
  }
}

function documentOf(
  pathname: string,
  {outDir, baseUrl}: BuiltSite,
): string | undefined {
  const place = decodeURI(pathname).slice(baseUrl.length);
  return [`${place}/index.html`, `${place}.html`, place]
    .map((name) => path.join(outDir, name))
    .find((file) => file.endsWith('.html') && existsSync(file));
}
