import type {PageEntry, PageRecords} from './page-records';

/** Phrases with which readers ask for a place on the site. */
export interface AskedPlace {
  /** Path without base URL, with the anchor of the section: `/docs/intro#install`. */
  answer: string;
  /** A question and its variants, as people type them. */
  phrases: readonly string[];
  /** File and line. */
  where: string;
}

/** Pages with the phrases that they answer. */
export interface AskedPages {
  pages: PageRecords[];
  /** Places that no page has, because a build can leave pages out. */
  missing: AskedPlace[];
}

/** Adds the phrases to the pages that answer them. */
export function withAsked(
  pages: readonly PageRecords[],
  places: readonly AskedPlace[],
  baseUrl: string,
): AskedPages {
  const missing: AskedPlace[] = [];
  const byPath = new Map(
    pages.map((page) => [withoutSlash(page.path), [...page.entries]]),
  );
  for (const place of places) {
    const [path = '', anchor = null] = place.answer.split('#');
    const entries = byPath.get(withoutSlash(baseUrl + path.slice(1))) ?? [];
    const parent = headingOf(entries, anchor);
    if (parent < 0) {
      missing.push(place);
      continue;
    }
    for (const text of place.phrases) {
      entries.push({anchor, parent, position: entries.length, text, type: 'asked'});
    }
  }
  return {
    missing,
    pages: pages.map((page) => ({
      ...page,
      entries: byPath.get(withoutSlash(page.path)) ?? page.entries,
    })),
  };
}

/** The heading with an anchor, or the heading above the text with it; -1 if there is none. */
function headingOf(entries: readonly PageEntry[], anchor: string | null): number {
  const found = entries.findIndex(
    (entry) => entry.type !== 'asked' && entry.anchor === anchor,
  );
  const entry = entries[found];
  return entry?.type === 'content' ? entry.parent : found;
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/u, '');
}
