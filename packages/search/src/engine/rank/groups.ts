import {CONTENT_LEVEL} from '../index/index-data';
import type {SearchIndex} from '../index/search-index';

/** Keeps the best `limit` records of each page; a symbol with its members counts as a page. */
export function limitGroups(
  index: SearchIndex,
  records: readonly number[],
  limit: number,
): number[] {
  if (limit === 0) {
    return [...records];
  }
  const counts = new Map<number, number>();
  return records.filter((record) => {
    const group = groupOf(index, record);
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= limit;
  });
}

/** Returns the heading that a record counts for: its topmost symbol, else its page's title. */
export function groupOf({data, levels, parents}: SearchIndex, record: number): number {
  const {kinds} = data.headings;
  let heading = levels[record] === CONTENT_LEVEL ? (parents[record] ?? -1) : record;
  let group = heading;
  while ((parents[heading] ?? -1) >= 0) {
    heading = parents[heading] ?? -1;
    if (kinds[heading] !== null || kinds[group] === null) {
      group = heading;
    }
  }
  return group;
}
