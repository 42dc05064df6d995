import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {builtPageFiles} from '@lexical-documentation/common/build';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';

import {type Digest, writeDigests} from './digests';
import {markdownFile} from './page-paths';
import type {MarkdownSection} from './markdown-sections';
import {pageToMarkdown, type SiteContext} from './page-to-markdown';
import {writeSectionTable} from './section-table';

/** What the plugin tells the thread that writes. It has no functions. */
export interface MarkdownWork {
  readonly outDir: string;
  readonly origin: string;
  readonly baseUrl: string;
  readonly facts: Readonly<Record<string, string>>;
  /** Paths of the pages, with base URL. */
  readonly routes: readonly string[];
  readonly site: SiteDescription;
}

/** What the digests say of the site, and how they choose its pages. */
export interface SiteDescription {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly Section[];
  /** Paths below the base URL with how often readers need them; others count as 0. */
  readonly needs: Readonly<Record<string, number>>;
}

/** Pages that stand together, in their order: a path takes all pages below it, too. */
export interface Section {
  readonly title: string;
  readonly paths: readonly string[];
  /** Listed last, for readers with room to spare. */
  readonly isOptional?: boolean;
}

/** A page that has been written. */
export interface WrittenPage {
  /** Path below the base URL, with a slash in front. */
  readonly path: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly tokens: number;
  readonly sections: readonly MarkdownSection[];
}

/**
 * Writes the Markdown of all pages, and the digests of them.
 *
 * @returns how many pages there are, and the digests' sizes
 */
export async function writeMarkdown(
  work: MarkdownWork,
): Promise<{readonly pages: number; readonly digests: readonly Digest[]}> {
  const context: SiteContext = {
    origin: work.origin,
    facts: work.facts,
    markdownPath: markdownPaths(work),
  };
  const pages: WrittenPage[] = [];
  for (const route of work.routes) {
    const page = await writePage(route, work, context);
    if (page) {
      pages.push(page);
    }
  }
  await writeSectionTable(pages, work.outDir);
  return {pages: pages.length, digests: await writeDigests(pages, work)};
}

function markdownPaths({baseUrl, routes}: MarkdownWork): SiteContext['markdownPath'] {
  const known = new Set(routes.map(withoutSlash));
  return (pathname) =>
    known.has(withoutSlash(pathname))
      ? `${baseUrl}${markdownFile(pathname, baseUrl)}`
      : undefined;
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}

async function writePage(
  route: string,
  {outDir, baseUrl}: MarkdownWork,
  context: SiteContext,
): Promise<WrittenPage | undefined> {
  const file = builtPageFiles(route.slice(baseUrl.length))
    .map((name) => path.join(outDir, name))
    .find((name) => existsSync(name));
  const page = file && pageToMarkdown(await readFile(file, 'utf8'), route, context);
  if (!page) {
    return undefined;
  }
  const name = markdownFile(route, baseUrl);
  await mkdir(path.dirname(path.join(outDir, name)), {recursive: true});
  await writeFile(path.join(outDir, name), page.text);
  return {
    ...page,
    path: `/${withoutSlash(route.slice(baseUrl.length))}`,
    file: name,
    tokens: countTokens(page.text),
  };
}
