const LONGEST = 80;

/**
 * Returns the name with the fewest edits, or undefined if none is near. Letter case and a leading
 * `$` cost little, because people often forget them.
 *
 * @param share - how much of the name may differ; small where the name may be the reader's own
 */
export function nearestName(
  name: string,
  candidates: readonly string[],
  share = 0.34,
): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = plain(name);
  let best: string | undefined;
  let least = Math.max(1.5, wanted.length * share);
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) <= least + 1) {
      const cost = edits(wanted, plain(candidate)) + (candidate === name ? 0 : 0.1);
      if (cost < least) {
        least = cost;
        best = candidate;
      }
    }
  }
  return best;
}

function plain(name: string): string {
  return name.replace(/^\$/, '').toLowerCase();
}

function edits(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
