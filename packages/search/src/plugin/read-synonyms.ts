import {readFile} from 'node:fs/promises';

import {FourPartError} from '@lexical-documentation/common';
import {LineCounter, parseDocument, isSeq, isMap, isScalar, type Node} from 'yaml';

import type {SynonymRule} from '../engine/index/index-data';

/**
 * Reads a file of synonyms. Each entry of its list is either a list of words and phrases that are
 * synonyms, or `from` and `to`: a search for one of `from` also finds `to`.
 *
 * @throws Error in four parts, with file and line, for a malformed entry
 */
export async function readSynonyms(file: string): Promise<SynonymRule[]> {
  return parseSynonyms(await readFile(file, 'utf8'), file);
}

/** Parses the text of a file of synonyms; errors refer to `file`. */
export function parseSynonyms(source: string, file: string): SynonymRule[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const [problem] = document.errors;
  const lineOf = (node: Node | null | undefined) =>
    lines.linePos(node?.range?.[0] ?? 0).line;
  if (problem) {
    throw invalid(
      problem.message.split('\n')[0] ?? '',
      file,
      lines.linePos(problem.pos[0]).line,
    );
  }
  const {contents} = document;
  if (contents === null) {
    return [];
  }
  if (!isSeq<Node>(contents)) {
    throw invalid('The file is not a list.', file, lineOf(contents));
  }
  return contents.items.map((item) => readRule(item, file, lineOf(item)));
}

function readRule(item: Node, file: string, line: number): SynonymRule {
  if (isSeq(item)) {
    const to = readPhrases(item, file, line);
    if (to.length < 2) {
      throw invalid('A group of synonyms has fewer than two members.', file, line);
    }
    return {to};
  }
  if (isMap(item) && item.items.length === 2 && item.has('from') && item.has('to')) {
    const side = (name: string) => readPhrases(item.get(name, true), file, line);
    return {from: side('from'), to: side('to')};
  }
  throw invalid(
    'An entry is neither a list nor a pair of "from" and "to".',
    file,
    line,
  );
}

function readPhrases(node: unknown, file: string, line: number): string[] {
  const items: unknown[] = isSeq(node) ? node.items : [node];
  return items.map((item) => {
    const value = isScalar(item) ? item.value : null;
    if (
      (typeof value !== 'string' && typeof value !== 'number') ||
      String(value).trim() === ''
    ) {
      throw invalid('A synonym is not a word or phrase.', file, line);
    }
    return String(value);
  });
}

function invalid(what: string, file: string, line: number): Error {
  return new FourPartError({
    what,
    where: {file, line},
    expected:
      'entries such as "- [checkbox, check list]" or "- {from: [wysiwyg], to: [rich text]}"',
    fix: 'Correct the entry.',
  });
}
