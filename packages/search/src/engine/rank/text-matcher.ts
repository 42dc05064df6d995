import type {QueryPlan} from '../query/query-plan';
import {termKey} from '../query/query-term';
import type {Atom, Word} from '../text/words';
import type {TermMatches} from './term-matches';

/** A range of a text that matches words of the query. */
export interface Match {
  start: number;
  end: number;
  /** Indexes of the query's words that it matches. */
  words: readonly number[];
}

interface Prefix {
  prefix: string;
  words: readonly number[];
}

/** How a term of a text matches a query. */
interface MatchedTerm {
  /** Indexes of the query's words that it matches. */
  words: readonly number[];
  /** How many of its characters were typed. */
  length: number;
}

/** Finds in a text what the query matched in the index, with the same terms. */
export class TextMatcher {
  private readonly whole = new Map<string, Set<number>>();
  private readonly prefixes: Prefix[] = [];
  /** Titles repeat among the hits, and ranking reads texts that are highlighted later. */
  private readonly found = new Map<string, readonly Match[]>();
  private readonly terms = new Map<string, MatchedTerm | null>();

  /** @param wordsOf - splits a text, possibly from a cache */
  constructor(
    plan: QueryPlan,
    matches: ReadonlyMap<string, TermMatches>,
    private readonly wordsOf: (text: string) => readonly Word[],
  ) {
    for (const {from, literal, terms, to} of plan.alternatives) {
      const words = Array.from({length: to - from}, (_, index) => from + index);
      for (const query of terms) {
        const found = matches.get(termKey(query));
        if (query.prefix && literal && found?.typos === false) {
          this.prefixes.push({prefix: query.term, words});
        }
        for (const term of found?.expansions ?? []) {
          if (!query.prefix || !term.startsWith(query.term)) {
            const known = this.whole.get(term) ?? new Set<number>();
            words.forEach((word) => known.add(word));
            this.whole.set(term, known);
          }
        }
      }
    }
  }

  /** Returns the matches in a text in order; they don't overlap. */
  find(text: string): readonly Match[] {
    const known = this.found.get(text);
    if (known) {
      return known;
    }
    const matches: Match[] = [];
    for (const word of this.wordsOf(text)) {
      this.findInWord(word, matches);
    }
    this.found.set(text, matches);
    return matches;
  }

  private findInWord({atoms, joined}: Word, matches: Match[]): void {
    const rest = joined.findIndex((term) => this.matchTerm(term) !== null);
    const single = rest < 0 ? atoms.length : rest;
    for (let index = 0; index < single; index++) {
      const found = this.matchTerm(atoms[index]?.term ?? '');
      if (found) {
        matches.push(locate(atoms, index, found));
      }
    }
    const whole = this.matchTerm(joined[rest] ?? '');
    if (whole) {
      matches.push(locate(atoms, rest, whole));
    }
  }

  private matchTerm(term: string): MatchedTerm | null {
    let found = this.terms.get(term);
    if (found === undefined) {
      found = this.lookUp(term);
      this.terms.set(term, found);
    }
    return found;
  }

  private lookUp(term: string): MatchedTerm | null {
    const whole = this.whole.get(term);
    const prefixes = this.prefixes.filter(({prefix}) => term.startsWith(prefix));
    if (whole === undefined && prefixes.length === 0) {
      return null;
    }
    const words = new Set([
      ...(whole ?? []),
      ...prefixes.flatMap((prefix) => prefix.words),
    ]);
    const length = whole
      ? term.length
      : Math.max(...prefixes.map(({prefix}) => prefix.length));
    return {length, words: [...words].sort((left, right) => left - right)};
  }
}

/** Finds the range of a match that starts with the atom `first`, and can end within a later one. */
function locate(
  atoms: readonly Atom[],
  first: number,
  {length, words}: MatchedTerm,
): Match {
  const start = atoms[first]?.start ?? 0;
  let rest = length;
  let end = start;
  for (let index = first; index < atoms.length && rest > 0; index++) {
    const atom = atoms[index];
    if (atom) {
      end = rest >= atom.term.length ? atom.end : Math.min(atom.start + rest, atom.end);
      rest -= atom.term.length;
    }
  }
  return {end, start, words};
}
