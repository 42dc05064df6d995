import QuickLRU from 'quick-lru';
import {stemmer} from 'stemmer';

import {Dictionary} from '../query/dictionary';
import {createExpand, type Expand} from '../query/expansion';
import {SynonymTable} from '../query/query-plan';
import {isStopWord} from '../query/stop-words';
import {nameKey, splitWords, type Word} from '../text/words';
import {ColumnPool} from './column-pool';
import type {IndexData, Segment} from './index-data';
import {lastSegment} from './build-index';
import {type RecordColumns, recordColumns} from './record-columns';

/** An index ready to be searched. Records are numbered through its segments. */
export interface SearchIndex extends RecordColumns {
  data: IndexData;
  segments: readonly Segment[];
  /** Of the terms of each segment. */
  dictionaries: readonly Dictionary[];
  recordCount: number;
  headingCount: number;
  synonyms: SynonymTable;
  /** Headings by {@link nameKey} of their text, and titles by that of their address too. */
  byName: ReadonlyMap<string, readonly number[]>;
  /** Headings by the stems of their words. */
  byStem: ReadonlyMap<string, readonly number[]>;
  /** Pages that describe symbols; all others are prose. */
  referencePages: ReadonlySet<number>;
  /** Number of atoms in each heading that are no stop words; of all atoms if it has no others. */
  headingLengths: Uint16Array;
  /** Lends columns for the time of one search. */
  columns: ColumnPool;
  /** Finds the terms that answer for a typed one. */
  expand: Expand;
  /** Splits a text, and remembers the last ones: good hits answer many queries. */
  wordsOf: (text: string) => readonly Word[];
}

/** A package is known by its name without the scope too. */
const PACKAGE_SCOPE = /^@[^/]+\//u;

/** A text takes some 5 KB when it is split. */
const REMEMBERED_TEXTS = 1000;

/** Makes the lookups of an index. */
export function openIndex(data: IndexData): SearchIndex {
  const {content, headings} = data;
  const byName = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  const headingLengths = new Uint16Array(headings.texts.length);
  headings.texts.forEach((text, record) => {
    const atoms = splitWords(text).flatMap((word) => word.atoms);
    headingLengths[record] =
      atoms.filter((atom) => !isStopWord(atom.term)).length || atoms.length;
    for (const name of namesIn(data, record)) {
      append(byName, nameKey(name), record);
    }
    append(byStem, stemKey(atoms.map((atom) => atom.term)), record);
  });
  const segments = [headings, ...(content ? [content] : [])];
  const recordCount = headings.texts.length + (content?.texts.length ?? 0);
  const dictionaries = segments.map(({terms}) => new Dictionary(terms));
  return {
    ...recordColumns(data, segments),
    byName,
    byStem,
    columns: new ColumnPool(recordCount),
    data,
    dictionaries,
    expand: createExpand(dictionaries),
    headingCount: headings.texts.length,
    headingLengths,
    referencePages: new Set(
      headings.pages.filter((_, heading) => headings.kinds[heading] !== null),
    ),
    recordCount,
    segments,
    synonyms: new SynonymTable(data.synonyms),
    wordsOf: rememberWords(),
  };
}

function rememberWords(): SearchIndex['wordsOf'] {
  const known = new QuickLRU<string, readonly Word[]>({maxSize: REMEMBERED_TEXTS});
  return (text) => {
    let words = known.get(text);
    if (!words) {
      words = splitWords(text);
      known.set(text, words);
    }
    return words;
  };
}

/** Makes what the first query of an index would else wait for. */
export function prepareIndex({dictionaries}: SearchIndex): void {
  for (const dictionary of dictionaries) {
    dictionary.prepare();
  }
}

/** Returns what a heading is called: its text, and for a title the names that its address gives. */
export function namesOf(index: SearchIndex, heading: number): string[] {
  return namesIn(index.data, heading);
}

function namesIn({headings, pages}: IndexData, heading: number): string[] {
  const text = headings.texts[heading] ?? '';
  if (headings.parents[heading] !== -1) {
    return [text];
  }
  const page = pages[headings.pages[heading] ?? -1];
  return [text, lastSegment(page?.path ?? ''), text.replace(PACKAGE_SCOPE, '')];
}

/** Returns the key under which words are the same in all their inflections. */
export function stemKey(terms: readonly string[]): string {
  return terms.map((term) => stemmer(term)).join('');
}

/** Returns the own text of a record: of a heading, or the text below one. */
export function textAt(
  {data: {content, headings}}: SearchIndex,
  record: number,
): string {
  return headings.texts[record] ?? content?.texts[record - headings.texts.length] ?? '';
}

/** Returns the anchor of a record; null at the top of a page. */
export function anchorAt(
  {data: {content, headings}}: SearchIndex,
  record: number,
): string | null {
  const heading = record - headings.texts.length;
  return (heading < 0 ? headings.anchors[record] : content?.anchors[heading]) ?? null;
}

function append(map: Map<string, number[]>, key: string, record: number): void {
  const list = map.get(key);
  if (!list) {
    map.set(key, [record]);
  } else if (list.at(-1) !== record) {
    list.push(record);
  }
}
