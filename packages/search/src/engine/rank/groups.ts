import type {SearchIndex} from '../index/search-index';

/** Keeps the best `limit` records of each page; a symbol with its members counts as a page. */
export function limitGroups(
  {groups, headingCount}: SearchIndex,
  records: readonly number[],
  limit: number,
): readonly number[] {
  if (limit === 0) {
    return records;
  }
  const counts = new Uint32Array(headingCount);
  return records.filter((record) => {
    const group = groups[record] ?? 0;
    const count = (counts[group] ?? 0) + 1;
    counts[group] = count;
    return count <= limit;
  });
}
