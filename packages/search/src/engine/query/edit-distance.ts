/**
 * Counts the edits that turn `typed` into `term`, where a swap of two neighboring letters is one
 * edit (optimal string alignment). A wrong first letter counts as two, as in Algolia.
 *
 * @returns a number above `limit` as soon as the limit is passed
 */
export function editDistance(typed: string, term: string, limit: number): number {
  return distance(typed, term, limit, false);
}

/** Like {@link editDistance}, but to the prefix of `term` that is nearest to `typed`. */
export function prefixEditDistance(typed: string, term: string, limit: number): number {
  return distance(typed, term.slice(0, typed.length + limit), limit, true);
}

function distance(typed: string, term: string, limit: number, prefix: boolean): number {
  const penalty = typed[0] === term[0] ? 0 : 1;
  if (!prefix && Math.abs(typed.length - term.length) > limit) {
    return limit + 1;
  }
  const width = term.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = Uint16Array.from({length: width}, (_, column) => column);
  let current = new Uint16Array(width);
  for (let row = 1; row <= typed.length; row++) {
    if (fillRow(typed, term, row, {beforeLast, current, last}) > limit) {
      return limit + 1;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return penalty + (prefix ? Math.min(...last) : (last[term.length] ?? limit + 1));
}

interface Rows {
  beforeLast: Uint16Array;
  last: Uint16Array;
  current: Uint16Array;
}

/** Counts the edits to each prefix of `term`; returns the minimum. */
function fillRow(
  typed: string,
  term: string,
  row: number,
  {beforeLast, current, last}: Rows,
): number {
  const letter = typed.charCodeAt(row - 1);
  const letterBefore = typed.charCodeAt(row - 2);
  let least = row;
  current[0] = row;
  for (let column = 1; column <= term.length; column++) {
    const other = term.charCodeAt(column - 1);
    const step = letter === other ? 0 : 1;
    let edits = Math.min(
      (last[column] ?? 0) + 1,
      (current[column - 1] ?? 0) + 1,
      (last[column - 1] ?? 0) + step,
    );
    const swapped = letter === term.charCodeAt(column - 2) && letterBefore === other;
    if (row > 1 && column > 1 && swapped) {
      edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
    }
    current[column] = edits;
    least = Math.min(least, edits);
  }
  return least;
}
