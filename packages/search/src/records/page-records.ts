/** A record's place in the hierarchy, as DocSearch names it. */
export type RecordType =
  'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** One heading, symbol or run of text of a page, or a phrase in which readers ask for a place of it. */
export interface PageEntry {
  type: RecordType | 'asked';
  text: string;
  /** Fragment of the address, without `#`; null at the top of the page. */
  anchor: string | null;
  /** Index among the page's entries of the heading that this entry stands under; -1 for the title. */
  parent: number;
  /** Place in the page, counted from 0. */
  position: number;
  /** What the symbol is, in the page's own word (`Class`, `Function`); absent for prose. */
  kind?: string;
  /** What the page says beside the symbol: where it may be called. */
  note?: string;
}

/** Everything that is searchable of one page. */
export interface PageRecords {
  /** Path with base URL, as the site links to it. */
  path: string;
  /** The section of the site, DocSearch's `lvl0`. */
  lvl0: string;
  language: string;
  tag: string;
  version: string[];
  /** Larger comes first among equals. */
  pageRank: number;
  /** Name of the filter that the page belongs to; null if it belongs to none. */
  section: string | null;
  /** What the page is, in a word: "guide"; absent if nobody says. */
  pageKind?: string;
  /** What stands before the number in the anchors of a page that lists errors: `code-`. */
  errorAnchor?: string;
  entries: PageEntry[];
}

/** A record in DocSearch's shape, as clients receive it and as Algolia stores it. */
export interface DocSearchRecord {
  objectID: string;
  hierarchy: Record<
    'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6',
    string | null
  >;
  content: string | null;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  language: string;
  docusaurus_tag: string;
  version: string[];
  section: string | null;
  /** What a symbol is, or the number of an error: "error 40"; null for other prose. */
  kind: string | null;
  module: string | null;
  /** What the page says beside a symbol's name, as a sentence; null for prose. */
  note: string | null;
  /** What the page is: "guide", "class". */
  page_kind: string | null;
  /** The sentence of the error that the record tells of. */
  error: string | null;
  /** Phrases in which readers ask for what a heading says; null for text, and where nobody asks. */
  asked: string[] | null;
  /** Address of the page or symbol among whose hits `distinct` chooses. */
  group: string;
  weight: {pageRank: number; level: number; position: number};
}
