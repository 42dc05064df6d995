import type {QueryPlan} from '../query/query-plan';
import {
  type Atom,
  hasJoinedForms,
  joinAtoms,
  splitWords,
  type Word,
} from '../text/words';
import {type TermMatches, termKey} from './term-matches';

/** A stretch of a text that matches words of the query. */
export interface Match {
  start: number;
  end: number;
  /** Numbers of the query's words that it matches. */
  words: readonly number[];
  /** Place of its atom in the text, counted in atoms. */
  atom: number;
}

interface Prefix {
  prefix: string;
  words: readonly number[];
}

/** Finds in a text what the query matched in the index, by the same terms. */
export class TextMatcher {
  private readonly whole = new Map<string, Set<number>>();
  private readonly prefixes: Prefix[] = [];
  /** Titles repeat among the hits, and ranking reads what is highlighted later. */
  private readonly found = new Map<string, readonly Match[]>();

  constructor(plan: QueryPlan, matches: ReadonlyMap<string, TermMatches>) {
    for (const {from, literal, terms, to} of plan.alternatives) {
      const words = Array.from({length: to - from}, (_, index) => from + index);
      for (const query of terms) {
        const found = matches.get(termKey(query));
        if (query.prefix && literal && found?.typos === false) {
          this.prefixes.push({prefix: query.term, words});
        }
        for (const [term] of found?.expansions ?? []) {
          if (!query.prefix || !term.startsWith(query.term)) {
            const known = this.whole.get(term) ?? new Set<number>();
            words.forEach((word) => known.add(word));
            this.whole.set(term, known);
          }
        }
      }
    }
  }

  /** Returns the matches in a text in the order of their beginnings; they do not overlap. */
  find(text: string): readonly Match[] {
    const known = this.found.get(text);
    if (known) {
      return known;
    }
    const matches: Match[] = [];
    let atom = 0;
    for (const word of splitWords(text)) {
      matches.push(...this.findInWord(word, atom));
      atom += word.atoms.length;
    }
    this.found.set(text, matches);
    return matches;
  }

  private findInWord(word: Word, firstAtom: number): Match[] {
    const {atoms} = word;
    if (hasJoinedForms(word)) {
      for (let from = 0; from < atoms.length - 1; from++) {
        const joined = this.matchTerm(joinAtoms(atoms, from));
        if (joined) {
          const before = this.findInAtoms(atoms.slice(0, from), firstAtom);
          const rest = atoms.slice(from);
          return [
            ...before,
            {...locate(rest, joined), atom: firstAtom + from, words: joined.words},
          ];
        }
      }
    }
    return this.findInAtoms(atoms, firstAtom);
  }

  private findInAtoms(atoms: readonly Atom[], firstAtom: number): Match[] {
    return atoms.flatMap((atom, index) => {
      const found = this.matchTerm(atom.term);
      return found
        ? [{...locate([atom], found), atom: firstAtom + index, words: found.words}]
        : [];
    });
  }

  private matchTerm(term: string): {words: readonly number[]; length: number} | null {
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

/** Finds the place of the first `length` folded characters of some atoms written as one. */
function locate(
  atoms: readonly Atom[],
  {length}: {length: number},
): {start: number; end: number} {
  let rest = length;
  let end = atoms[0]?.start ?? 0;
  for (const atom of atoms) {
    end = rest >= atom.term.length ? atom.end : Math.min(atom.start + rest, atom.end);
    rest -= atom.term.length;
    if (rest <= 0) {
      break;
    }
  }
  return {end, start: atoms[0]?.start ?? 0};
}
