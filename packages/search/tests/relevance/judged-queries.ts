import {QUESTIONS_ON_FEATURES} from './judged-features';
import {NAMES, PACKAGES, PARTS, TYPOS} from './judged-names';
import type {JudgedQuery} from './judged-query';
import {PAGES} from './judged-pages';
import {
  QUESTIONS_ON_CONTENT,
  QUESTIONS_ON_LIFE,
  QUESTIONS_ON_NODES,
} from './judged-questions';
import {CONCEPTS, QUESTIONS, SYNONYMS} from './judged-subjects';

/** All judged queries by their group. */
export const JUDGED_QUERIES: Record<string, JudgedQuery[]> = Object.fromEntries(
  Object.entries({
    concepts: CONCEPTS,
    names: NAMES,
    packages: PACKAGES,
    parts: PARTS,
    pages: PAGES,
    questions: [
      ...QUESTIONS,
      ...QUESTIONS_ON_CONTENT,
      ...QUESTIONS_ON_NODES,
      ...QUESTIONS_ON_LIFE,
      ...QUESTIONS_ON_FEATURES,
    ],
    synonyms: SYNONYMS,
    typos: TYPOS,
  }).map(([group, rows]) => [
    group,
    rows.map(([query, ...answers]) => ({answers, query})),
  ]),
);
