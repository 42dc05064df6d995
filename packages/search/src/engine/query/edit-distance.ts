/**
 * Counts the edits that turn `typed` into `term`, a swap of two neighboring letters being one edit
 * (optimal string alignment). A wrong first letter counts as two, as Algolia counts it.
 *
 * @returns a number above `limit` as soon as the limit is passed
 */
export function editDistance(typed: string, term: string, limit: number): number {
  return distance(typed, term, limit, false);
}

/** Like {@link editDistance}, to that beginning of `term` which is nearest to `typed`. */
export function prefixEditDistance(typed: string, term: string, limit: number): number {
  return distance(typed, term.slice(0, typed.length + limit), limit, true);
}

function distance(typed: string, term: string, limit: number, prefix: boolean): number {
  const penalty = typed[0] === term[0] ? 0 : 1;
  if (!prefix && Math.abs(typed.length - term.length) > limit) {
    return limit + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: term.length + 1}, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, term, row, last, beforeLast);
    if (Math.min(...current) > limit) {
      return limit + 1;
    }
    beforeLast = last;
    last = current;
  }
  return penalty + (prefix ? Math.min(...last) : (last[term.length] ?? limit + 1));
}

function nextRow(
  typed: string,
  term: string,
  row: number,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const current = [row];
  for (let column = 1; column <= term.length; column++) {
    const same = typed[row - 1] === term[column - 1];
    let edits = Math.min(
      (last[column] ?? 0) + 1,
      (current[column - 1] ?? 0) + 1,
      (last[column - 1] ?? 0) + (same ? 0 : 1),
    );
    const swapped =
      typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1];
    if (row > 1 && column > 1 && swapped) {
      edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
    }
    current.push(edits);
  }
  return current;
}
