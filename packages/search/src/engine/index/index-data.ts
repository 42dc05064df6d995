import type {PageRecords} from '../../records/page-records';

/** The common properties of all records of a page. */
export type IndexedPage = Omit<PageRecords, 'entries'>;

/** Level of a content record; headings have 1 to 6. */
export const CONTENT_LEVEL = 7;

/** Level of a phrase with which readers ask for a section. */
export const ASKED_LEVEL = 8;

/** Postings are `record * OCCURRENCES + occurrence`. */
export const OCCURRENCES = 3;

/**
 * A part of the index: records as columns, and an inverted list for each term. Titles, headings and
 * symbols are one segment, text and phrases another, so that the first can answer while the second
 * is loading.
 */
export interface Segment {
  /** Number of the segment's first record; records are numbered across all segments. */
  first: number;
  /** Index of each record's page. */
  pages: number[];
  /** Number of the heading above each record; -1 for a page's title. */
  parents: number[];
  levels: number[];
  positions: number[];
  texts: string[];
  anchors: (string | null)[];
  kinds: (string | null)[];
  /** The note beside a symbol, as a sentence. */
  notes: (string | null)[];
  /** Sorted by code units. */
  terms: string[];
  /** The records for each term, counted from `first`, in ascending order. */
  postings: Uint32Array[];
}

/** A segment without records, whose first one would have the number `first`. */
export function emptySegment(first: number): Segment {
  return {
    anchors: [],
    first,
    kinds: [],
    levels: [],
    notes: [],
    pages: [],
    parents: [],
    positions: [],
    postings: [],
    terms: [],
    texts: [],
  };
}

/** Synonymous words or phrases; without `from`, each is a synonym of all others. */
export interface SynonymRule {
  from?: string[];
  to: string[];
}

/** A whole index; `content` is null until the text has been loaded. */
export interface IndexData {
  /** Scheme and host of the site, prepended to every path. */
  origin: string;
  pages: IndexedPage[];
  synonyms: SynonymRule[];
  /** Headings of sections about mistakes: "Troubleshooting". */
  mistakeHeadings: string[];
  headings: Segment;
  content: Segment | null;
}
