import {splitWords} from './words';

/** How a term occurs in a text; a smaller value is a better occurrence. */
export const Occurrence = {
  /** A complete word, or a whole code name. */
  WORD: 0,
  /** A part of a code name, or its end starting with a part. */
  PART: 1,
  /** A word in the page's URL. */
  ADDRESS: 2,
} as const;

export type Occurrence = (typeof Occurrence)[keyof typeof Occurrence];

/**
 * Returns the terms of a text with their best occurrence. `registerUpdateListener` gives itself in
 * lower case as a word, and as parts its atoms and `updatelistener`.
 */
export function termsOf(text: string): Map<string, Occurrence> {
  const terms = new Map<string, Occurrence>();
  for (const {atoms, joined} of splitWords(text)) {
    const single = atoms.length === 1;
    for (const atom of atoms) {
      add(terms, atom.term, single ? Occurrence.WORD : Occurrence.PART);
    }
    joined.forEach((term, from) => {
      add(terms, term, from === 0 ? Occurrence.WORD : Occurrence.PART);
    });
  }
  return terms;
}

function add(
  terms: Map<string, Occurrence>,
  term: string,
  occurrence: Occurrence,
): void {
  const known = terms.get(term);
  if (known === undefined || occurrence < known) {
    terms.set(term, occurrence);
  }
}
