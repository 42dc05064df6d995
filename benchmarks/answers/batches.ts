import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {digestOf} from '@lexical-documentation/common/build';

/** How far the site answers a question: with what the asker's own case needs, in part, or not. */
export type Grade = 'full' | 'part' | 'none';

/** A question from a public thread, with how well the site answered it and answers it. */
export interface AskedQuestion {
  readonly question: string;
  /** The address of the thread. */
  readonly source: string;
  readonly subject: string;
  /** The grade before anybody of this project had seen the question; it never changes. */
  readonly firstContact: Grade;
  /** The grade today. */
  readonly now: Grade;
  /** The section that answers; absent as long as none does. */
  readonly answer?: string;
  /** What the answer lacked at first contact. */
  readonly lacked?: string;
  /** What the grader typed first, and where the answer then stood in the site's own search. */
  readonly searched?: FirstSearch;
}

/** The first search for an answer. Ranks count from 1; 0 is not among the first ten. */
export interface FirstSearch {
  readonly query: string;
  readonly pageRank: number;
  readonly sectionRank: number;
}

/** Questions that were graded together. */
export interface Batch {
  /** The file's name without extension. */
  readonly name: string;
  readonly questions: readonly AskedQuestion[];
}

/** Digests of the grades at first contact, by batch. */
export type Locks = Readonly<Record<string, string>>;

export const BATCHES = path.join(import.meta.dirname, 'graded-batches');
export const LOCKS = 'first-contact.json';

const GRADES: ReadonlySet<unknown> = new Set<Grade>(['full', 'part', 'none']);

/** Reads all batches of a folder, in their order. */
export function readBatches(folder: string): Batch[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.yml'))
    .map((name) => path.parse(name).name)
    .sort((one, other) => Number(one) - Number(other))
    .map((name) => ({
      name,
      questions: parseBatch(
        readFileSync(path.join(folder, `${name}.yml`), 'utf8'),
        name,
      ),
    }));
}

/**
 * Reads the text of one batch.
 *
 * @throws Error in four parts for an entry without grades, or answered without an answer
 */
export function parseBatch(text: string, name: string): AskedQuestion[] {
  const entries = parse(text) as unknown;
  if (!Array.isArray(entries)) throw invalid('The file is not a list', name);
  return entries.map((entry: Partial<AskedQuestion>, index) => {
    const where = `${name}, entry ${index + 1}`;
    const {question, source, subject, firstContact, now, answer} = entry;
    if (!question || !source || !subject)
      throw invalid('A question lacks a field', where);
    if (!GRADES.has(firstContact) || !GRADES.has(now))
      throw invalid('A question is not graded', where);
    if (now !== 'none' && !answer)
      throw invalid('A question is answered, but nobody says where', where);
    return entry as AskedQuestion;
  });
}

/** Returns what must stay the same in a batch, as one short text. */
export function lockOf({questions}: Batch): string {
  return digestOf(
    ...questions.flatMap(({question, source, firstContact, searched}) => [
      question,
      source,
      firstContact,
      ...(searched ? Object.values(searched).map(String) : []),
    ]),
  );
}

/** Reads the digests that were kept when each batch was graded. */
export function readLocks(folder: string): Locks {
  const file = path.join(folder, LOCKS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Locks) : {};
}

/** Returns the batches whose questions or grades at first contact are not those that were kept. */
export function changedBatches(batches: readonly Batch[], locks: Locks): string[] {
  const names = new Set([...batches.map(({name}) => name), ...Object.keys(locks)]);
  const now = new Map(batches.map((batch) => [batch.name, lockOf(batch)]));
  return [...names].filter((name) => now.get(name) !== locks[name]);
}

function invalid(what: string, where: string): Error {
  return new Error(
    `${what}, in benchmarks/answers/graded-batches/${where}. ` +
      'Expected question, source, subject, firstContact and now (full, part or none) and answer. Complete the entry.',
  );
}
