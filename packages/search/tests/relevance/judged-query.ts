/** A query, and the pages or headings of which one has to be found. */
export interface JudgedQuery {
  query: string;
  /** Paths; without a fragment any place of the page will do. */
  answers: string[];
}

/** A judged query as the tables write it. */
export type Row = [query: string, ...answers: string[]];

/** Page of the module that most names come from. */
export const API = '/docs/api/modules/lexical';
