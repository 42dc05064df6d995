import SearchableMap from 'minisearch/SearchableMap';
import {stemmer} from 'stemmer';

import {INFLECTED_LENGTH} from '../rank/weights';
import {editDistance, prefixEditDistance} from './edit-distance';

/** A term of the index that matches a typed one. */
export interface Neighbor {
  /** Index in the list of terms. */
  index: number;
  edits: number;
}

/** The sorted terms of a segment, with the ways in which a typed word finds them. */
export class Dictionary {
  private tree: SearchableMap<number> | null = null;
  private stems: Map<string, number[]> | null = null;

  /** Length of the longest term. */
  private readonly longest: number;

  constructor(readonly terms: readonly string[]) {
    this.longest = terms.reduce((longest, {length}) => Math.max(longest, length), 0);
  }

  /** Computes what the first query would otherwise have to wait for. */
  prepare(): void {
    this.stemGroups();
    this.termTree();
  }

  /** Returns the index of a term, or -1. */
  find(term: string): number {
    const index = this.lowerBound(term);
    return this.terms[index] === term ? index : -1;
  }

  /**
   * Returns the range of the terms that start with `prefix`: its first index, and the index after
   * its last.
   */
  prefixRange(prefix: string): [number, number] {
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uFFFF`)];
  }

  /** Returns the terms with the same stem: `listeners` for `listener`. */
  inflections(term: string): readonly number[] {
    if (term.length < INFLECTED_LENGTH) {
      return [];
    }
    return this.stemGroups().get(stemmer(term)) ?? [];
  }

  /** Returns the terms at most `maxEdits` away, counted as {@link editDistance} does. */
  similar(typed: string, maxEdits: number): Neighbor[] {
    if (typed.length > this.longest + maxEdits) {
      return [];
    }
    const near = new Set<number>();
    this.collectNear(typed, maxEdits, near);
    return Array.from(near, (index) => ({
      edits: editDistance(typed, this.terms[index] ?? '', maxEdits),
      index,
    })).filter(({edits}) => edits <= maxEdits);
  }

  /** Returns the terms at most `maxEdits` away, where a swap of two letters is two edits. */
  near(typed: string, maxEdits: number): Neighbor[] {
    return Array.from(
      this.termTree().fuzzyGet(typed, maxEdits).values(),
      ([index, edits]) => ({edits, index}),
    );
  }

  /** Returns the terms with a prefix at most `maxEdits` away and the same first letter. */
  similarPrefix(typed: string, maxEdits: number): Neighbor[] {
    const neighbors: Neighbor[] = [];
    const [from, to] = this.prefixRange(typed.slice(0, 1));
    for (let index = from; index < to; index++) {
      const edits = prefixEditDistance(typed, this.terms[index] ?? '', maxEdits);
      if (edits <= maxEdits) {
        neighbors.push({edits, index});
      }
    }
    return neighbors;
  }

  /** The tree counts a swap of two letters as two edits, so each swap is tried separately. */
  private collectNear(typed: string, maxEdits: number, near: Set<number>): void {
    if (maxEdits === 0) {
      const same = this.find(typed);
      if (same >= 0) {
        near.add(same);
      }
      return;
    }
    for (const [, [index]] of this.termTree().fuzzyGet(typed, maxEdits)) {
      near.add(index);
    }
    for (const swapped of swaps(typed)) {
      this.collectNear(swapped, maxEdits - 1, near);
    }
  }

  private stemGroups(): Map<string, number[]> {
    return (this.stems ??= groupByStem(this.terms));
  }

  private termTree(): SearchableMap<number> {
    return (this.tree ??= SearchableMap.from(
      this.terms.map((term, index): [string, number] => [term, index]),
    ));
  }

  private lowerBound(term: string): number {
    let from = 0;
    let to = this.terms.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.terms[middle] ?? '') < term) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }
}

/** Returns the words that result from swapping two neighboring letters. */
function swaps(word: string): string[] {
  return Array.from(
    {length: Math.max(0, word.length - 1)},
    (_, at) =>
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);
}

function groupByStem(terms: readonly string[]): Map<string, number[]> {
  const stems = new Map<string, number[]>();
  terms.forEach((term, index) => {
    if (term.length >= INFLECTED_LENGTH) {
      const stem = stemmer(term);
      const group = stems.get(stem);
      if (group) {
        group.push(index);
      } else {
        stems.set(stem, [index]);
      }
    }
  });
  return stems;
}
