import {buildIndex} from '../../src/engine/index/build-index';
import type {SynonymRule} from '../../src/engine/index/index-data';
import {openIndex, type SearchIndex, textAt} from '../../src/engine/index/search-index';
import {type EngineQuery, search} from '../../src/engine/search';
import {type SamplePage, samplePage} from './sample-pages';

/** Builds an index of a few pages. */
export function indexOf(
  pages: SamplePage[],
  synonyms: SynonymRule[] = [],
): SearchIndex {
  return openIndex(buildIndex(pages.map(samplePage), synonyms, 'https://example.com'));
}

/** Returns the texts of the records that answer a query, best first. */
export function find(
  index: SearchIndex,
  query: string,
  options: Omit<EngineQuery, 'query'> = {},
): string[] {
  return search(index, {query, ...options}).records.map((record) =>
    textAt(index, record),
  );
}

/** Returns the paths of the pages with the hits, best first. */
export function pagesOf(
  index: SearchIndex,
  query: string,
  options: Omit<EngineQuery, 'query'> = {},
): (string | undefined)[] {
  return search(index, {query, ...options}).records.map(
    (record) => index.data.pages[index.pages[record] ?? -1]?.path,
  );
}
