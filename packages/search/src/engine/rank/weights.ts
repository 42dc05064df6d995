import type {Manner} from '../query/manner';

/*
 * All numbers of the ranking. A score is a sum: the covered part of the query is at most 1, and
 * everything else is a bonus relative to that. The comments give reasons, but can't derive the
 * values: these were tuned with the tuned half of the judged queries and with the strangers'
 * queries that may be tuned on. Many of them matter: `npx vitest run
 * packages/search/tests/relevance/ranking-table.test.ts` shows which queries a change moves.
 */

/** A query with at least this many words is a sentence; a shorter one is a name or a subject. */
export const SENTENCE_LENGTH = 4;

/** A question with fewer words, "what is getRoot", asks for the name in it. */
export const QUESTION_LENGTH = 3;

/** Word lengths from which one and two typos are tolerated, Algolia's defaults. */
export const ONE_TYPO_LENGTH = 4;
export const TWO_TYPOS_LENGTH = 8;

/** Words with at least this length have inflections: `key` and `keys`, but not `a` and `as`. */
export const INFLECTED_LENGTH = 3;

/** An unfinished word matches a synonym's phrase from this many letters. */
export const UNFINISHED_SYNONYM_LENGTH = 4;

/** Shorter prefixes match too many names. */
export const SHORTEST_BEGINNING = 3;

/** More interpretations of a query with typos would be guesses. */
export const MOST_CORRECTIONS = 20;

/** Up to this many words of a query can be a name that was typed with spaces. */
export const LONGEST_SPACED_NAME = 4;

/** Score of a match by the level of the record that contains it: title, headings, text, phrases. */
export const LEVEL_WEIGHT: readonly number[] = [
  0, 1, 0.95, 0.88, 0.82, 0.78, 0.75, 0.55, 0.97,
];

/** Score of a match in a heading for the records below it: they are about it, without saying it. */
export const INHERITED_WEIGHT = 0.62;

/** Score of a match by its occurrence: a word, a part of a name, a part of the URL. */
export const OCCURRENCE_WEIGHT: readonly number[] = [1, 0.9, 0.8];

/** Quality of an inflection, `listener` for `listeners`: nearly the same word. */
export const INFLECTION_QUALITY = 0.97;

/** Quality of a word of which almost nothing was typed; it grows to 1 with each letter. */
export const PREFIX_QUALITY = 0.75;

/** Quality of a word by the number of its typos. */
export const TYPO_QUALITY: readonly number[] = [1, 0.7, 0.5];

/** Score of a synonym: below a match of the word itself in the same place. */
export const SYNONYM_FACTOR = 0.72;

/**
 * Score of words that were typed separately and are joined in the text: the same letters, with a
 * space.
 */
export const JOIN_FACTOR = 0.98;

/** Weight of an insignificant word, relative to 1 for a significant one. */
export const STOP_WORD_WEIGHT = 0.05;

/** Weight of a word that is everywhere, before rarity adds to it. */
export const COMMON_WORD_WEIGHT = 0.35;

/** What a word's weight gains if it's ten times as rare. */
export const RARITY_STEP = 0.5;

/**
 * Records are only hits if they cover at least this share of what the best record covers, by
 * weight. With half, a title with one of two words lost to any sentence with both.
 */
export const LEAST_SHARE = 0.35;

/**
 * Share of a word that a title gains if its page mentions it everywhere: a page answers a subject
 * even if its title only contains a part of it. A sentence asks for one thing, which a section
 * answers.
 */
export const PAGE_IN_TITLE: Readonly<Record<Manner, number>> = {
  code: 0,
  error: 0.3,
  name: 0.5,
  sentence: 0.2,
  subject: 0.85,
};

/** Number of records with a word after which a page counts as half as much about it as possible. */
export const HALF_OF_PAGE = 2;

