/** A term to look up; `prefix` if it can be the beginning of a word. */
export interface QueryTerm {
  term: string;
  prefix: boolean;
  /** Several words written as one, which has no inflections. */
  joined?: boolean;
}

/** Returns a key that is the same for terms that are looked up in the same way. */
export function termKey({joined, prefix, term}: QueryTerm): string {
  return (joined ? '+' : '') + term + (prefix ? '*' : '');
}

/** A way to satisfy the words `from` to `to`: all of its terms, weighted with `factor`. */
export interface Alternative {
  from: number;
  to: number;
  terms: QueryTerm[];
  factor: number;
  /** Set for typed words, or the same letters, but not for a synonym. */
  literal: boolean;
  /** A synonym of what the words may become. */
  guessed?: boolean;
}
