/** A record's position in the hierarchy, with DocSearch's names. */
export type RecordType =
  'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** A heading, symbol or piece of text of a page, or a phrase for one of its places. */
export interface PageEntry {
  type: RecordType | 'asked';
  text: string;
  /** Fragment of the URL, without `#`; null at the top of the page. */
  anchor: string | null;
  /** Index of the heading above this entry among the page's entries; -1 for the title. */
  parent: number;
  /** Position on the page, 0-based. */
  position: number;
  /** The kind of the symbol, in the page's own word (`Class`, `Function`); absent for prose. */
  kind?: string;
  /** The page's note on the symbol: where it can be called. */
  note?: string;
}

/** All searchable content of a page. */
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
  /** Name of the page's filter; null if it has none. */
  section: string | null;
  /** The kind of page, in a word: "guide"; absent if unknown. */
  pageKind?: string;
  /** The part before the number in the anchors of a page that lists errors: `code-`. */
  errorAnchor?: string;
  entries: PageEntry[];
}

/** A record in DocSearch's format, as clients receive it and as Algolia stores it. */
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
  /** The kind of symbol, or the number of an error: "error 40"; null for other prose. */
  kind: string | null;
  module: string | null;
  /** The page's note on a symbol, as a sentence; null for prose. */
  note: string | null;
  /** The kind of page: "guide", "class". */
  page_kind: string | null;
  /** The message of the error that the record is about. */
  error: string | null;
  /** Phrases for a heading; null for text, and for headings without phrases. */
  asked: string[] | null;
  /** URL of the page or symbol whose hits `distinct` groups. */
  group: string;
  weight: {pageRank: number; level: number; position: number};
}
