import type {Manner} from '../query/manner';

/*
 * All numbers of the ranking. A score is a sum: what of the query a record covers is at most 1, and
 * everything else says in these units how much it is worth beside that. What a comment cannot derive,
 * the size of a number, was chosen on the tuned half of the judged queries and on the strangers'
 * queries that may be tuned on. Many of them matter: `npx vitest run
 * packages/search/tests/relevance/ranking-table.test.ts` says which queries a change moves.
 */

/** From so many words on a query is a sentence: fewer are a name or a subject. */
export const SENTENCE_LENGTH = 4;

/** A question of fewer words, "what is getRoot", asks for the name in it. */
export const QUESTION_LENGTH = 3;

/** Word lengths from which one and two typos are forgiven, Algolia's defaults. */
export const ONE_TYPO_LENGTH = 4;
export const TWO_TYPOS_LENGTH = 8;

/** Words from this length on have inflections: `key` and `keys`, but not `a` and `as`. */
export const INFLECTED_LENGTH = 3;

/** An unfinished word stands for a synonym's phrase from so many letters on. */
export const UNFINISHED_SYNONYM_LENGTH = 4;

/** Shorter beginnings are those of too many names. */
export const SHORTEST_BEGINNING = 3;

/** More readings of a query with typos than these are guesses. */
export const MOST_CORRECTIONS = 20;

/** So many words of a query, and no more, may be a name that was typed with spaces. */
export const LONGEST_SPACED_NAME = 4;

/** Worth of a match by the level of the record that holds it: title, headings, text, phrases. */
export const LEVEL_WEIGHT: readonly number[] = [
  0, 1, 0.95, 0.88, 0.82, 0.78, 0.75, 0.55, 0.97,
];

/** Worth of a match in a heading for the records below it: they are about it, and do not say it. */
export const INHERITED_WEIGHT = 0.62;

/** Worth of a match by its occurrence: a word, a part of a name, a part of the address. */
export const OCCURRENCE_WEIGHT: readonly number[] = [1, 0.9, 0.8];

/** Quality of an inflection, `listener` for `listeners`: nearly the same word. */
export const INFLECTION_QUALITY = 0.97;

/** Quality of a word of which next to nothing was typed; it grows to 1 with each letter. */
export const PREFIX_QUALITY = 0.75;

/** Quality of a word by the number of its typos. */
export const TYPO_QUALITY: readonly number[] = [1, 0.7, 0.5];

/** Worth of a synonym: below the same place with the word itself. */
export const SYNONYM_FACTOR = 0.72;

/** Worth of words that were typed apart and stand joined: the same letters, with a gap. */
export const JOIN_FACTOR = 0.98;

/** Worth of a word that decides nothing, against 1 for one that does. */
export const STOP_WORD_WEIGHT = 0.05;

/** Weight of a word that is everywhere, before it gains by its rarity. */
export const COMMON_WORD_WEIGHT = 0.35;

/** What a word gains by being ten times as rare. */
export const RARITY_STEP = 0.5;

/**
 * Records with less than this part of the words, by weight, that the best one has are no hits. With
 * half, a title that holds one of two words gave way to any sentence that holds both.
 */
export const LEAST_SHARE = 0.35;

/**
 * Share of a word that a title gains when its page speaks of it everywhere: a page answers a subject,
 * even if its title says only a part of it. A sentence asks for one thing, which a section answers.
 */
export const PAGE_IN_TITLE: Readonly<Record<Manner, number>> = {
  code: 0,
  error: 0.3,
  name: 0.5,
  sentence: 0.2,
  subject: 0.85,
};

/** Records with a word after which a page speaks of it half as much as a page can. */
export const HALF_OF_PAGE = 2;

