import {decodeEntities} from '../../../../client/html-entities';

interface GroupedAnswer {
  readonly results: readonly unknown[];
}

interface Titled {
  readonly _highlightResult?: {readonly hierarchy?: {readonly lvl0?: {value: string}}};
}

/**
 * Returns an answer whose group titles (level 0) are plain text.
 *
 * DocSearch reads them from the highlighted HTML, but inserts them as text, in the list and in its
 * suggestions: "Plugins &amp; extensions" would show its entity.
 */
export function plainGroupTitles<Answer extends GroupedAnswer>(answer: Answer): Answer {
  return {
    ...answer,
    results: answer.results.map((result) =>
      hasHits(result) ? {...result, hits: result.hits.map(withPlainTitle)} : result,
    ),
  };
}

function hasHits(result: unknown): result is {hits: Titled[]} {
  return (
    typeof result === 'object' &&
    result !== null &&
    'hits' in result &&
    Array.isArray(result.hits)
  );
}

function withPlainTitle(hit: Titled): Titled {
  const title = hit._highlightResult?.hierarchy?.lvl0;
  if (!title) {
    return hit;
  }
  const lvl0 = {...title, value: decodeEntities(title.value)};
  return {
    ...hit,
    _highlightResult: {
      ...hit._highlightResult,
      hierarchy: {...hit._highlightResult?.hierarchy, lvl0},
    },
  };
}
