import {ASKED_LEVEL, CONTENT_LEVEL} from '../engine/index/index-data';
import {
  attributeList,
  boolean,
  choice,
  filterList,
  type FilterList,
  integer,
  text,
} from './parameter-types';
import {ProtocolError} from './protocol-error';

/** The validated parameters of a search. */
export interface SearchParameters {
  query: string;
  page: number;
  hitsPerPage: number;
  facetFilters: FilterList;
  optionalFilters: FilterList;
  facets: string[];
  maxValuesPerFacet: number;
  attributesToRetrieve: string[];
  attributesToHighlight: string[];
  /** Attributes with the number of words to show: `content:10`. */
  attributesToSnippet: string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  restrictSearchableAttributes: string[];
  /** Largest number of hits per page; 0 for any number. */
  distinct: number;
  clickAnalytics: boolean;
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
}

/** The settings of the index, which a request can override. */
export const DEFAULT_PARAMETERS: SearchParameters = {
  attributesToHighlight: ['*'],
  attributesToRetrieve: ['*'],
  attributesToSnippet: [],
  clickAnalytics: false,
  distinct: 4,
  facetFilters: [],
  facets: [],
  highlightPostTag: '</em>',
  highlightPreTag: '<em>',
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  optionalFilters: [],
  page: 0,
  query: '',
  queryType: 'prefixLast',
  restrictSearchableAttributes: [],
  snippetEllipsisText: '…',
};

const MAX_HITS_PER_PAGE = 1000;
const MAX_PAGE = 1_000_000;

/** Attributes to which a search can be restricted, with the levels of the records that have them. */
export const LEVELS: ReadonlyMap<string, readonly number[]> = new Map([
  ...[0, 1, 2, 3, 4, 5, 6].map((level): [string, number[]] => [
    `hierarchy.lvl${String(level)}`,
    [level],
  ]),
  ['hierarchy', [1, 2, 3, 4, 5, 6]],
  ['content', [CONTENT_LEVEL]],
  ['asked', [ASKED_LEVEL]],
]);

type Readers = {
  [Name in keyof SearchParameters]: (
    name: Name,
    value: unknown,
  ) => SearchParameters[Name];
};

const READERS: Readers = {
  attributesToHighlight: attributeList,
  attributesToRetrieve: attributeList,
  attributesToSnippet: attributeList,
  clickAnalytics: boolean,
  distinct: (name, value) =>
    value === true || value === 'true'
      ? 1
      : value === false || value === 'false'
        ? 0
        : integer(name, value, 0, MAX_HITS_PER_PAGE),
  facetFilters: filterList,
  facets: attributeList,
  highlightPostTag: text,
  highlightPreTag: text,
  hitsPerPage: (name, value) => integer(name, value, 0, MAX_HITS_PER_PAGE),
  maxValuesPerFacet: (name, value) => integer(name, value, 0, MAX_HITS_PER_PAGE),
  optionalFilters: filterList,
  page: (name, value) => integer(name, value, 0, MAX_PAGE),
  query: text,
  queryType: (name, value) =>
    choice(name, value, ['prefixLast', 'prefixAll', 'prefixNone']),
  restrictSearchableAttributes: searchableAttributes,
  snippetEllipsisText: text,
};

function searchableAttributes(name: string, value: unknown): string[] {
  const attributes = attributeList(name, value);
  const unknown = attributes.find((attribute) => !LEVELS.has(attribute));
  if (unknown !== undefined) {
    throw new ProtocolError(
      400,
      `${name}: Attribute ${unknown} is not in searchableAttributes list`,
    );
  }
  return attributes;
}

/** Parameters of Algolia without effect here: statistics, personalization, fixed settings. */
const WITHOUT_EFFECT = new Set([
  'advancedSyntax',
  'advancedSyntaxFeatures',
  'allowTyposOnNumericTokens',
  'alternativesAsExact',
  'analytics',
  'analyticsTags',
  'decompoundQuery',
  'disableExactOnAttributes',
  'disableTypoToleranceOnAttributes',
  'enableABTest',
  'enablePersonalization',
  'enableReRanking',
  'enableRules',
  'exactOnSingleWordQuery',
  'facetingAfterDistinct',
  'getRankingInfo',
  'ignorePlurals',
  'minProximity',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'naturalLanguages',
  'optionalWords',
  'percentileComputation',
  'personalizationImpact',
  'queryLanguages',
  'removeStopWords',
  'removeWordsIfNoResults',
  'replaceSynonymsInHighlight',
  'responseFields',
  'restrictHighlightAndSnippetArrays',
  'ruleContexts',
  'sortFacetValuesBy',
  'sumOrFiltersScores',
  'synonyms',
  'typoTolerance',
  'userToken',
]);

/** Fields of a request in a batch that aren't parameters of the search. */
const ENVELOPE = new Set(['indexName', 'params', 'type']);

/**
 * Reads the parameters of one search, as fields, as a URL-encoded `params` string, or both.
 *
 * @throws ProtocolError 400 if a value is invalid for its parameter, or the parameter is unknown
 */
export function readParameters(
  fields: Readonly<Record<string, unknown>>,
): SearchParameters {
  const result = {...DEFAULT_PARAMETERS};
  const {params} = fields;
  if (params !== undefined && typeof params !== 'string') {
    throw new ProtocolError(
      400,
      'Invalid value for parameter "params", expected a string',
    );
  }
  for (const [name, value] of new URLSearchParams(params ?? '')) {
    assign(result, name, value);
  }
  for (const [name, value] of Object.entries(fields)) {
    if (!ENVELOPE.has(name)) {
      assign(result, name, value);
    }
  }
  return result;
}

function assign(parameters: SearchParameters, name: string, value: unknown): void {
  if (value === undefined || value === null || WITHOUT_EFFECT.has(name)) {
    return;
  }
  if (!Object.hasOwn(READERS, name)) {
    throw new ProtocolError(400, `Unknown parameter: ${name.slice(0, 100)}`);
  }
  read(parameters, name as keyof SearchParameters, value);
}

function read<Name extends keyof SearchParameters>(
  parameters: SearchParameters,
  name: Name,
  value: unknown,
): void {
  parameters[name] = READERS[name](name, value);
}
