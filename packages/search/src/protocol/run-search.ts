import type {SearchIndex} from '../engine/index/search-index';
import {nearestWords} from '../engine/query/nearest-words';
import {PREFERENCE} from '../engine/rank/weights';
import {type EngineResult, search} from '../engine/search';
import {compileFilters, countFacets, type FacetCounts} from './facets';
import {type Hit, toHit, withAnswer} from './hits';
import {LEVELS, type SearchParameters} from './parameters';

/** The result of one search, in Algolia's format. */
export interface SearchResponse {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: FacetCounts;
  exhaustiveFacetsCount?: boolean;
  exhaustiveNbHits: boolean;
  exhaustiveTypo: boolean;
  exhaustive: {nbHits: boolean; typo: boolean; facetsCount?: boolean};
  query: string;
  /** The parameters of the request, URL-encoded. */
  params: string;
  index: string;
  queryID?: string;
  /** If nothing was found, what the query may have meant. */
  renderingContent: {nearestWords?: string[]};
  processingTimeMS: number;
}

/** What a result depends on besides the request and the index. */
export interface Surroundings {
  /** Milliseconds, since any fixed time. */
  now: () => number;
  /** Returns 32 hexadecimal digits that are unique to the query. */
  createQueryId: () => string;
  /**
   * Called for each search: a backend with a part of the index decides whether to wait for the
   * rest.
   */
  onSearch?: (result: EngineResult) => void;
}

/** Pages after this number of hits are empty, Algolia's default `paginationLimitedTo`. */
const PAGINATION_LIMIT = 1000;

/** Searches an index and returns the requested page of hits. */
export function runSearch(
  index: SearchIndex,
  indexName: string,
  parameters: SearchParameters,
  surroundings: Surroundings,
): SearchResponse {
  const started = surroundings.now();
  const {facets, hitsPerPage, page, query} = parameters;
  const result = search(index, engineQuery(index, parameters));
  surroundings.onSearch?.(result);
  const {records} = result;
  const isWhole = index.data.content !== null;
  const from = page * hitsPerPage;
  const until = Math.min(from + hitsPerPage, PAGINATION_LIMIT);
  const counts =
    facets.length > 0
      ? countFacets(index, records, facets, parameters.maxValuesPerFacet)
      : undefined;
  return {
    exhaustive: {nbHits: isWhole, typo: true, ...(counts && {facetsCount: true})},
    exhaustiveNbHits: isWhole,
    exhaustiveTypo: true,
    hits: hitsBetween(index, result, parameters, from, until),
    hitsPerPage,
    index: indexName,
    nbHits: records.length,
    nbPages: pageCount(records.length, hitsPerPage),
    page,
    params: encodeParameters(parameters),
    processingTimeMS: Math.max(1, Math.round(surroundings.now() - started)),
    query,
    renderingContent:
      records.length === 0 ? {nearestWords: nearestWords(index, result.plan)} : {},
    ...(counts && {exhaustiveFacetsCount: true, facets: counts}),
    ...(parameters.clickAnalytics && {queryID: surroundings.createQueryId()}),
  };
}

function hitsBetween(
  index: SearchIndex,
  result: EngineResult,
  parameters: SearchParameters,
  from: number,
  until: number,
): Hit[] {
  return result.records.slice(from, until).map((record, place) => {
    const hit = toHit(index, record, result, parameters);
    return from + place === 0
      ? withAnswer(hit, index, record, result, parameters)
      : hit;
  });
}

function engineQuery(
  index: SearchIndex,
  parameters: SearchParameters,
): Parameters<typeof search>[1] {
  const {distinct, facetFilters, optionalFilters, query, queryType} = parameters;
  const preferred = compilePreference(index, optionalFilters);
  return {
    accepts: compileFilters(index, facetFilters),
    distinct,
    prefixMode: queryType,
    query,
    ...(preferred && {preference: preferred}),
    ...(parameters.restrictSearchableAttributes.length > 0 && {
      levels: levelsOf(parameters.restrictSearchableAttributes),
    }),
  };
}

function compilePreference(
  index: SearchIndex,
  filters: SearchParameters['optionalFilters'],
): ((record: number) => number) | null {
  if (filters.length === 0) {
    return null;
  }
  const conditions = filters.map((filter) => compileFilters(index, [filter]));
  return (record) => conditions.filter((holds) => holds(record)).length * PREFERENCE;
}

function levelsOf(attributes: readonly string[]): Set<number> {
  return new Set(attributes.flatMap((attribute) => LEVELS.get(attribute) ?? []));
}

function pageCount(hits: number, hitsPerPage: number): number {
  return hitsPerPage === 0
    ? 0
    : Math.ceil(Math.min(hits, PAGINATION_LIMIT) / hitsPerPage);
}

function encodeParameters(parameters: SearchParameters): string {
  const entries = Object.entries(parameters)
    .filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    )
    .map(([name, value]): [string, string] => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]);
  return new URLSearchParams(entries).toString();
}