/** What is added to the coverage. */
export const BONUS = {
  /** The whole text is the query. */
  exactName: 1,
  /** It is so in the same spelling: `editorState` is a symbol, `editor state` a subject. */
  sameSpelling: 0.25,
  /** The whole text is the query in another inflection, or without words that decide nothing. */
  exactStem: 0.6,
  /** The name begins with the query; less by what is missing. */
  beginning: 0.4,
  /** The words are, written as one, a part of a name, "matching parent"; by the square of its share. */
  partOfName: 0.5,
  /** A call in pasted code. */
  calledName: 1,
  /** The number of an error. */
  errorNumber: 3,
  /** The page speaks of all of the query's words. */
  page: 0.15,
  /** For each step of page rank. */
  pageRank: 0.06,
  /** A symbol of which the pages speak as much as of any; it decides among equals. */
  fame: 0.14,
  /** A symbol of a package of which the pages speak as much as of any. */
  packageFame: 0.06,
} as const;

/**
 * What is added when a section, its heading and the phrases that ask for it hold all of the query's
 * words: a sentence asks for a section, a name or a subject for a page.
 */
export const SECTION_BONUS: Readonly<Record<Manner, number>> = {
  code: 0,
  error: 0,
  name: 0,
  sentence: 0.6,
  subject: 0.2,
};

/**
 * What is added when a section speaks of all of the query's words as much as one can: the words of a
 * sentence stand together where it is answered, and elsewhere one by one.
 */
export const DENSITY_BONUS: Readonly<Record<Manner, number>> = {
  code: 0,
  error: 1.6,
  name: 0,
  sentence: 1.6,
  subject: 0,
};

/** What a mention adds to a section by the level of the record, beside {@link LEVEL_WEIGHT}. */
export const MENTION_WEIGHT: readonly number[] = [0, 3, 3, 3, 3, 3, 3, 3.6, 2];

/** What is added to prose, as against a reference, by what the query reads like. */
export const PROSE_BONUS: Readonly<Record<Manner, number>> = {
  code: 0,
  error: 0.26,
  name: 0,
  sentence: 0.26,
  subject: 0.25,
};

/** What is added to a heading all of which was asked for; less by the share that was not. */
export const EXACTNESS_BONUS: Readonly<Record<Manner, number>> = {
  code: 0.16,
  error: 0.08,
  name: 0.16,
  sentence: 0.08,
  subject: 0.08,
};

/**
 * What is added to entries of mistakes and errors, whose many words match everything: they answer
 * errors, may answer what tells of trouble, and step back from subjects.
 */
export const MISTAKE_BONUS = {error: 0.1, other: -0.15, trouble: 0} as const;

/** Share of the exact bonus when a typo was corrected, or a synonym put in: both are guesses. */
export const EXACT_CORRECTED = 0.8;

/**
 * Share of the exact bonus by level of a heading that is no symbol: "Custom nodes" below
 * Serialization is about serializing them.
 */
export const EXACT_LEVEL: readonly number[] = [0, 1, 0.2, 0.2, 0.15, 0.15, 0.15, 0];

/** Share of the exact bonus of a symbol of its own, and of a member of one. */
export const EXACT_SYMBOL = 1.1;
export const EXACT_MEMBER = 0.55;

/** The same for a member named by one plain word, such as `html`: readers mean the subject. */
export const EXACT_PLAIN_MEMBER = 0.05;

/** The same for members, types and interfaces that are asked for in plain words. */
export const EXACT_UNSPOKEN = 0.2;

/** Share of the exact bonus of a name that a module passes on from another. */
export const EXACT_REEXPORT = 0.75;

/** Share of the bonus of each further call in pasted code, the rarest being the first. */
export const NEXT_CALL = 0.92;

/** Share of that bonus for a function that is no member, though it is called on something. */
export const NO_MEMBER = 0.7;

/** The same for a member of something whose name does not hold what it is called on. */
export const OTHER_OWNER = 0.85;

/** Share of the bonus for a beginning with its first letter; the rest comes with the other letters. */
export const FIRST_LETTERS = 0.5;

/** Share of that bonus when what was typed is a word by itself. */
export const FINISHED_WORD = 0.4;

/** Share of the exact bonus of a symbol that only a synonym of plain words names. */
export const EXACT_SYNONYM_SYMBOL = 0.25;

/** Share of the exact bonus of pages with a rank below 0, which stand beside the guides. */
export const EXACT_ASIDE = 0.2;

/**
 * Worth of a preference that an `optionalFilters` parameter states: it decides among near equals, and
 * never against a better match.
 */
export const PREFERENCE = 0.03;
