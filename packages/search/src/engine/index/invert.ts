import {Occurrence, termsOf} from '../text/terms';
import {OCCURRENCES, type IndexedPage, type Segment} from './index-data';

type Inverted = Pick<Segment, 'postings' | 'terms'>;

/**
 * Returns the terms of texts, sorted by code units, with the texts that contain each of them.
 *
 * @param addressOf - the path whose last words also find a text; null if there are none
 */
export function invertTexts(
  texts: readonly string[],
  addressOf: (text: number) => string | null = () => null,
): Inverted {
  const lists = new Map<string, number[]>();
  texts.forEach((text, number) => {
    const found = termsOf(text);
    const address = addressOf(number);
    for (const term of address === null ? [] : termsOf(lastSegment(address)).keys()) {
      if (!found.has(term)) {
        found.set(term, Occurrence.ADDRESS);
      }
    }
    for (const [term, occurrence] of found) {
      const list = lists.get(term);
      const posting = number * OCCURRENCES + occurrence;
      if (list) {
        list.push(posting);
      } else {
        lists.set(term, [posting]);
      }
    }
  });
  const terms = [...lists.keys()].sort();
  return {
    terms,
    postings: terms.map((term) => Uint32Array.from(lists.get(term) ?? [])),
  };
}

/**
 * Like {@link invertTexts} for headings: those without a parent are titles, which can also be found
 * by their URL.
 */
export function invertHeadings(
  {pages, parents, texts}: Pick<Segment, 'pages' | 'parents' | 'texts'>,
  sitePages: readonly IndexedPage[],
): Inverted {
  return invertTexts(texts, (heading) =>
    parents[heading] === -1 ? (sitePages[pages[heading] ?? -1]?.path ?? null) : null,
  );
}

/** Last part of a path, which names the page: `lexical-react` of `/docs/packages/lexical-react`. */
export function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}
