import {JOIN_FACTOR, LONGEST_SPACED_NAME} from '../rank/weights';
import {joinAtoms, splitWords, type Word} from '../text/words';
import {type CodeName, codeNames} from './code-names';
import type {Manner} from './manner';
import {
  errorNumberIn,
  isQuestion,
  readsLikeTrouble,
  recognizeManner,
} from './recognize';
import type {Alternative, QueryTerm} from './query-term';
import {isStopWord} from './stop-words';
import type {SynonymTable} from './synonym-table';

/** A word of the query. */
export interface QueryWord {
  term: string;
  stop: boolean;
  /** Offset after the word in the query. */
  end: number;
}

/** A query, ready to be looked up. */
export interface QueryPlan {
  words: QueryWord[];
  alternatives: Alternative[];
  /** The query as it was typed. */
  text: string;
  /** All words joined, the key of an exact name. */
  key: string;
  /** Whether all significant words are parts of one name: "what is getRoot". */
  namesOneThing: boolean;
  /** The kind of text. */
  manner: Manner;
  /** Whether it asks a question. */
  question: boolean;
  /** Whether it mentions that something went wrong. */
  trouble: boolean;
  /** The number of an error in it. */
  errorNumber: string | null;
  /** In pasted code, its significant names. */
  codeNames: readonly CodeName[];
  /** Whether the last word may be unfinished. */
  unfinished: boolean;
}

/** Which words of the query can be unfinished, as in Algolia's `queryType`. */
export type PrefixMode = 'prefixLast' | 'prefixAll' | 'prefixNone';

const MAX_WORDS = 16;

/** What a query can refer to besides its words. */
export interface PlanSettings {
  prefixMode?: PrefixMode;
  /** Returns whether a name in code is a symbol; absent if no symbols are known. */
  isSymbol?: (name: string) => boolean;
  /** Returns whether a word occurs anywhere; absent if no words are known. */
  isWord?: (term: string) => boolean;
}

/** Classifies a query, splits it into words and finds the other ways of writing them. */
export function planQuery(
  query: string,
  synonyms: SynonymTable,
  {isSymbol = () => false, isWord, prefixMode = 'prefixLast'}: PlanSettings = {},
): QueryPlan {
  const compounds = splitWords(query);
  const manner = recognizeManner(query, compounds.length);
  const names = manner === 'code' ? knownNames(query, isSymbol) : [];
  const plan =
    names.length > 0
      ? planWords(
          splitWords(names.map(({name}) => name).join(' ')),
          synonyms,
          'prefixNone',
          isWord,
        )
      : planWords(compounds, synonyms, prefixMode, isWord);
  return {
    ...plan,
    codeNames: names,
    errorNumber: errorNumberIn(query),
    manner,
    question: isQuestion(query),
    text: query,
    trouble: manner === 'error' || readsLikeTrouble(query),
  };
}

/** Returns the symbols in lines of code: the significant ones, or otherwise all. */
function knownNames(code: string, isSymbol: (name: string) => boolean): CodeName[] {
  const known = codeNames(code).filter(({name}) => isSymbol(name));
  const leading = known.filter((name) => name.leading);
  return leading.length > 0 ? leading : known;
}

type WordPlan = Pick<
  QueryPlan,
  'alternatives' | 'key' | 'namesOneThing' | 'unfinished' | 'words'
>;

function planWords(
  compounds: readonly Word[],
  synonyms: SynonymTable,
  prefixMode: PrefixMode,
  isWord?: (term: string) => boolean,
): WordPlan {
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
  const unfinished = mayBePrefix(words.length);
  return {
    alternatives: [
      ...single,
      ...joined,
      ...synonyms.alternatives(terms, unfinished, isWord),
    ],
    key: terms.join(''),
    namesOneThing: compounds.filter(decides).length === 1,
    unfinished,
    words,
  };
}

function decides({atoms}: Word): boolean {
  return atoms.some((atom) => !isStopWord(atom.term));
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

/** Spans that may be joined in the index: names as typed, neighboring words, the whole query. */
function joinedSpans(
  compounds: readonly Word[],
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
  if (words.length <= LONGEST_SPACED_NAME) {
    add(0, words.length);
  }
  return [...spans.values()];
}
