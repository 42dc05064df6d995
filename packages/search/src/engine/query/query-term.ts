/** A term to look up; `prefix` if it may be the beginning of one. */
export interface QueryTerm {
  term: string;
  prefix: boolean;
  /** Several words written as one, which has no inflections. */
  joined?: boolean;
}

/** Returns what terms have in common that are looked up in the same way. */
export function termKey({joined, prefix, term}: QueryTerm): string {
  return (joined ? '+' : '') + term + (prefix ? '*' : '');
}

/** A way to satisfy the words `from` to `to`: all of its terms, weighed by `factor`. */
export interface Alternative {
  from: number;
  to: number;
  terms: QueryTerm[];
  factor: number;
  /** What was typed, or the same letters: a synonym is not. */
  literal: boolean;
  /** A synonym of what the words may become. */
  guessed?: boolean;
}
