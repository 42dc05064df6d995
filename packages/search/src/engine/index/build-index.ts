import type {PageEntry, PageRecords} from '../../records/page-records';
import {
  ASKED_LEVEL,
  CONTENT_LEVEL,
  emptySegment,
  type IndexData,
  type IndexedPage,
  type Segment,
  type SynonymRule,
} from './index-data';
import {invertHeadings, invertTexts} from './invert';

/**
 * Builds the index of the given pages. The same input gives the same index.
 *
 * @param origin - scheme and host of the site: `https://example.com`
 * @param mistakeHeadings - headings of sections about mistakes
 */
export function buildIndex(
  pages: readonly PageRecords[],
  synonyms: readonly SynonymRule[],
  origin: string,
  mistakeHeadings: readonly string[] = [],
): IndexData {
  const numbers = numberHeadings(pages);
  const headings = emptySegment(0);
  const content = emptySegment(numbers.count);
  const appendAll = (segment: Segment, chosen: (entry: PageEntry) => boolean) => {
    pages.forEach((page, pageIndex) => {
      page.entries.filter(chosen).forEach((entry) => {
        append(segment, pageIndex, numbers.of(pageIndex, entry.parent), entry);
      });
    });
  };
  appendAll(headings, isHeading);
  appendAll(content, ({type}) => type === 'content');
  appendAll(content, ({type}) => type === 'asked');
  const sitePages = pages.map(withoutEntries);
  return {
    content: {...content, ...invertTexts(content.texts)},
    headings: {...headings, ...invertHeadings(headings, sitePages)},
    mistakeHeadings: [...mistakeHeadings],
    origin,
    pages: sitePages,
    synonyms: [...synonyms],
  };
}

function withoutEntries(page: PageRecords): IndexedPage {
  const indexed: IndexedPage & Partial<PageRecords> = {...page};
  delete indexed.entries;
  return indexed;
}

function numberHeadings(pages: readonly PageRecords[]) {
  let count = 0;
  const numbers = pages.map((page) =>
    page.entries.map((entry) => (isHeading(entry) ? count++ : -1)),
  );
  return {
    count,
    of: (page: number, entry: number): number => numbers[page]?.[entry] ?? -1,
  };
}

function isHeading({type}: PageEntry): boolean {
  return type !== 'content' && type !== 'asked';
}

function levelOf({type}: PageEntry): number {
  return type === 'asked'
    ? ASKED_LEVEL
    : type === 'content'
      ? CONTENT_LEVEL
      : Number(type[3]);
}

/** Adds an entry as the last record of a segment; `parent` is the number of the heading above it. */
function append(
  segment: Segment,
  page: number,
  parent: number,
  entry: PageEntry,
): void {
  segment.pages.push(page);
  segment.parents.push(parent);
  segment.levels.push(levelOf(entry));
  segment.positions.push(entry.position);
  segment.texts.push(entry.text);
  segment.anchors.push(entry.anchor);
  segment.kinds.push(entry.kind ?? null);
  segment.notes.push(entry.note ?? null);
}
