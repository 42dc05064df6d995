import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';

/** A question in a reader's words, and the section that answers it. */
export interface Answer {
  question: string;
  /** Path with the section's anchor. */
  answer: string;
  /** File and line. */
  where: string;
}

/**
 * Reads the questions of all files of a folder.
 *
 * @throws Error in four parts for a file that is no list, and for an entry that is no question with its
 * answer
 */
export function readAnswers(folder: string): Answer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yml'))
    .sort()
    .flatMap((name) =>
      parseAnswers(readFileSync(path.join(folder, name), 'utf8'), name),
    );
}

/** Reads the text of one file; `file` is named in errors. */
export function parseAnswers(source: string, file: string): Answer[] {
  const lines = new LineCounter();
  const {contents} = parseDocument(source, {lineCounter: lines});
  if (!isSeq(contents)) {
    throw invalid('The file is no list', file);
  }
  return contents.items.map((item) => {
    const where = `${file}:${String(lines.linePos(isMap(item) ? (item.range?.[0] ?? 0) : 0).line)}`;
    const {answer, question} = (isMap(item) ? item.toJSON() : {}) as Partial<Answer>;
    if (typeof question !== 'string' || typeof answer !== 'string') {
      throw invalid('An entry is no question with its answer', where);
    }
    return {answer, question, where};
  });
}

function invalid(what: string, where: string): Error {
  return new Error(
    `${what}, in docs/answers/${where}. ` +
      'Expected "- question: How do I …?" with "answer: /docs/page#section". Correct the entry.',
  );
}
