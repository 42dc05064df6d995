import {anchorAt, type SearchIndex} from '../index/search-index';

/**
 * Keeps the best record of each address, be it a heading or text below it, and the best `limit` of each
 * page; a symbol with its members counts as a page.
 *
 * @param limit - 0 to keep all records
 */
export function limitGroups(
  index: SearchIndex,
  records: readonly number[],
  limit: number,
): readonly number[] {
  if (limit === 0) {
    return records;
  }
  const {groups, headingCount} = index;
  const counts = new Uint32Array(headingCount);
  const seen = new Set<string>();
  return records.filter((record) => {
    const group = groups[record] ?? 0;
    if ((counts[group] ?? 0) >= limit) {
      return false;
    }
    const place = `${String(index.pages[record])}#${anchorAt(index, record) ?? ''}`;
    if (seen.has(place)) {
      return false;
    }
    seen.add(place);
    counts[group] = (counts[group] ?? 0) + 1;
    return true;
  });
}
