import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';

import {
  ASKED_LEVEL,
  CONTENT_LEVEL,
  type IndexData,
  type Segment,
  type SynonymRule,
} from '../../src/engine/index/index-data';
import {parseSynonyms} from '../../src/plugin/read-synonyms';
import type {PageEntry, PageRecords} from '../../src/records/page-records';

/** The pages of a built site from which the ranking table was created. */
export interface StoredPages {
  origin: string;
  mistakeHeadings: string[];
  pages: PageRecords[];
}

const FILE = path.join(import.meta.dirname, 'pages.json.br');
const SYNONYMS = path.join(import.meta.dirname, '../../../../site/search-synonyms.yml');

/** Reads the stored pages. */
export function readStoredPages(): StoredPages {
  return JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString()) as StoredPages;
}

/** Reads the synonyms of the site, which affect the ranking. */
export function readSiteSynonyms(): SynonymRule[] {
  return parseSynonyms(readFileSync(SYNONYMS, 'utf8'), SYNONYMS);
}

/** Stores the pages from which an index was built. */
export function storePages(data: IndexData): void {
  const {mistakeHeadings, origin} = data;
  const stored: StoredPages = {mistakeHeadings, origin, pages: pagesOf(data)};
  writeFileSync(
    FILE,
    brotliCompressSync(JSON.stringify(stored), {
      params: {[constants.BROTLI_PARAM_SIZE_HINT]: 3_000_000},
    }),
  );
}

function pagesOf({content, headings, pages}: IndexData): PageRecords[] {
  const segments = content ? [headings, content] : [headings];
  const records = segments.flatMap((segment) =>
    segment.texts.map((_, row) => ({number: segment.first + row, row, segment})),
  );
  return pages.map((page, number) => {
    const own = records
      .filter(({row, segment}) => segment.pages[row] === number)
      .sort((left, right) => positionOf(left) - positionOf(right));
    const places = new Map(own.map((record, place) => [record.number, place]));
    const entries = own.map(({row, segment}) =>
      entryOf(segment, row, places.get(segment.parents[row] ?? -1) ?? -1),
    );
    return {...page, entries};
  });
}

function positionOf({row, segment}: {row: number; segment: Segment}): number {
  return segment.positions[row] ?? 0;
}

function entryOf(segment: Segment, row: number, parent: number): PageEntry {
  const kind = segment.kinds[row] ?? undefined;
  const note = segment.notes[row] ?? undefined;
  return {
    anchor: segment.anchors[row] ?? null,
    parent,
    position: segment.positions[row] ?? 0,
    text: segment.texts[row] ?? '',
    type: typeOf(segment.levels[row] ?? CONTENT_LEVEL),
    ...(kind !== undefined && {kind}),
    ...(note !== undefined && {note}),
  };
}

function typeOf(level: number): PageEntry['type'] {
  return level === ASKED_LEVEL
    ? 'asked'
    : level === CONTENT_LEVEL
      ? 'content'
      : (`lvl${String(level)}` as PageEntry['type']);
}
