import type {DocSearchHit} from '@docsearch/react';

import {HEADING_LEVELS} from './docsearch-repairs/displayed-hit';
import type {HitFacts} from './hit-facts';

/** The two lines of a row, as HTML with their matches. */
export interface RowTexts {
  readonly title: string;
  /**
   * What distinguishes the row: where it can be called, and the matching text, otherwise the
   * headings above.
   */
  readonly detail: string;
}

interface Snippets {
  /** The first sentences of the best hit of a question. */
  readonly answer?: {readonly value: string};
  readonly content?: {readonly value: string};
}

/**
 * Returns the lines of a hit below a page's title. Headings aren't cut, because they often start
 * with the same words.
 *
 * @param original - the hit from the answer
 * @param displayed - the same with safe texts, as a heading
 * @param facts - what the hit shows besides its text
 */
export function rowTexts(
  original: DocSearchHit,
  displayed: DocSearchHit,
  {error, note}: HitFacts,
): RowTexts {
  const level = HEADING_LEVELS.findIndex((name) => name === displayed.type);
  const html = HEADING_LEVELS.map(
    (name) =>
      original._highlightResult?.hierarchy?.[name]?.value ?? displayed.hierarchy[name],
  );
  const above = html.slice(1, level).filter(Boolean).join(' › ');
  const {answer, content} = (original._snippetResult as Snippets | undefined) ?? {};
  const found = error ? undefined : (answer ?? content)?.value;
  return {
    title: error ?? html[level] ?? '',
    detail: [note, found || above].filter(Boolean).join(' · '),
  };
}
