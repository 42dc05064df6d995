import {judge, pageOf} from '../../packages/search/tests/relevance/judge';
import {
  type JudgedQuery,
  JUDGED_QUERIES,
} from '../../packages/search/tests/relevance/judged-queries';
import type {Engine} from './engines/engine';

/** Hits that a reader sees without scrolling. */
const SEEN = 5;

/**
 * Types every judged query letter by letter.
 *
 * @returns the mean share of a query's letters, 0 to 1, after which a page that answers it is among
 * the first five hits; 1 for a query that never gets there
 */
export async function lettersNeeded({search}: Pick<Engine, 'search'>): Promise<number> {
  let sum = 0;
  for (const judged of JUDGED_QUERIES) {
    sum += await shareNeeded(judged, search);
  }
  return sum / JUDGED_QUERIES.length;
}

async function shareNeeded(
  judged: JudgedQuery,
  search: Engine['search'],
): Promise<number> {
  const {query} = judged;
  // Which section of the page it is shows when the query is complete.
  const pages = {
    ...judged,
    best: judged.best.map(pageOf),
    good: judged.good.map(pageOf),
  };
  for (let length = 1; length < query.length; length++) {
    const typed = query.slice(0, length);
    if (typed.trim() !== '' && judge(await search(typed), pages).right <= SEEN) {
      return length / query.length;
    }
  }
  return 1;
}
