import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';
import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';

import type {AskedPlace} from '../records/asked-entries';

/** An entry of a file of answers. */
export interface Answer extends AskedPlace {
  /** The question as a sentence; absent if only phrases lead to the answer. */
  question?: string;
}

/**
 * Reads the files in a folder, and its subfolders, that say where the site answers questions: a
 * list of entries with an `answer`, and a `question`, phrases that readers type (`asked`), or both.
 *
 * @throws FourPartError with file and line for a malformed entry
 */
export async function readAnswers(folder: string): Promise<Answer[]> {
  const names = await readdir(folder, {recursive: true});
  const files = names.filter((name) => name.endsWith('.yml')).sort();
  const sources = files.map((name) => readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(sources)).flatMap((source, at) =>
    parseAnswers(source, path.join(folder, files[at] ?? '')),
  );
}

/** Parses the text of one file; errors refer to `file`. */
export function parseAnswers(source: string, file: string): Answer[] {
  const lines = new LineCounter();
  const {contents} = parseDocument(source, {lineCounter: lines});
  if (contents === null) {
    return [];
  }
  if (!isSeq(contents)) {
    throw invalid('The file is not a list.', file, 1);
  }
  return contents.items.map((item) => {
    const line = isMap(item) ? lines.linePos(item.range?.[0] ?? 0).line : 1;
    const {
      answer,
      asked = [],
      question,
    } = (isMap(item) ? item.toJSON() : {}) as Partial<Record<string, unknown>>;
    const phrases = question === undefined ? asked : [question, ...listOf(asked)];
    if (typeof answer !== 'string' || !isPhrases(phrases)) {
      throw invalid(
        'An entry has no answer, or neither a question nor phrases.',
        file,
        line,
      );
    }
    return {
      answer,
      phrases,
      where: `${file}:${String(line)}`,
      ...(typeof question === 'string' && {question}),
    };
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isPhrases(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((phrase) => typeof phrase === 'string' && phrase.trim() !== '')
  );
}

function invalid(what: string, file: string, line: number): Error {
  return new FourPartError({
    what,
    where: {file, line},
    expected:
      '"answer: /docs/page#section" with "question: How do I …?", with a list "asked" of phrases, or with both',
    fix: 'Correct the entry.',
  });
}
