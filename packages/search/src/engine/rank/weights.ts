import type {Manner} from '../query/query-plan';

/** Worth of a match by the level of the record that holds it: title, headings, text. */
export const LEVEL_WEIGHT: readonly number[] = [
  0, 1, 0.95, 0.88, 0.82, 0.78, 0.75, 0.55,
];

/** Worth of a match in a heading for the records below it. */
export const INHERITED_WEIGHT = 0.62;

/** Worth of a match by its occurrence: a word, a part of a name, a part of the address. */
export const OCCURRENCE_WEIGHT: readonly number[] = [1, 0.9, 0.8];

/** Worth of a word that decides nothing, against 1 for one that does. */
export const STOP_WORD_WEIGHT = 0.06;

/** Records with less than this part of the words, by weight, that the best one has are no hits. */
export const LEAST_SHARE = 0.5;

/** What is added to the coverage, which is at most 1. */
export const BONUS = {
  /** The whole text is the query. */
  exactName: 1,
  /** It is so in the same spelling: `editorState` is a symbol, `editor state` a subject. */
  sameSpelling: 0.25,
  /** The whole text is the query in another inflection, or without words that decide nothing. */
  exactStem: 0.6,
  /** The query's words stand side by side. */
  proximity: 0.1,
  /** The page holds all of the query's words, wherever. */
  page: 0.15,
  /** For each step of page rank. */
  pageRank: 0.02,
} as const;

/** What is added to prose, as against a reference, by what the query reads like. */
export const PROSE_BONUS: Readonly<Record<Manner, number>> = {
  name: 0,
  sentence: 0.26,
  subject: 0.25,
};

/** What is added to a heading all of which was asked for; less by the share that was not. */
export const EXACTNESS_BONUS: Readonly<Record<Manner, number>> = {
  name: 0.16,
  sentence: 0.08,
  subject: 0.08,
};

/** Share of the exact bonus when a typo was corrected, or a synonym put in. */
export const EXACT_CORRECTED = 0.8;

/** Share of the exact bonus by level of a heading that is no symbol. */
export const EXACT_LEVEL: readonly number[] = [0, 1, 0.6, 0.5, 0.4, 0.4, 0.4, 0];

/** Share of the exact bonus of a symbol of its own, and of a member of one. */
export const EXACT_SYMBOL = 1.1;
export const EXACT_MEMBER = 0.55;

/** The same for a member named by one plain word, such as `html`: readers mean the subject. */
export const EXACT_PLAIN_MEMBER = 0.05;

/** Share of the exact bonus of a name that a module passes on from another. */
export const EXACT_REEXPORT = 0.9;