/** Bonuses in addition to the coverage. */
export const BONUS = {
  /** The whole text is the query. */
  exactName: 1,
  /** The spelling is also the same: `editorState` is a symbol, `editor state` a subject. */
  sameSpelling: 0.25,
  /** The whole text is the query in another inflection, or without insignificant words. */
  exactStem: 0.6,
  /** The name starts with the query; reduced by what is missing. */
  beginning: 0.4,
  /** The joined words are a part of a name, "matching parent"; by the square of its share. */
  partOfName: 0.5,
  /** A call in pasted code. */
  calledName: 1,
  /** The number of an error. */
  errorNumber: 3,
  /** The page is about all of the query's words. */
  page: 0.15,
  /** For each step of page rank. */
  pageRank: 0.06,
  /** A symbol that is mentioned as often as any; it decides among equals. */
  fame: 0.14,
  /** A symbol of a package that is mentioned as often as any. */
  packageFame: 0.06,
} as const;

/**
 * Bonus if a section, its heading and its phrases contain all of the query's words: a sentence asks
 * for a section, a name or a subject for a page.
 */
export const SECTION_BONUS: Readonly<Record<Manner, number>> = {
  code: 0,
  error: 0,
  name: 0,
  sentence: 0.6,
  subject: 0.2,
};

/**
 * Bonus if a section mentions all of the query's words as often as possible: a section that answers
 * a sentence has all of its words, while other sections have single ones.
 */
export const DENSITY_BONUS: Readonly<Record<Manner, number>> = {
  code: 0,
  error: 1.6,
  name: 0,
  sentence: 1.6,
  subject: 0,
};

/** What a mention adds to a section by the level of the record, in addition to {@link LEVEL_WEIGHT}. */
export const MENTION_WEIGHT: readonly number[] = [0, 3, 3, 3, 3, 3, 3, 3.6, 3];

/** Bonus for prose over the reference, by the kind of the query. */
export const PROSE_BONUS: Readonly<Record<Manner, number>> = {
  code: 0,
  error: 0.26,
  name: 0,
  sentence: 0.26,
  subject: 0.25,
};

/** Bonus for a heading that was typed completely; reduced by the share that wasn't. */
export const EXACTNESS_BONUS: Readonly<Record<Manner, number>> = {
  code: 0.16,
  error: 0.08,
  name: 0.16,
  sentence: 0.2,
  subject: 0.08,
};

/**
 * Bonus for entries about mistakes and errors, which have many words and so match everything: they
 * answer errors, may answer questions about trouble, and rank lower for subjects.
 */
export const MISTAKE_BONUS = {error: 0.1, other: -0.15, trouble: 0} as const;

/** Share of the exact bonus if a typo was corrected, or a synonym inserted: both are guesses. */
export const EXACT_CORRECTED = 0.8;

/**
 * Share of the exact bonus by level of a heading that isn't a symbol: "Custom nodes" below
 * Serialization is about serializing them.
 */
export const EXACT_LEVEL: readonly number[] = [0, 1, 0.2, 0.2, 0.15, 0.15, 0.15, 0];

/** Share of the exact bonus for an exported symbol, and for a member of one. */
export const EXACT_SYMBOL = 1.1;
export const EXACT_MEMBER = 0.55;

/** The same for a member named with one plain word, such as `html`: readers mean the subject. */
export const EXACT_PLAIN_MEMBER = 0.05;

/** The same for members, types and interfaces if the query is in plain words. */
export const EXACT_UNSPOKEN = 0.2;

/** Share of the exact bonus for a name that a module re-exports. */
export const EXACT_REEXPORT = 0.75;

/** Share of the bonus for each further call in pasted code, rarest first. */
export const NEXT_CALL = 0.92;

/** Share of this bonus for a function that isn't a member, although it's called on something. */
export const NO_MEMBER = 0.7;

/** The same for a member of something whose name doesn't contain the receiver's. */
export const OTHER_OWNER = 0.85;

/** Share of the bonus for a prefix with its first letter; the rest is added with the other letters. */
export const FIRST_LETTERS = 0.5;

/** Share of this bonus if what was typed is a complete word. */
export const FINISHED_WORD = 0.4;

/** Share of the exact bonus for a symbol that only a synonym of plain words names. */
export const EXACT_SYNONYM_SYMBOL = 0.25;

/** Share of the exact bonus for pages with a rank below 0, which supplement the guides. */
export const EXACT_ASIDE = 0.2;

/**
 * Score of a preference in an `optionalFilters` parameter: it decides among near equals, and never
 * against a better match.
 */
export const PREFERENCE = 0.03;
