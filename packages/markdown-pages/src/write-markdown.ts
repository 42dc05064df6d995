import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {builtPageFiles} from '@lexical-documentation/common/build';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';

import {type Digest, writeDigests} from './digests';
import {markdownFile} from './page-paths';
import type {MarkdownWork} from './markdown-work';
import {pageToMarkdown, type SiteContext} from './page-to-markdown';
import {writeSectionTable} from './section-table';
import type {WrittenPage} from './written-page';

/**
 * Writes the Markdown of all pages, and the digests.
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
