import {CONTENT_LEVEL} from '../index/index-data';
import type {SearchIndex} from '../index/search-index';
import type {Run} from '../index/record-columns';
import type {QueryPlan} from '../query/query-plan';
import {termKey} from '../query/query-term';
import {bothOf, type Matched} from './both-terms';
import {bits, raise, raiseTo, rarity, weigh} from './coverage-columns';
import type {TermMatches} from './term-matches';
import {HALF_OF_PAGE, MENTION_WEIGHT, PAGE_IN_TITLE, STOP_WORD_WEIGHT} from './weights';

/** A way to satisfy the words `from` to `to`. */
interface Way {
  from: number;
  to: number;
  factor: number;
  /** The records that match what was typed; empty for a synonym. */
  typed: readonly number[];
  match: Matched;
}

/** Where a word matches as it was typed, and how well. */
interface Typed {
  found: number[];
  worths: Float32Array;
}

/**
 * Computes how much of a query each record and each page covers. It scans all records term by term,
 * instead of all terms record by record: a question has dozens of synonyms, each on a few pages.
 */
export class Coverage {
  private readonly ways: Way[];
  /** Whether each word is significant; if all are stop words, all of them are. */
  private readonly decisive: boolean[];
  /** Shares of the words in the query; their sum is 1. */
  private readonly shares: number[];
  /** For each word the score of its match in each record. */
  private readonly inRecords: Float64Array[];
  /** For each word how much each page is about it. */
  private readonly inPages: Float64Array[];
  /** For each word the score of its best match in each section, by the section's first record. */
  private readonly inSections: Float64Array[];
  /** For each heading and phrase the words in its own text, as a bit for each. */
  private readonly inTexts: Uint32Array;

  constructor(
    private readonly index: SearchIndex,
    plan: QueryPlan,
    matches: ReadonlyMap<string, TermMatches>,
  ) {
    this.ways = waysOf(index, plan, matches);
    const onlyStopWords = plan.words.every((word) => word.stop);
    this.decisive = plan.words.map(({stop}) => !stop || onlyStopWords);
    this.shares = this.wordShares(plan);
    const pageCount = index.data.pages.length;
    this.inRecords = plan.words.map(() => index.columns.takeSums());
    this.inPages = plan.words.map(() => new Float64Array(pageCount));
    this.inSections = plan.words.map(() => index.columns.takeSums());
    this.inTexts = new Uint32Array(index.recordCount);
    this.ways.forEach((way) => {
      this.cover(way);
    });
    this.raiseTitles(PAGE_IN_TITLE[plan.manner]);
  }

  /**
   * Returns for each of the records the share of the query's words, by weight, that it or the
   * headings above it match at all: 0 to 1.
   */
  sharesOf(records: readonly number[]): Float64Array {
    const sums = new Float64Array(records.length);
    this.inRecords.forEach((column, word) => {
      const share = this.shares[word] ?? 0;
      for (let at = 0; at < records.length; at++) {
        if ((column[records[at] ?? 0] ?? 0) > 0) {
          sums[at] = (sums[at] ?? 0) + share;
        }
      }
    });
    return sums;
  }

  /** Like {@link sharesOf}, but each word counts by how well it matches. */
  worthsOf(records: readonly number[]): Float64Array {
    return weigh(this.inRecords, this.shares, records);
  }

  /** Like {@link worthsOf} for all pages, wherever the words are on them. */
  pageWorths(): Float64Array {
    return weigh(this.inPages, this.shares, Array.from(this.index.data.pages.keys()));
  }

  /** Like {@link worthsOf} for the section of each record, wherever the words are in it. */
  sectionWorthsOf(records: readonly number[]): Float64Array {
    const {sections} = this.index;
    return weigh(
      this.inSections,
      this.shares,
      records.map((record) => sections[record] ?? 0),
    );
  }

