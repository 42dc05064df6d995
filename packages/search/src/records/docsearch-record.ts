import {ASKED_LEVEL, CONTENT_LEVEL} from '../engine/index/index-data';
import {anchorAt, type SearchIndex, textAt} from '../engine/index/search-index';
import type {DocSearchRecord, RecordType} from './page-records';

/** Returns a record in DocSearch's format. */
export function docSearchRecord(index: SearchIndex, record: number): DocSearchRecord {
  const page = index.data.pages[index.pages[record] ?? 0];
  const level = index.levels[record] ?? CONTENT_LEVEL;
  const position = index.positions[record] ?? 0;
  const anchor = anchorAt(index, record);
  const withoutAnchor = `${index.data.origin}${page?.path ?? ''}`;
  const url = withAnchor(withoutAnchor, anchor);
  const isContent = level === CONTENT_LEVEL;
  const heading = isContent ? (index.parents[record] ?? -1) : record;
  const hierarchy = hierarchyOf(index, heading, page?.lvl0 ?? '');
  const symbolKind = index.data.headings.kinds[heading] ?? null;
  const error = errorAt(index, record, anchor);
  const isSymbolPage =
    (index.data.headings.kinds[titleOf(index, heading)] ?? null) !== null;
  return {
    anchor,
    asked: isContent ? null : askedAt(index, record),
    content: isContent ? textAt(index, record) : null,
    docusaurus_tag: page?.tag ?? 'default',
    error: error?.sentence ?? null,
    group: withAnchor(withoutAnchor, anchorAt(index, index.groups[record] ?? -1)),
    hierarchy,
    kind: error ? `error ${error.number}` : symbolKind,
    language: page?.language ?? '',
    // A page about one symbol is in the section of its module; otherwise the page is the module's.
    module: symbolKind === null ? null : isSymbolPage ? hierarchy.lvl0 : hierarchy.lvl1,
    note: isContent ? null : (index.data.headings.notes[heading] ?? null),
    objectID: `${String(position)}-${url}`,
    page_kind: page?.pageKind ?? null,
    section: page?.section ?? null,
    type: isContent ? 'content' : (`lvl${String(level)}` as RecordType),
    url,
    url_without_anchor: withoutAnchor,
    version: page?.version ?? [],
    weight: {
      level: isContent ? 0 : 100 - level * 10,
      pageRank: page?.pageRank ?? 0,
      position,
    },
  };
}

/** Returns the phrases for a heading, in the order in which they are written. */
function askedAt(index: SearchIndex, heading: number): string[] | null {
  const asked: string[] = [];
  for (const {end, first} of index.runs[index.pages[heading] ?? -1] ?? []) {
    for (let record = Math.max(first, index.headingCount); record < end; record++) {
      if (index.levels[record] === ASKED_LEVEL && index.shownAs[record] === heading) {
        asked.push(textAt(index, record));
      }
    }
  }
  return asked.length > 0 ? asked : null;
}

/**
 * Returns the error that a record on a page of errors is about: by its anchor, which it shares with
 * the row in the page's list. The message is null as long as only the headings are loaded.
 */
function errorAt(
  index: SearchIndex,
  record: number,
  anchor: string | null,
): {number: string; sentence: string | null} | null {
  const page = index.pages[record] ?? 0;
  const prefix = index.data.pages[page]?.errorAnchor;
  if (prefix === undefined || !anchor?.startsWith(prefix)) {
    return null;
  }
  const number = anchor.slice(prefix.length);
  for (const {end, first} of index.runs[page] ?? []) {
    for (let other = Math.max(first, index.headingCount); other < end; other++) {
      const text = textAt(index, other);
      if (anchorAt(index, other) === anchor && text.startsWith(`${number} `)) {
        return {number, sentence: text.slice(number.length + 1)};
      }
    }
  }
  return {number, sentence: null};
}

function titleOf(index: SearchIndex, heading: number): number {
  const parent = index.parents[heading] ?? -1;
  return parent < 0 ? heading : titleOf(index, parent);
}

function withAnchor(address: string, anchor: string | null): string {
  return anchor === null ? address : `${address}#${anchor}`;
}

function hierarchyOf(
  index: SearchIndex,
  heading: number,
  lvl0: string,
): DocSearchRecord['hierarchy'] {
  const hierarchy: DocSearchRecord['hierarchy'] = {
    lvl0,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const {levels, parents, texts} = index.data.headings;
  for (let above = heading; above >= 0; above = parents[above] ?? -1) {
    hierarchy[`lvl${String(levels[above])}` as 'lvl1'] = texts[above] ?? null;
  }
  return hierarchy;
}
