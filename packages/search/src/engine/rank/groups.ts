import type {SearchIndex} from '../index/search-index';

/**
 * Puts what they are shown as in the place of records, and keeps the best one of each address, be it a heading or text below it, and the best `limit` of each
 * page; a symbol with its members counts as a page.
 *
 * @param limit - 0 to keep all records
 */
export function limitGroups(
  index: SearchIndex,
  records: readonly number[],
  limit: number,
): readonly number[] {
  const {addresses, groups, headingCount, recordCount, shownAs} = index;
  if (limit === 0) {
    return [...new Set(records.map((record) => shownAs[record] ?? record))];
  }
  const counts = new Uint32Array(headingCount);
  const seen = new Uint8Array(recordCount);
  return records.flatMap((found) => {
    const record = shownAs[found] ?? found;
    const group = groups[record] ?? 0;
    const address = addresses[record] ?? record;
    if ((counts[group] ?? 0) >= limit || seen[address] === 1) {
      return [];
    }
    seen[address] = 1;
    counts[group] = (counts[group] ?? 0) + 1;
    return [record];
  });
}
