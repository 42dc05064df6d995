/** How well an engine finds what was asked for; shares are from 0 to 1. */
export interface Quality {
  /** Share of queries whose first hit is right. */
  successAt1: number;
  successAt5: number;
  /** Mean of 1 / rank of the first right hit among ten. */
  mrrAt10: number;
  /**
   * Mean of 1 / log2(1 + rank) of the first right hit among ten: normalized discounted cumulative
   * gain where one right hit is all that is needed.
   */
  ndcgAt10: number;
}

/**
 * Measures the quality of rankings.
 *
 * @param ranks - of the first right hit for each query, counted from 1; infinite if there is none
 */
export function measureQuality(ranks: readonly number[]): Quality {
  const mean = (worth: (rank: number) => number) =>
    ranks.reduce((sum, rank) => sum + worth(rank), 0) / ranks.length;
  return {
    mrrAt10: mean((rank) => (rank <= 10 ? 1 / rank : 0)),
    ndcgAt10: mean((rank) => (rank <= 10 ? 1 / Math.log2(1 + rank) : 0)),
    successAt1: mean((rank) => Number(rank <= 1)),
    successAt5: mean((rank) => Number(rank <= 5)),
  };
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
