import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {writeWhole} from '@lexical-documentation/common/build';

import {withOwnStyles} from './page-styles/page-style-sheet';
import {readStyles, type StylePart, withoutFonts} from './page-styles/read-styles';
import {tableOfPage, withPageTable} from './site-table/page-document';
import type {BuiltTable} from './site-table/site-table-plugin';

interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Paths of all pages, including the base URL. */
  readonly routesPaths: readonly string[];
}

interface StyleSheet {
  readonly css: string;
  readonly parts: readonly StylePart[];
}

/** Adds to each page's document what it needs from the table and the styles. */
export function writeDocuments(built: BuiltTable, site: BuiltSite): void {
  const sheets = new Map<string, StyleSheet>();
  for (const pathname of new Set(site.routesPaths)) {
    const file = documentOf(pathname, site);
    if (file === undefined) continue;
    const page = tableOfPage(built, pathname, site.baseUrl);
    const html = readFileSync(file, 'utf8');
    const styled = withOwnStyles(html, (href) => sheetAt(href, site, sheets).parts);
    writeWhole(file, withPageTable(styled, page, built, site.baseUrl));
  }
  for (const [file, {css}] of sheets) writeWhole(file, withoutFonts(css));
}

/** Reads each style sheet once. */
function sheetAt(
  href: string,
  {outDir, baseUrl}: BuiltSite,
  known: Map<string, StyleSheet>,
): StyleSheet {
  const file = path.join(outDir, href.slice(baseUrl.length));
  const there = known.get(file);
  if (there) return there;
  const css = readFileSync(file, 'utf8');
  const sheet = {css, parts: readStyles(css)};
  known.set(file, sheet);
  return sheet;
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
