import {groupBy, pageAddress} from '../../client/group-by';
import type {SearchPageHit} from './search-state';

/** The texts of a result, as HTML with their matches. */
export interface ResultTexts {
  readonly title: string;
  /** The section of the site, the page and the headings above the result. */
  readonly above: readonly string[];
  /** The matching text, or where a symbol can be called. */
  readonly snippet: string | undefined;
  /** Whether the result is the page itself, or its first text. */
  readonly isPage: boolean;
}

/** Groups results by page, starting with the page of the best one. */
export function groupByPage(
  hits: readonly SearchPageHit[],
  hitsPerPage: number,
): SearchPageHit[][] {
  // Results that load later never move the ones that the reader has seen.
  return groupBy(
    hits,
    ({url}, position) =>
      `${String(Math.floor(position / hitsPerPage))} ${pageAddress(url)}`,
  );
}

/** Returns the texts of a result. */
export function resultTexts({
  _highlightResult: highlights,
  _snippetResult: snippets,
  url,
}: SearchPageHit): ResultTexts {
  const headings = Object.values(highlights?.hierarchy ?? {}).flatMap(
    (heading) => heading?.value ?? [],
  );
  const error = highlights?.error?.value;
  return {
    title: error ?? headings.at(-1) ?? url,
    above: headings.slice(0, -1),
    snippet:
      error === undefined
        ? joined(
            highlights?.note?.value,
            (snippets?.answer ?? snippets?.content)?.value,
          )
        : undefined,
    isPage: error === undefined && headings.length <= 2,
  };
}

/** Returns the kind of a result: a symbol of a module, an error, or a part of a page of some kind. */
export function resultLabel({kind, module, page_kind}: SearchPageHit): string {
  return [kind ?? page_kind, module].filter(Boolean).join(' · ');
}

/** Where a symbol can be called comes first, as in the rows of the modal. */
function joined(...texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter(Boolean).join(' · ') || undefined;
}
