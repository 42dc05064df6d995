import type {SearchIndex} from '../index/search-index';
import type {QueryPlan} from '../query/query-plan';
import {type TermMatches, termKey} from './term-matches';
import {STOP_WORD_WEIGHT} from './weights';

/** A way to satisfy the words `from` to `to`; its terms are indices of the lookups. */
interface Way {
  from: number;
  to: number;
  factor: number;
  terms: number[];
}

/** How much of a query a place satisfies; both numbers are from 0 to 1. */
export interface Covered {
  /** Share of the query's words, by weight, times how well each is matched. */
  worth: number;
  /** Share of the query's words, by weight, that are matched at all. */
  share: number;
}

/** Tells how much of a query a record or a page satisfies. */
export class Coverage {
  private readonly lookups: TermMatches[];
  private readonly ways: Way[];
  /** Whether each word says what is asked for; all do if all are stop words. */
  private readonly decisive: boolean[];
  /** Shares of the words in the query; together 1. */
  private readonly shares: number[];
  /** Worth of each lookup in the place that is being looked at. */
  private readonly worths: Float64Array;
  /** Worth of each word in that place. */
  private readonly words: Float64Array;

  constructor(
    private readonly index: SearchIndex,
    plan: QueryPlan,
    matches: ReadonlyMap<string, TermMatches>,
  ) {
    const keys = [...matches.keys()];
    this.lookups = [...matches.values()];
    this.ways = plan.alternatives.map(({factor, from, terms, to}) => ({
      factor,
      from,
      terms: terms.map((term) => keys.indexOf(termKey(term))),
      to,
    }));
    const onlyStopWords = plan.words.every((word) => word.stop);
    this.decisive = plan.words.map(({stop}) => !stop || onlyStopWords);
    this.shares = this.wordShares(plan);
    this.worths = new Float64Array(this.lookups.length);
    this.words = new Float64Array(plan.words.length);
  }

  /** Of a record, with what it inherits from the headings that it stands under. */
  ofRecord(record: number): Covered {
    const parent = this.index.parents[record] ?? -1;
    for (let lookup = 0; lookup < this.lookups.length; lookup++) {
      const found = this.lookups[lookup];
      const own = found?.own[record] ?? 0;
      const inherited = found?.inherited[parent] ?? 0;
      this.worths[lookup] = own > inherited ? own : inherited;
    }
    return this.sum();
  }

  /** Of a page, wherever its words stand. */
  ofPage(page: number): Covered {
    for (let lookup = 0; lookup < this.lookups.length; lookup++) {
      this.worths[lookup] = this.lookups[lookup]?.pages[page] ?? 0;
    }
    return this.sum();
  }

  /** Returns the number of the query's decisive words that stand in the record's own text. */
  wordsIn(record: number): number {
    this.words.fill(0);
    for (const {from, terms, to} of this.ways) {
      if (terms.every((term) => (this.lookups[term]?.own[record] ?? 0) > 0)) {
        this.words.fill(1, from, to);
      }
    }
    return this.words.reduce(
      (sum, word, position) => sum + (this.decisive[position] ? word : 0),
      0,
    );
  }

  private sum(): Covered {
    this.words.fill(0);
    for (const {factor, from, terms, to} of this.ways) {
      let least = 1;
      for (const term of terms) {
        least = Math.min(least, this.worths[term] ?? 0);
      }
      const worth = least * factor;
      for (let word = from; word < to; word++) {
        if (worth > (this.words[word] ?? 0)) {
          this.words[word] = worth;
        }
      }
    }
    const covered = {share: 0, worth: 0};
    for (let word = 0; word < this.words.length; word++) {
      const weight = this.shares[word] ?? 0;
      const matched = this.words[word] ?? 0;
      covered.worth += matched * weight;
      covered.share += matched > 0 ? weight : 0;
    }
    return covered;
  }

  /** Rare words weigh more; words of questions weigh little, unless there are no others. */
  private wordShares({words}: QueryPlan): number[] {
    const weights = words.map((_, position) =>
      this.decisive[position]
        ? rarity(this.frequency(position), this.index)
        : STOP_WORD_WEIGHT,
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  }

  /** Number of records with the word itself, else with what stands for it. */
  private frequency(position: number): number {
    const frequencies = this.ways
      .filter(({from, to}) => from === position && to === position + 1)
      .map(({terms}) =>
        Math.min(...terms.map((term) => this.lookups[term]?.frequency ?? 0)),
      );
    return frequencies.find((frequency) => frequency > 0) ?? 0;
  }
}

/** Between 0.35 for a word that is everywhere and some 2 for one that is in a single record. */
function rarity(frequency: number, {recordCount}: SearchIndex): number {
  return 0.35 + Math.log10(1 + recordCount / (1 + frequency)) / 2;
}
