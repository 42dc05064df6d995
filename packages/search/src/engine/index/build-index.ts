import type {PageEntry, PageRecords} from '../../records/page-records';
import {Occurrence, termsOf} from '../text/terms';
import {
  CONTENT_LEVEL,
  emptySegment,
  type IndexData,
  type IndexedPage,
  OCCURRENCES,
  type Segment,
  type SynonymRule,
} from './index-data';

/**
 * Builds the index of the given pages. Equal input gives an equal index.
 *
 * @param origin - scheme and host of the site: `https://example.com`
 * @param mistakeHeadings - headings below which a page tells of mistakes
 */
export function buildIndex(
  pages: readonly PageRecords[],
  synonyms: readonly SynonymRule[],
  origin: string,
  mistakeHeadings: readonly string[] = [],
): IndexData {
  const numbers = numberHeadings(pages);
  const headings = new SegmentBuilder(0);
  const content = new SegmentBuilder(numbers.count);
  pages.forEach((page, pageIndex) => {
    page.entries.forEach((entry) => {
      const parent = numbers.of(pageIndex, entry.parent);
      const segment = entry.type === 'content' ? content : headings;
      segment.add(pageIndex, parent, entry, entry.parent === -1 ? page.path : null);
    });
  });
  return {
    content: content.finish(),
    headings: headings.finish(),
    mistakeHeadings: [...mistakeHeadings],
    origin,
    pages: pages.map(withoutEntries),
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
    page.entries.map((entry) => (entry.type === 'content' ? -1 : count++)),
  );
  return {
    count,
    of: (page: number, entry: number): number => numbers[page]?.[entry] ?? -1,
  };
}

class SegmentBuilder {
  private readonly inverted = new Map<string, number[]>();
  private readonly segment: Segment;

  constructor(first: number) {
    this.segment = emptySegment(first);
  }

  /** @param address - the path whose words find this record too; null if none do */
  add(page: number, parent: number, entry: PageEntry, address: string | null): void {
    const {segment} = this;
    const record = segment.texts.length;
    segment.pages.push(page);
    segment.parents.push(parent);
    segment.levels.push(
      entry.type === 'content' ? CONTENT_LEVEL : Number(entry.type[3]),
    );
    segment.positions.push(entry.position);
    segment.texts.push(entry.text);
    segment.anchors.push(entry.anchor);
    segment.kinds.push(entry.kind ?? null);
    const terms = termsOf(entry.text);
    for (const term of address === null ? [] : termsOf(lastSegment(address)).keys()) {
      if (!terms.has(term)) {
        terms.set(term, Occurrence.ADDRESS);
      }
    }
    for (const [term, occurrence] of terms) {
      const list = this.inverted.get(term);
      const posting = record * OCCURRENCES + occurrence;
      if (list) {
        list.push(posting);
      } else {
        this.inverted.set(term, [posting]);
      }
    }
  }

  finish(): Segment {
    const {segment} = this;
    segment.terms = [...this.inverted.keys()].sort();
    segment.postings = segment.terms.map((term) =>
      Uint32Array.from(this.inverted.get(term) ?? []),
    );
    return segment;
  }
}

/** Last part of a path, which names the page: `lexical-react` of `/docs/packages/lexical-react`. */
export function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}
