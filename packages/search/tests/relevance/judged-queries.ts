import {NAMES, PACKAGES, PARTS, TYPOS} from './judged-names';
import type {JudgedQuery} from './judged-query';
import {CONCEPTS, QUESTIONS, SYNONYMS} from './judged-subjects';

/** All judged queries by their group. */
export const JUDGED_QUERIES: Record<string, JudgedQuery[]> = Object.fromEntries(
  Object.entries({
    concepts: CONCEPTS,
    names: NAMES,
    packages: PACKAGES,
    parts: PARTS,
    questions: QUESTIONS,
    synonyms: SYNONYMS,
    typos: TYPOS,
  }).map(([group, rows]) => [
    group,
    rows.map(([query, ...answers]) => ({answers, query})),
  ]),
);
