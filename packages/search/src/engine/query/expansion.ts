import QuickLRU from 'quick-lru';
import {stemmer} from 'stemmer';

import {
  INFLECTION_QUALITY,
  ONE_TYPO_LENGTH,
  PREFIX_QUALITY,
  TWO_TYPOS_LENGTH,
  TYPO_QUALITY,
} from '../rank/weights';
import type {Dictionary, Neighbor} from './dictionary';
import {type QueryTerm, termKey} from './query-term';

/** A term of the index that matches a typed one, and how well: 1 is the same word. */
export interface Expansion {
  index: number;
  quality: number;
}

/** The interpretation of a typed term. */
export interface Expanded {
  /** The matching terms of each segment. */
  bySegment: readonly (readonly Expansion[])[];
  /** The text of all these terms. */
  terms: ReadonlySet<string>;
  /** Whether only words with typos were found. */
  typos: boolean;
}

/** Looks a term up; if `forgiving`, tolerates typos if there is no such word. */
export type Expand = (query: QueryTerm, forgiving: boolean) => Expanded;

/** While a word is being typed, the words before it are looked up with every key. */
const REMEMBERED_TERMS = 200;

/** Returns the number of typos that are tolerated in a word. */
export function allowedTypos(term: string): number {
  return term.length >= TWO_TYPOS_LENGTH ? 2 : term.length >= ONE_TYPO_LENGTH ? 1 : 0;
}

/** Returns a lookup in the dictionaries of all segments that caches the last finished words. */
export function createExpand(dictionaries: readonly Dictionary[]): Expand {
  const known = new QuickLRU<string, Expanded>({maxSize: REMEMBERED_TERMS});
  return (query, forgiving) => {
    if (query.prefix) {
      return expandInAll(query, forgiving, dictionaries);
    }
    const key = termKey(query) + (forgiving ? '~' : '');
    let expanded = known.get(key);
    if (!expanded) {
      expanded = expandInAll(query, forgiving, dictionaries);
      known.set(key, expanded);
    }
    return expanded;
  };
}

function expandInAll(
  query: QueryTerm,
  forgiving: boolean,
  dictionaries: readonly Dictionary[],
): Expanded {
  const exact = dictionaries.map((dictionary) => expandExactly(query, dictionary));
  const typos = forgiving && exact.every((list) => list.length === 0);
  const bySegment = typos ? expandMisspelled(query, dictionaries) : exact;
  const terms = dictionaries.flatMap((dictionary, number) =>
    (bySegment[number] ?? []).map(({index}) => dictionary.terms[index] ?? ''),
  );
  return {bySegment, terms: new Set(terms), typos};
}

/** Returns the words nearest to a misspelled one, or to its stem: `expporting` is near `export`. */
function expandMisspelled(
  query: QueryTerm,
  dictionaries: readonly Dictionary[],
): Expansion[][] {
  const near = dictionaries.map((dictionary) => expandWithTypos(query, dictionary));
  const stem = stemmer(query.term);
  return near.some((list) => list.length > 0) || stem === query.term || query.joined
    ? near
    : dictionaries.map((dictionary) =>
        expandWithTypos({...query, term: stem}, dictionary),
      );
}

/** Returns the same word, its inflections, and, for an unfinished word, its completions. */
function expandExactly(query: QueryTerm, dictionary: Dictionary): Expansion[] {
  const found = new Map<number, number>();
  const add = (index: number, quality: number) => {
    found.set(index, Math.max(found.get(index) ?? 0, quality));
  };
  const same = dictionary.find(query.term);
  if (same >= 0) {
    add(same, 1);
  }
  for (const index of query.joined ? [] : dictionary.inflections(query.term)) {
    add(index, INFLECTION_QUALITY);
  }
  if (query.prefix) {
    const [from, to] = dictionary.prefixRange(query.term);
    for (let index = from; index < to; index++) {
      const typedShare = query.term.length / (dictionary.terms[index]?.length ?? 1);
      add(index, PREFIX_QUALITY + (1 - PREFIX_QUALITY) * typedShare * typedShare);
    }
  }
  return toExpansions(found);
}

/** Returns the words with the smallest number of typos. */
function expandWithTypos(query: QueryTerm, dictionary: Dictionary): Expansion[] {
  const limit = allowedTypos(query.term);
  if (limit === 0) {
    return [];
  }
  const found = new Map<number, number>();
  for (const {edits, index} of nearest(dictionary.similar(query.term, limit))) {
    found.set(index, TYPO_QUALITY[edits] ?? 0);
  }
  if (query.prefix) {
    for (const {edits, index} of nearest(dictionary.similarPrefix(query.term, limit))) {
      found.set(index, Math.max(found.get(index) ?? 0, TYPO_QUALITY[edits] ?? 0));
    }
  }
  return toExpansions(found);
}

function nearest(neighbors: readonly Neighbor[]): readonly Neighbor[] {
  const least = Math.min(...neighbors.map(({edits}) => edits));
  return neighbors.filter(({edits}) => edits === least);
}

function toExpansions(found: ReadonlyMap<number, number>): Expansion[] {
  return Array.from(found, ([index, quality]) => ({index, quality}));
}
