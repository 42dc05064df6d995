import type {SearchIndex} from '../engine/index/search-index';
import type {IndexedPage} from '../engine/index/index-data';
import {docSearchRecord} from '../records/docsearch-record';
import type {DocSearchRecord} from '../records/page-records';
import type {FilterList} from './parameter-types';

/** Attributes that are the same for all records of a page. */
const PAGE_FACETS: ReadonlyMap<string, (page: IndexedPage) => readonly string[]> =
  new Map([
    ['docusaurus_tag', (page: IndexedPage) => [page.tag]],
    ['hierarchy.lvl0', (page: IndexedPage) => [page.lvl0]],
    ['language', (page: IndexedPage) => [page.language]],
    ['section', (page: IndexedPage) => present(page.section)],
    ['version', (page: IndexedPage) => page.version],
  ]);

/** Attributes of each record. */
const RECORD_FACETS: ReadonlyMap<
  string,
  (record: DocSearchRecord) => readonly string[]
> = new Map([
  ['kind', (record: DocSearchRecord) => present(record.kind)],
  ['module', (record: DocSearchRecord) => present(record.module)],
  ['type', (record: DocSearchRecord) => [record.type]],
]);

/** Attributes that can be used for filtering and counting. */
export const FACETS: readonly string[] = [
  ...PAGE_FACETS.keys(),
  ...RECORD_FACETS.keys(),
].sort();

type Condition = (record: number) => boolean;

/**
 * Returns a predicate for records: all conditions of the list must be met, and of an inner list at
 * least one. `-value` means any other value. An attribute that isn't a facet never matches.
 */
export function compileFilters(index: SearchIndex, filters: FilterList): Condition {
  const groups = filters.map((group) =>
    (typeof group === 'string' ? [group] : group).map((text) =>
      compileCondition(index, text),
    ),
  );
  return (record) =>
    groups.every((group) => group.some((condition) => condition(record)));
}

function compileCondition(index: SearchIndex, text: string): Condition {
  const colon = text.indexOf(':');
  const attribute = text.slice(0, colon).trim();
  const wanted = text
    .slice(colon + 1)
    .trim()
    .replace(/^(["'])(.*)\1$/u, '$2');
  const negated = wanted.startsWith('-');
  const value = wanted.replace(/^\\?-/u, '').toLowerCase();
  // A backslash before the minus makes it a part of the value.
  const literal = wanted.startsWith('\\-') ? `-${value}` : value;
  const has = (values: readonly string[]) =>
    values.some((item) => item.toLowerCase() === literal);
  const ofPage = PAGE_FACETS.get(attribute);
  if (ofPage) {
    const pages = index.data.pages.map((page) => has(ofPage(page)) !== negated);
    return (record) => pages[index.pages[record] ?? 0] ?? false;
  }
  const ofRecord = RECORD_FACETS.get(attribute);
  return ofRecord
    ? (record) => has(ofRecord(docSearchRecord(index, record))) !== negated
    : () => negated;
}

/** Number of records for each value of each attribute. */
export type FacetCounts = Record<string, Record<string, number>>;

/** Counts the values of the given attributes, most frequent first; `*` means all facets. */
export function countFacets(
  index: SearchIndex,
  records: readonly number[],
  attributes: readonly string[],
  maxValues: number,
): FacetCounts {
  const names = attributes.includes('*')
    ? FACETS
    : FACETS.filter((name) => attributes.includes(name));
  const counts: FacetCounts = {};
  for (const name of names) {
    const values = new Map<string, number>();
    for (const record of records) {
      for (const value of facetValues(index, record, name)) {
        values.set(value, (values.get(value) ?? 0) + 1);
      }
    }
    if (values.size > 0) {
      const sorted = [...values].sort(
        ([left, leftCount], [right, rightCount]) =>
          rightCount - leftCount || (left < right ? -1 : 1),
      );
      counts[name] = Object.fromEntries(sorted.slice(0, maxValues));
    }
  }
  return counts;
}

function facetValues(
  index: SearchIndex,
  record: number,
  name: string,
): readonly string[] {
  const page = index.data.pages[index.pages[record] ?? 0];
  const ofPage = PAGE_FACETS.get(name);
  return ofPage && page
    ? ofPage(page)
    : (RECORD_FACETS.get(name)?.(docSearchRecord(index, record)) ?? []);
}

function present(value: string | null): string[] {
  return value === null ? [] : [value];
}
