import type {Judgment} from '../../packages/search/tests/relevance/judge';

/** How well an engine finds what was asked for; shares are from 0 to 1. */
export interface Quality {
  /** Share of queries whose first hit is right. */
  successAt1: number;
  successAt5: number;
  /** Mean of 1 / rank of the first right hit among ten. */
  mrrAt10: number;
  /**
   * Mean of gain / log2(1 + rank) of the hit among ten that serves most, a best answer having twice
   * the gain of a good one: normalized discounted cumulative gain where one hit is all that is needed.
   */
  ndcgAt10: number;
}

const GAIN = {best: 1, good: 0.5};

/** Measures the quality of rankings. */
export function measureQuality(judgments: readonly Judgment[]): Quality {
  const mean = (worth: (judgment: Judgment) => number) =>
    judgments.reduce((sum, judgment) => sum + worth(judgment), 0) / judgments.length;
  return {
    mrrAt10: mean(({right}) => (right <= 10 ? 1 / right : 0)),
    ndcgAt10: mean(({best, right}) =>
      Math.max(discounted(GAIN.best, best), discounted(GAIN.good, right)),
    ),
    successAt1: mean(({right}) => Number(right <= 1)),
    successAt5: mean(({right}) => Number(right <= 5)),
  };
}

function discounted(gain: number, rank: number): number {
  return rank <= 10 ? gain / Math.log2(1 + rank) : 0;
}

/**
 * Returns the smallest value that the given share of the values does not exceed (nearest rank).
 *
 * @param share - above 0, at most 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}
