import type {PageRecords} from '../../records/page-records';

/** What all records of a page have in common. */
export type IndexedPage = Omit<PageRecords, 'entries'>;

/** Level of a content record; headings have 1 to 6. */
export const CONTENT_LEVEL = 7;

/** Level of a phrase in which readers ask for a section. */
export const ASKED_LEVEL = 8;

/** Postings are `record * OCCURRENCES + occurrence`. */
export const OCCURRENCES = 3;

/**
 * A part of the index: records as columns, and an inverted list for each term. Titles, headings and
 * symbols make one segment, text and phrases another, so that the first can answer while the second
 * loads.
 */
export interface Segment {
  /** Number of the segment's first record; records are numbered through all segments. */
  first: number;
  /** Index of each record's page. */
  pages: number[];
  /** Number of the heading that each record stands under; -1 for a page's title. */
  parents: number[];
  levels: number[];
  positions: number[];
  texts: string[];
  anchors: (string | null)[];
  kinds: (string | null)[];
  /** What is said beside a symbol, as a sentence. */
  notes: (string | null)[];
  /** Sorted by code units. */
  terms: string[];
  /** For each term its records, counted from `first`, in ascending order. */
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

/** Words or phrases that stand for one another; `from` is absent when all stand for all. */
export interface SynonymRule {
  from?: string[];
  to: string[];
}

/** A whole index; `content` is null until the text has been loaded. */
export interface IndexData {
  /** Scheme and host of the site, put before every path. */
  origin: string;
  pages: IndexedPage[];
  synonyms: SynonymRule[];
  /** Headings below which a page tells of mistakes: "Troubleshooting". */
  mistakeHeadings: string[];
  headings: Segment;
  content: Segment | null;
}
