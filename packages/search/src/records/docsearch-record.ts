import {CONTENT_LEVEL} from '../engine/index/index-data';
import {anchorAt, type SearchIndex, textAt} from '../engine/index/search-index';
import type {DocSearchRecord, RecordType} from './page-records';

/** Returns a record in DocSearch's shape. */
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
  const kind = index.data.headings.kinds[heading] ?? null;
  const isSymbolPage =
    (index.data.headings.kinds[titleOf(index, heading)] ?? null) !== null;
  return {
    anchor,
    content: isContent ? textAt(index, record) : null,
    docusaurus_tag: page?.tag ?? 'default',
    group: withAnchor(withoutAnchor, anchorAt(index, index.groups[record] ?? -1)),
    hierarchy,
    kind,
    language: page?.language ?? '',
    // A page of one symbol stands in the section of its module; else the page is the module's.
    module: kind === null ? null : isSymbolPage ? hierarchy.lvl0 : hierarchy.lvl1,
    objectID: `${String(position)}-${url}`,
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
