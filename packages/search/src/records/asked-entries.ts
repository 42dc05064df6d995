import {FourPartError} from '@lexical-documentation/common';

import type {PageEntry, PageRecords} from './page-records';

/** Phrases in which readers ask for a place of the site. */
export interface AskedPlace {
  /** Path without base URL, with the anchor of the section: `/docs/intro#install`. */
  answer: string;
  /** A question and the wordings that stand for it, as people type them. */
  phrases: readonly string[];
  /** File and line, for errors. */
  where: string;
}

/**
 * Adds the phrases to the pages that answer them.
 *
 * @throws FourPartError for a phrase that leads to no page, or to no anchor of it that a record has
 */
export function withAsked(
  pages: readonly PageRecords[],
  places: readonly AskedPlace[],
  baseUrl: string,
): PageRecords[] {
  const byPath = new Map(pages.map((page) => [withoutSlash(page.path), [...page.entries]]));
  for (const place of places) {
    const [path = '', anchor = null] = place.answer.split('#');
    const entries = byPath.get(withoutSlash(baseUrl + path.slice(1)));
    const parent = entries ? placeOf(entries, anchor) : -1;
    if (!entries || parent < 0) {
      throw missing(place, entries === undefined);
    }
    for (const text of place.phrases) {
      const position = entries.length;
      entries.push({anchor, parent, position, text, type: 'asked'});
    }
  }
  return pages.map((page) => ({
    ...page,
    entries: byPath.get(withoutSlash(page.path)) ?? page.entries,
  }));
}

/** The heading with an anchor, or the one above the text that has it. */
function placeOf(entries: readonly PageEntry[], anchor: string | null): number {
  const found = entries.findIndex(
    (entry) => entry.type !== 'asked' && entry.anchor === anchor,
  );
  const entry = entries[found];
  return entry?.type === 'content' ? entry.parent : found;
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/u, '');
}

function missing({answer, where}: AskedPlace, page: boolean): Error {
  return new FourPartError({
    what: `The answer ${answer} is not on the site.`,
    where,
    expected: page ? 'the path of a page' : 'an anchor of a heading, or of a row, on that page',
    fix: 'Correct the answer, or remove the entry.',
  });
}
