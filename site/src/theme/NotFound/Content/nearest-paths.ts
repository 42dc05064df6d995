const MOST = 8;

/** Words of an address, as somebody would search for them: `/docs/read_only.html` has "docs", "read" and "only". */
export function wordsOf(address: string): string[] {
  return address
    .replace(/\.html?$/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Returns the paths that are most like an address, best first: those below it, the shallow ones
 * first, then those that share the most pairs of letters with it.
 */
export function nearestPaths(address: string, paths: readonly string[]): string[] {
  const bare = address.toLowerCase().replace(/\/*$/, '/');
  const depthOf = (path: string) => path.replace(/\/$/, '').split('/').length;
  const worthOf = (path: string) =>
    path.toLowerCase().startsWith(bare) && bare !== '/'
      ? 2 + 1 / depthOf(path)
      : similarity(bare, path.toLowerCase());
  return paths
    .map((path) => ({path, worth: worthOf(path)}))
    .sort((left, right) => right.worth - left.worth)
    .slice(0, MOST)
    .map(({path}) => path);
}

/** Dice's coefficient of the pairs of letters: 1 for equal texts, 0 for texts without a common pair. */
function similarity(left: string, right: string): number {
  const [pairs, others] = [pairsOf(left), pairsOf(right)];
  const common = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * common) / (pairs.size + others.size || 1);
}

function pairsOf(text: string): Set<string> {
  return new Set(
    [...text].slice(1).map((letter, index) => text.charAt(index) + letter),
  );
}
