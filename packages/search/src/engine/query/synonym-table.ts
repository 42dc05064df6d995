import {stemmer} from 'stemmer';

import type {SynonymRule} from '../index/index-data';
import {SYNONYM_FACTOR, UNFINISHED_SYNONYM_LENGTH} from '../rank/weights';
import {splitWords} from '../text/words';
import {editDistance} from './edit-distance';
import {allowedTypos} from './expansion';
import type {Alternative} from './query-term';

interface Phrase {
  /** Number of its words. */
  length: number;
  others: string[][];
}

/** Synonyms, found in a query in any inflection and spelling: `IE11`, `ie 11`, `hotkeys`. */
export class SynonymTable {
  private readonly phrases = new Map<string, Phrase[]>();
  private longest = 0;

  constructor(rules: readonly SynonymRule[]) {
    for (const {from, to} of rules) {
      const targets = to.map(toTerms);
      for (const phrase of from ?? to) {
        this.add(phrase, targets);
      }
    }
  }

  /**
   * Returns the synonyms of every phrase in the query. A synonym for several phrases counts once,
   * for the longest of them: "youtube embed" isn't twice as much about decorators.
   *
   * @param prefix - whether the last word can be unfinished
   * @param isWord - whether the site uses this spelling; in other words, a typo is tolerated
   */
  alternatives(
    terms: readonly string[],
    prefix: boolean,
    isWord: (term: string) => boolean = () => true,
  ): Alternative[] {
    const best = new Map<string, Alternative>();
    terms.forEach((_, from) => {
      for (let to = from + 1; to <= Math.min(terms.length, from + this.longest); to++) {
        const words = terms.slice(from, to);
        const found = this.alternativesOf(words, from, {
          prefix: prefix && to === terms.length,
          typo: !words.every(isWord),
        });
        for (const alternative of found) {
          const key = alternative.terms.map(({term}) => term).join(' ');
          if (repeats(alternative, terms)) {
            continue;
          }
          const known = best.get(key);
          if (!known || known.to - known.from < words.length) {
            best.set(key, alternative);
          }
        }
      }
    });
    return [...best.values()];
  }

  private alternativesOf(
    words: readonly string[],
    from: number,
    {prefix, typo}: {prefix: boolean; typo: boolean},
  ): Alternative[] {
    const whole = keysOf(words).flatMap((key) => this.phrases.get(key) ?? []);
    const begun = whole.length === 0 && prefix ? this.unfinished(words) : [];
    const guessed = begun.length > 0;
    const found =
      whole.length === 0 && typo
        ? [...begun, ...this.misspelled(words.join(''))]
        : [...whole, ...begun];
    const own = words.join(' ');
    return found
      .flatMap(({others}) => others)
      .filter((other) => other.join(' ') !== own)
      .map((other) => ({
        factor: SYNONYM_FACTOR,
        from,
        guessed,
        literal: false,
        terms: other.map((term) => ({prefix: false, term})),
        to: from + words.length,
      }));
  }

  private unfinished(words: readonly string[]): Phrase[] {
    const typed = words.join('');
    if (typed.length < UNFINISHED_SYNONYM_LENGTH) {
      return [];
    }
    return [...this.phrases]
      .filter(([key]) => key.startsWith(typed))
      .flatMap(([, phrases]) => phrases)
      .filter(({length}) => length === words.length);
  }

  private misspelled(typed: string): Phrase[] {
    const limit = allowedTypos(typed);
    return [...this.phrases]
      .filter(([key]) => limit > 0 && editDistance(typed, key, limit) <= limit)
      .flatMap(([, phrases]) => phrases);
  }

  private add(phrase: string, targets: readonly string[][]): void {
    const words = splitWords(phrase).flatMap(({atoms}) => atoms.map(({term}) => term));
    const own = keysOf(toTerms(phrase));
    const others = targets.filter(
      (target) => target.length > 0 && !keysOf(target).some((key) => own.includes(key)),
    );
    // A phrase that is written as one word can also be two.
    this.longest = Math.max(this.longest, words.length + 1);
    for (const key of keysOf(words)) {
      const known = this.phrases.get(key) ?? [];
      known.push({length: words.length, others});
      this.phrases.set(key, known);
    }
  }
}

/**
 * Returns whether a synonym repeats the words next to it, "block elements" for an element node, or
 * only consists of typed words: its words would count twice. A synonym for the whole query may do
 * so.
 */
function repeats({from, terms, to}: Alternative, typed: readonly string[]): boolean {
  const stems = typed.map((word) => stemmer(word));
  const beside = [...stems.slice(0, from), ...stems.slice(to)];
  const own = terms.map(({term}) => stemmer(term));
  return (
    beside.length > 0 &&
    (own.some((stem) => beside.includes(stem)) ||
      own.every((stem) => stems.includes(stem)))
  );
}

/** The keys by which a phrase is found: its letters, and the stems of its words. */
function keysOf(words: readonly string[]): string[] {
  return [...new Set([words.join(''), words.map((word) => stemmer(word)).join('')])];
}

function toTerms(phrase: string): string[] {
  return splitWords(phrase).flatMap(({atoms, joined: [whole]}) =>
    whole === undefined ? atoms.map((atom) => atom.term) : [whole],
  );
}
