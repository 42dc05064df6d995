import {prepareIndex} from '../../engine/index/search-index';
import {significantWords, wordsMissingInSection} from '../../engine/answers-fully';
import {search} from '../../engine/search';
import {DEFAULT_PARAMETERS} from '../../protocol/parameters';
import {docSearchRecord} from '../../records/docsearch-record';
import {loadIndex} from './load-index';

/** A place on the site that answers a query. */
export interface PlaceHit {
  /** Path with base URL. */
  readonly path: string;
  /** Fragment without `#`; null for the top of the page. */
  readonly anchor: string | null;
  /** Section of the site, title of the page, and headings down to the place. */
  readonly trail: readonly string[];
  /** What a symbol is; null for prose. */
  readonly kind: string | null;
  /** Significant words of the query that neither the place's section nor the headings above it contain. */
  readonly missing: readonly string[];
  /** Number of significant words in the query. */
  readonly sought: number;
}

/** Answers queries like the site's own search. */
export interface HitFinder {
  /** Origin of the published site. */
  readonly origin: string;
  /** Path of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /**
   * @param perPage - largest number of hits of one page; by default what the site shows
   * @returns places, best first
   */
  find(query: string, limit: number, perPage?: number): readonly PlaceHit[];
}

/**
 * Opens the index of a built site for programs that need places rather than the protocol.
 *
 * @param directory - the `search-index` folder
 * @throws FourPartError if the folder doesn't contain a readable index
 */
export async function openHits(directory: string): Promise<HitFinder> {
  const {index, manifest} = await loadIndex(directory);
  prepareIndex(index);
  const {origin} = index.data;
  return {
    origin,
    baseUrl: manifest.baseUrl,
    find: (query, limit, perPage = DEFAULT_PARAMETERS.distinct) => {
      const result = search(index, {query, distinct: perPage});
      const sought = significantWords(result.plan).length;
      return result.records.slice(0, limit).map((record) => {
        const {anchor, hierarchy, kind, url_without_anchor} = docSearchRecord(
          index,
          record,
        );
        const path = url_without_anchor.slice(origin.length);
        const trail = Object.values(hierarchy).filter((name) => name !== null);
        return {
          path,
          anchor,
          trail,
          kind,
          missing: wordsMissingInSection(index, result, record),
          sought,
        };
      });
    },
  };
}
