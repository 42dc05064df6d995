import type {CallSite, Word} from './call-sites';

/** A number with its sentence. */
export interface Pair {
  readonly production: CallSite;
  readonly development: CallSite;
}

/** What an equal number of values weighs, compared with words around the call. */
const SAME_VALUES = 2;
/** What standing in the same order weighs: it decides between calls in equal surroundings. */
const SAME_ORDER = 0.5;
const DISTANCE_WEIGHT = 0.15;
const SHIFT_WEIGHT = 0.35;
/** What a word counts that stands in another function than the call. */
const FAR_WEIGHT = 0.25;

/**
 * Pairs the calls of a production build with those of the development build of the same module. Both
 * come from one source, so they stand among the same member names and strings, and in the same order,
 * but for calls that only the development build makes, and for functions that the minifier has moved
 * to where they are called. Calls are first aligned as sequences (Needleman and Wunsch, 1970);
 * then the pairs of the greatest likeness are taken, whatever their order, and exchanged as
 * long as that makes the whole more alike.
 *
 * @returns the pairs, and the calls of the production build that have none
 */
export function pairSites(
  production: readonly CallSite[],
  development: readonly CallSite[],
): {pairs: Pair[]; unpaired: CallSite[]} {
  const aligned = align(production, development);
  const score = memoize((site: CallSite, other: CallSite) => {
    const order = aligned.get(site) === other ? SAME_ORDER : 0;
    return site.values === other.values ? likenessOf(site, other) + order : -Infinity;
  });
  const chosen = chooseGreedily(production, development, score);
  exchange(chosen, development, score);
  const unpaired = production.filter((site) => !chosen.has(site));
  return {pairs: [...chosen].map(toPair), unpaired};
}

type Score = (site: CallSite, other: CallSite) => number;

function memoize(score: Score): Score {
  const known = new Map<CallSite, Map<CallSite, number>>();
  return (site, other) => {
    const row = known.get(site) ?? new Map<CallSite, number>();
    known.set(site, row);
    const value = row.get(other) ?? score(site, other);
    row.set(other, value);
    return value;
  };
}

function chooseGreedily(
  production: readonly CallSite[],
  development: readonly CallSite[],
  score: Score,
): Map<CallSite, CallSite> {
  const candidates = production
    .flatMap((site) =>
      development.map((other) => ({site, other, points: score(site, other)})),
    )
    .filter(({points}) => points > -Infinity)
    .sort((one, next) => next.points - one.points);
  const chosen = new Map<CallSite, CallSite>();
  const taken = new Set<CallSite>();
  for (const {site, other} of candidates) {
    if (!chosen.has(site) && !taken.has(other)) {
      chosen.set(site, other);
      taken.add(other);
    }
  }
  return chosen;
}

/** Exchanges partners, also for free ones, until no exchange makes the sum of scores greater. */
function exchange(
  chosen: Map<CallSite, CallSite>,
  development: readonly CallSite[],
  score: Score,
): void {
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    const owners = new Map([...chosen].map(([site, other]) => [other, site]));
    for (const [site, other] of chosen) {
      for (const rival of development) {
        const owner = owners.get(rival);
        const before = score(site, other) + (owner ? score(owner, rival) : 0);
        const after = score(site, rival) + (owner ? score(owner, other) : 0);
        if (!isBetter && after > before + 1e-9) {
          chosen.set(site, rival);
          if (owner) {
            chosen.set(owner, other);
          }
          isBetter = true;
        }
      }
    }
  }
}

function toPair([production, development]: [CallSite, CallSite]): Pair {
  return {production, development};
}

function align(
  production: readonly CallSite[],
  development: readonly CallSite[],
): Map<CallSite, CallSite> {
  const scores = production.map((site) =>
    development.map((other) =>
      site.values === other.values ? likenessOf(site, other) : -Infinity,
    ),
  );
  const best = bestScores(scores, development.length);
  const pairs = new Map<CallSite, CallSite>();
  let row = production.length;
  let column = development.length;
  while (row > 0 && column > 0) {
    const here = at(best, row, column);
    if (here === at(best, row - 1, column)) {
      row--;
    } else if (here === at(best, row, column - 1)) {
      column--;
    } else {
      row--;
      column--;
      pairs.set(production[row] as CallSite, development[column] as CallSite);
    }
  }
  return pairs;
}

/** The best sum of scores for each beginning of both sequences. */
function bestScores(scores: readonly (readonly number[])[], width: number): number[][] {
  const best: number[][] = [Array<number>(width + 1).fill(0)];
  for (const [row, line] of scores.entries()) {
    const next = [0];
    for (const [column, score] of line.entries()) {
      next.push(
        Math.max(
          at(best, row, column + 1),
          next[column] ?? 0,
          at(best, row, column) + score,
        ),
      );
    }
    best.push(next);
  }
  return best;
}

function at(
  table: readonly (readonly number[])[],
  row: number,
  column: number,
): number {
  return table[row]?.[column] ?? 0;
}

function likenessOf(one: CallSite, other: CallSite): number {
  return (
    commonWords(one.before, other.before) +
    commonWords(one.after, other.after) +
    (one.values === other.values ? SAME_VALUES : 0)
  );
}

/** Words near the call count more, and less when they stand at different distances from it. */
function commonWords(words: readonly Word[], others: readonly Word[]): number {
  const used = new Set<number>();
  let sum = 0;
  for (const [distance, word] of words.entries()) {
    let found = -1;
    let weight = 0;
    for (const [otherDistance, other] of others.entries()) {
      const shift = 1 + SHIFT_WEIGHT * Math.abs(distance - otherDistance);
      const far = 1 + DISTANCE_WEIGHT * Math.min(distance, otherDistance);
      const nearness = word.isNear && other.isNear ? 1 : FAR_WEIGHT;
      const value = word.text === other.text ? nearness / shift / far : 0;
      if (!used.has(otherDistance) && value > weight) {
        weight = value;
        found = otherDistance;
      }
    }
    used.add(found);
    sum += weight;
  }
  return sum;
}
