/**
 * Returns the positions of a longest strictly increasing subsequence, in order: patience sorting
 * (Fredman 1975), O(n log n).
 */
export function longestIncreasing(values: readonly number[]): number[] {
  const tails: number[] = [];
  const previous: number[] = [];
  values.forEach((value, at) => {
    const pile = lowerBound(tails, value, values);
    previous[at] = pile > 0 ? (tails[pile - 1] ?? -1) : -1;
    tails[pile] = at;
  });
  const result: number[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1)
    result.unshift(at);
  return result;
}

function lowerBound(
  tails: readonly number[],
  value: number,
  values: readonly number[],
): number {
  let [low, high] = [0, tails.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
