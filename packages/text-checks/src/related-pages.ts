import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {TextOptions} from './options';
import {type Page, readPage} from './page';
import {longSentences} from './rules/duplicates';

/**
 * Reads the pages to compare some pages with: pages that must have the same sections, that may have
 * one of their sentences, or that link to one of their headings. They are found with a text search,
 * because parsing every page takes longer than everything else.
 *
 * @param files - the files of all pages
 */
export function readRelatedPages(
  pages: readonly Page[],
  files: readonly string[],
  options: TextOptions,
): Page[] {
  const own = new Set(pages.map(({file}) => file));
  const folders = new Set(pages.map(({file}) => path.dirname(file)));
  const sentences = pages.flatMap((page) =>
    longSentences(page, options).map(({sentence}) => sentence),
  );
  const links = pages.map(({file}) => `${path.basename(file)}#`);
  const isRelated = (file: string): boolean => {
    const folder = path.dirname(file);
    if (options.sameSections.includes(folder) && folders.has(folder)) return true;
    const text = readFileSync(file, 'utf8');
    const inOneLine = text.replace(/\s+/g, ' ');
    return (
      links.some((link) => text.includes(link)) ||
      sentences.some((sentence) => inOneLine.includes(sentence))
    );
  };
  return files
    .filter((file) => !own.has(file) && isRelated(file))
    .flatMap((file) => readIfValid(file));
}

/** Problems in pages other than the requested ones are only reported when those pages are checked. */
function readIfValid(file: string): Page[] {
  try {
    return [readPage(file)];
  } catch {
    return [];
  }
}