  /**
   * Returns for the section of each record how much it's about the query, from 0 to 1. As with
   * BM25, each further mention of a word adds less, and in a long section a mention counts less.
   * Only typed words count: otherwise, a section with many synonyms of one word would outrank one
   * that has all words.
   */
  densitiesOf(records: readonly number[]): Float64Array {
    const {columns, levels, sectionHalves, sections} = this.index;
    const densities = columns.takeSums();
    const mentions = columns.takeSums();
    this.typedMatches().forEach(({found, worths}, word) => {
      for (const record of found) {
        const section = sections[record] ?? 0;
        mentions[section] =
          (mentions[section] ?? 0) +
          (worths[record] ?? 0) * (MENTION_WEIGHT[levels[record] ?? 0] ?? 0);
      }
      for (const record of found) {
        const section = sections[record] ?? 0;
        const count = mentions[section] ?? 0;
        const part = count / (count + (sectionHalves[section] ?? 1));
        densities[section] =
          (densities[section] ?? 0) + (this.shares[word] ?? 0) * part;
        // Each section counts once, and the next word starts with zeros.
        mentions[section] = 0;
      }
    });
    return Float64Array.from(
      records,
      (record) => densities[sections[record] ?? 0] ?? 0,
    );
  }

  /** Returns how many of the query's significant words are in a heading's or phrase's own text. */
  wordsIn(record: number): number {
    const found = this.inTexts[record] ?? 0;
    let count = 0;
    for (let word = 0; word < this.decisive.length; word++) {
      count += this.decisive[word] && (found & (1 << word)) !== 0 ? 1 : 0;
    }
    return count;
  }

  private cover({factor, from, match, to}: Way): void {
    const {counts, own, pages, worth} = match;
    const {runs, sections} = this.index;
    const words = bits(from, to);
    for (let page = 0; page < pages.length; page++) {
      const best = pages[page] ?? 0;
      if (best === 0) {
        continue;
      }
      const count = counts[page] ?? 0;
      const about = (best * factor * count) / (count + HALF_OF_PAGE);
      for (let word = from; word < to; word++) {
        raiseTo(this.inPages[word], page, about);
      }
      for (const run of runs[page] ?? []) {
        const matched = {factor, run, sections, worth};
        for (let word = from; word < to; word++) {
          raise(this.inRecords[word], this.inSections[word], matched);
        }
        this.markTexts(run, own, words);
      }
    }
  }

  /** Returns for each typed word the score of its best match in the own text of each record. */
  private typedMatches(): Typed[] {
    const words = this.shares.map((): Typed => ({
      found: [],
      worths: this.index.columns.takeWorths(),
    }));
    for (const {factor, from, match, to, typed} of this.ways) {
      for (const {found, worths} of words.slice(from, to)) {
        for (const record of typed) {
          const before = worths[record] ?? 0;
          if (before === 0) {
            found.push(record);
          }
          worths[record] = Math.max(before, (match.own[record] ?? 0) * factor);
        }
      }
    }
    return words;
  }

  /** A title that matches at all covers a share of what its page is about. */
  private raiseTitles(share: number): void {
    this.index.titles.forEach((title, page) => {
      if (this.inRecords.some((column) => (column[title] ?? 0) > 0)) {
        this.inRecords.forEach((column, word) => {
          const about = share * (this.inPages[word]?.[page] ?? 0);
          column[title] = Math.max(column[title] ?? 0, about);
        });
      }
    });
  }

  private markTexts({end, first}: Run, own: Float32Array, words: number): void {
    if (this.index.levels[first] === CONTENT_LEVEL) {
      return;
    }
    for (let record = first; record < end; record++) {
      if ((own[record] ?? 0) > 0) {
        this.inTexts[record] = (this.inTexts[record] ?? 0) | words;
      }
    }
  }

  /** Rare words have a higher weight; words of questions a low one, unless there are no others. */
  private wordShares({words}: QueryPlan): number[] {
    const weights = words.map((_, position) =>
      this.decisive[position]
        ? rarity(this.frequency(position), this.index)
        : STOP_WORD_WEIGHT,
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  }

  /** Number of records with the word itself, otherwise with its replacements. */
  private frequency(position: number): number {
    const way = this.ways.find(
      ({from, to}) => from === position && to === position + 1,
    );
    return way?.match.frequency ?? 0;
  }
}

/** Leaves out alternatives without matches. */
function waysOf(
  index: SearchIndex,
  plan: QueryPlan,
  matches: ReadonlyMap<string, TermMatches>,
): Way[] {
  return plan.alternatives.flatMap(({factor, from, literal, terms, to}) => {
    const found = terms.flatMap((term) => {
      const match = matches.get(termKey(term));
      return match && match.frequency > 0 ? [match] : [];
    });
    const [first, ...others] = found;
    return first && found.length === terms.length
      ? [
          {
            factor,
            from,
            match: others.reduce<Matched>(
              (left, right) => bothOf(index, left, right),
              first,
            ),
            to,
            typed: literal ? first.found : [],
          },
        ]
      : [];
  });
}
