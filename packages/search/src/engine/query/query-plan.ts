import type {SynonymRule} from '../index/index-data';
import {joinAtoms, splitWords, type Word} from '../text/words';
import {isStopWord} from './stop-words';

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
}

/** A word of the query. */
export interface QueryWord {
  term: string;
  stop: boolean;
  /** Offset behind the word in the query. */
  end: number;
}

/** A query, ready to be looked up. */
export interface QueryPlan {
  words: QueryWord[];
  alternatives: Alternative[];
  /** The query as it was typed. */
  text: string;
  /** All words written as one, the key of an exact name. */
  key: string;
  /** Whether all words that decide are parts of one name: "what is getRoot". */
  namesOneThing: boolean;
  /** What it reads like: a code name, a subject in plain words, or a question or sentence. */
  manner: Manner;
}

/** What a query reads like. */
export type Manner = 'name' | 'subject' | 'sentence';

/** Which words of the query may be unfinished, as Algolia's `queryType` names it. */
export type PrefixMode = 'prefixLast' | 'prefixAll' | 'prefixNone';

const MAX_WORDS = 16;
const SENTENCE_LENGTH = 4;
/** Signs and capitals that plain words do not have. */
const CODE = /[$@_(]|\p{Ll}\p{Lu}|\p{Lu}{2}/u;
const SYNONYM_FACTOR = 0.8;
const JOIN_FACTOR = 0.98;

/** Splits a query into words and finds the other ways in which the same thing may be written. */
export function planQuery(
  query: string,
  synonyms: SynonymTable,
  prefixMode: PrefixMode = 'prefixLast',
): QueryPlan {
  const compounds = splitWords(query);
  const atoms = compounds.flatMap((word) => word.atoms).slice(0, MAX_WORDS);
  const terms = atoms.map((atom) => atom.term);
  const words = atoms.map(({end, term}) => ({end, stop: isStopWord(term), term}));
  const mayBePrefix = (to: number) =>
    prefixMode === 'prefixAll' || (prefixMode === 'prefixLast' && to === words.length);
  const single = terms.map((term, from) =>
    literally(from, from + 1, {prefix: mayBePrefix(from + 1), term}),
  );
  const joined = joinedSpans(compounds, words).map(([from, to]) =>
    literally(from, to, {
      joined: true,
      prefix: mayBePrefix(to),
      term: joinAtoms(atoms, from, to),
    }),
  );
  return {
    alternatives: [...single, ...joined, ...synonyms.alternatives(terms)],
    key: terms.join(''),
    namesOneThing: compounds.filter(decides).length === 1,
    manner: mannerOf(query, compounds.length, terms),
    text: query,
    words,
  };
}

function decides({atoms}: Word): boolean {
  return atoms.some((atom) => !isStopWord(atom.term));
}

function mannerOf(query: string, length: number, terms: readonly string[]): Manner {
  if (length >= SENTENCE_LENGTH || isQuestion(terms)) {
    return 'sentence';
  }
  return CODE.test(query) ? 'name' : 'subject';
}

function isQuestion(terms: readonly string[]): boolean {
  return (
    terms.length > 2 &&
    /^(?:how|why|what|when|where|which|who|can|should)$/u.test(terms[0] ?? '')
  );
}

function literally(from: number, to: number, term: QueryTerm): Alternative {
  return {
    factor: term.joined ? JOIN_FACTOR : 1,
    from,
    literal: true,
    terms: [term],
    to,
  };
}

/** Spans that may stand joined in the index: names as typed, neighboring words, the whole query. */
function joinedSpans(
  compounds: ReturnType<typeof splitWords>,
  words: readonly QueryWord[],
): [number, number][] {
  const spans = new Map<string, [number, number]>();
  const add = (from: number, to: number) => {
    if (to - from > 1 && to <= words.length) {
      spans.set(`${String(from)} ${String(to)}`, [from, to]);
    }
  };
  let from = 0;
  for (const compound of compounds) {
    const to = from + compound.atoms.length;
    if (compound.joined.length > 0) {
      add(from, to);
    }
    from = to;
  }
  for (let index = 0; index + 1 < words.length; index++) {
    if (!words[index]?.stop && !words[index + 1]?.stop) {
      add(index, index + 2);
    }
  }
  if (words.length <= 4) {
    add(0, words.length);
  }
  return [...spans.values()];
}

/** Synonyms by their first word, ready to be found in a query. */
export class SynonymTable {
  private readonly byFirstWord = new Map<
    string,
    {phrase: string[]; others: string[][]}[]
  >();

  constructor(rules: readonly SynonymRule[]) {
    for (const {from, to} of rules) {
      const targets = to.map(toTerms);
      for (const phrase of (from ?? to).map(toTerms)) {
        const key = phrase.join(' ');
        const others = targets.filter(
          (target) => target.length > 0 && target.join(' ') !== key,
        );
        const first = phrase[0];
        if (first !== undefined) {
          const group = this.byFirstWord.get(first) ?? [];
          group.push({others, phrase});
          this.byFirstWord.set(first, group);
        }
      }
    }
  }

  /** Returns the synonyms of every phrase in the query. */
  alternatives(terms: readonly string[]): Alternative[] {
    return terms.flatMap((term, from) =>
      (this.byFirstWord.get(term) ?? [])
        .filter(({phrase}) =>
          phrase.every((word, offset) => terms[from + offset] === word),
        )
        .flatMap(({others, phrase}) =>
          others.map((other) => ({
            factor: SYNONYM_FACTOR,
            from,
            literal: false,
            terms: other.map((word) => ({prefix: false, term: word})),
            to: from + phrase.length,
          })),
        ),
    );
  }
}

function toTerms(phrase: string): string[] {
  return splitWords(phrase).flatMap(({atoms, joined: [whole]}) =>
    whole === undefined ? atoms.map((atom) => atom.term) : [whole],
  );
}
