import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {parse, stringify} from 'yaml';

import {
  type AskedQuestion,
  type FirstSearch,
  lockOf,
  LOCKS,
  readBatches,
  readLocks,
} from './batches';

/** A question as its grader hands it in. */
interface GradedQuestion {
  readonly question: string;
  readonly source: string;
  readonly subject: string;
  readonly grade: AskedQuestion['firstContact'];
  readonly reason?: string;
  readonly answer?: string;
  readonly query?: string;
  readonly pageRank?: number;
  readonly sectionRank?: number;
}

/**
 * Adds a graded list as the next batch, and keeps its grades as those at first contact.
 *
 * @returns the batch's name
 */
export function addBatch(file: string, folder: string): string {
  const graded = parse(readFileSync(file, 'utf8')) as GradedQuestion[];
  const questions = graded.map(toAsked);
  const name = String(readBatches(folder).length + 1);
  const locks = {...readLocks(folder), [name]: lockOf({name, questions})};
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, `${name}.yml`),
    stringify(questions, {lineWidth: 100}),
  );
  writeFileSync(path.join(folder, LOCKS), `${JSON.stringify(locks, null, 2)}\n`);
  return name;
}

function toAsked(graded: GradedQuestion): AskedQuestion {
  const {question, source, subject, grade, reason, answer} = graded;
  const searched = searchOf(graded);
  return {
    question,
    source,
    subject,
    firstContact: grade,
    now: grade,
    ...(answer && {answer}),
    ...(reason !== undefined && {lacked: reason}),
    ...(searched && {searched}),
  };
}

function searchOf({
  query,
  pageRank = 0,
  sectionRank = 0,
}: GradedQuestion): FirstSearch | undefined {
  return query === undefined ? undefined : {query, pageRank, sectionRank};
}
