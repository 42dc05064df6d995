import type {DocSearchHit} from '@docsearch/react';

import {groupBy, pageAddress} from '../../../client/group-by';
import {keptFromStorage, toDisplayedHit} from './docsearch-repairs/displayed-hit';
import {factsOf} from './hit-facts';
import {rowTexts, type RowTexts} from './row-texts';

/** A page above its hits that are sections. */
export interface RowPage {
  readonly title: string;
  readonly url: string;
  readonly kind: string | undefined;
}

/** How a hit is shown among those of its page. */
export interface RowTraits {
  /** The page of this hit and the next ones; absent if an earlier row shows it, or this row does. */
  readonly page?: RowPage | undefined;
  /** Whether the row is below its page. */
  readonly isNested: boolean;
  /** What the hit is: "function", "guide", "error 40". */
  readonly label: string | undefined;
}

export type RowHit = DocSearchHit & {readonly row: RowTraits};

/**
 * Returns the hits of one of DocSearch's groups as distinguishable rows: those of one page
 * together, below the page, in the order of their ranks.
 *
 * @param toSitePath - converts a record's URL to a link of the site
 */
export function toPageRows(
  hits: readonly DocSearchHit[],
  toSitePath: (url: string) => string,
): RowHit[] {
  return groupBy(hits, ({url}) => pageAddress(url)).flatMap((pageHits) => {
    const displayed = pageHits.map((hit) => toDisplayedHit(hit, toSitePath));
    const startsWithPage = displayed[0]?.type === 'lvl1';
    return displayed.map((shown, position) =>
      toRow(
        pageHits[position] ?? shown,
        shown,
        pageHits.length > 1 && (position > 0 || !startsWithPage),
        position === 0,
      ),
    );
  });
}

function toRow(
  hit: DocSearchHit,
  displayed: DocSearchHit,
  isNested: boolean,
  isFirst: boolean,
): RowHit {
  const facts = factsOf(hit);
  const {kind, pageKind, error} = facts;
  const page = {
    kind: pageKind,
    title: hit.hierarchy.lvl1,
    url: pageAddress(displayed.url),
  };
  const traits = {isNested, page: isNested && isFirst ? page : undefined};
  if (displayed.type === 'lvl1' || displayed.type === 'content') {
    const label = isNested ? 'whole page' : (kind ?? pageKind);
    return keptFromStorage({...displayed, row: {...traits, label}});
  }
  const texts = rowTexts(hit, displayed, facts);
  const label = kind ?? (isNested ? undefined : pageKind);
  return {
    ...withTexts(displayed, texts, isNested),
    ...(error && {
      hierarchy: {...displayed.hierarchy, [displayed.type]: withoutMarks(error)},
    }),
    row: {...traits, label},
  };
}

/** DocSearch shows the snippets of a heading, and below it those of its page. */
function withTexts(
  hit: DocSearchHit,
  {title, detail}: RowTexts,
  isNested: boolean,
): DocSearchHit {
  const hierarchy = {
    ...hit._snippetResult?.hierarchy,
    lvl1: highlighted(pageAnd(hit, detail, isNested)),
    [hit.type]: highlighted(title),
  };
  return {...hit, _snippetResult: {...hit._snippetResult, hierarchy}};
}

/** Below its page, a row doesn't have to show it; screen readers read each row by itself. */
function pageAnd(hit: DocSearchHit, detail: string, isNested: boolean): string {
  const page = hit._highlightResult?.hierarchy?.lvl1?.value ?? hit.hierarchy.lvl1;
  const start = detail === '' ? page : `${page} › `;
  return isNested
    ? `<span class="DocSearch-VisuallyHiddenForAccessibility">${start}</span>${detail}`
    : start + detail;
}

function highlighted(
  value: string,
): DocSearchHit['_snippetResult']['hierarchy']['lvl1'] {
  return {value, matchLevel: 'none', matchedWords: []};
}

function withoutMarks(html: string): string {
  return html.replace(/<\/?mark>/gu, '');
}
