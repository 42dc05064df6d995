import QuickLRU from 'quick-lru';

import {Dictionary} from '../query/dictionary';
import {createExpand, type Expand} from '../query/expansion';
import {SynonymTable} from '../query/synonym-table';
import {splitWords, type Word} from '../text/words';
import {ColumnPool} from './column-pool';
import type {IndexData, Segment} from './index-data';
import {type NameTables, nameTables} from './name-tables';
import {type RecordColumns, recordColumns} from './record-columns';
import {type RecordTraits, recordTraits} from './record-traits';

/** An index that can be searched. Records are numbered across its segments. */
export interface SearchIndex extends RecordColumns, RecordTraits {
  data: IndexData;
  segments: readonly Segment[];
  /** For the terms of each segment. */
  dictionaries: readonly Dictionary[];
  recordCount: number;
  headingCount: number;
  synonyms: SynonymTable;
  names: NameTables;
  /** Pages that describe symbols; all others are prose. */
  referencePages: ReadonlySet<number>;
  /** Lends columns during a search. */
  columns: ColumnPool;
  /** Finds the terms that match a typed one. */
  expand: Expand;
  /** Splits a text, and caches recent results, because good hits match many queries. */
  wordsOf: (text: string) => readonly Word[];
}

/** A split text takes about 5 KB. */
const REMEMBERED_TEXTS = 1000;

/** Creates the lookups of an index. */
export function openIndex(data: IndexData): SearchIndex {
  const {content, headings} = data;
  const segments = [headings, ...(content ? [content] : [])];
  const recordCount = headings.texts.length + (content?.texts.length ?? 0);
  const dictionaries = segments.map(({terms}) => new Dictionary(terms));
  return {
    ...recordColumns(data, segments),
    ...recordTraits(data, segments, dictionaries),
    columns: new ColumnPool(recordCount),
    data,
    dictionaries,
    expand: createExpand(dictionaries),
    headingCount: headings.texts.length,
    names: nameTables(data),
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

/** Computes what the first query would otherwise have to wait for. */
export function prepareIndex({dictionaries}: SearchIndex): void {
  for (const dictionary of dictionaries) {
    dictionary.prepare();
  }
}

/** Returns the text of a record itself: of a heading, or the text below one. */
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
