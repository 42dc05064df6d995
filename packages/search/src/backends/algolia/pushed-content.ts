import {createHash} from 'node:crypto';

import type {IndexSettings, SynonymHit} from 'algoliasearch';

import type {SynonymRule} from '../../engine/index/index-data';
import type {SearchIndex} from '../../engine/index/search-index';
import {ONE_TYPO_LENGTH, TWO_TYPOS_LENGTH} from '../../engine/rank/weights';
import {FACETS} from '../../protocol/facets';
import {HIGHLIGHTED_ATTRIBUTES, SEARCHABLE_ATTRIBUTES} from '../../protocol/hits';
import {DEFAULT_PARAMETERS} from '../../protocol/parameters';
import {docSearchRecord} from '../../records/docsearch-record';
import type {DocSearchRecord} from '../../records/page-records';

/** Everything that is uploaded to the hosted service. */
export interface PushedContent {
  records: DocSearchRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

const {distinct, highlightPostTag, highlightPreTag, hitsPerPage, snippetEllipsisText} =
  DEFAULT_PARAMETERS;

/** The settings of the hosted service that come closest to this package's own ranking. */
const SETTINGS: IndexSettings = {
  allowTyposOnNumericTokens: false,
  attributeForDistinct: 'group',
  attributesForFaceting: [...FACETS],
  attributesToHighlight: [...HIGHLIGHTED_ATTRIBUTES],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: [...SEARCHABLE_ATTRIBUTES],
  customRanking: [
    'desc(weight.pageRank)',
    'desc(weight.level)',
    'asc(weight.position)',
  ],
  distinct,
  highlightPostTag,
  highlightPreTag,
  hitsPerPage,
  ignorePlurals: ['en'],
  indexLanguages: ['en'],
  minProximity: 1,
  minWordSizefor1Typo: ONE_TYPO_LENGTH,
  minWordSizefor2Typos: TWO_TYPOS_LENGTH,
  queryLanguages: ['en'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  removeWordsIfNoResults: 'allOptional',
  // The position of a word in a heading means nothing; in a text, earlier is better.
  searchableAttributes: SEARCHABLE_ATTRIBUTES.map((name) =>
    name === 'content' ? name : `unordered(${name})`,
  ),
  snippetEllipsisText,
};

/** Returns the records, settings and synonyms of an index in the hosted service's form. */
export function pushedContent(index: SearchIndex): PushedContent {
  return {
    records: [...new Set(index.shownAs)].map((record) =>
      docSearchRecord(index, record),
    ),
    settings: SETTINGS,
    synonyms: index.data.synonyms.flatMap(hostedSynonyms),
  };
}

/** A rule with several words on its left side becomes a synonym for each of them. */
function hostedSynonyms({from, to}: SynonymRule): SynonymHit[] {
  if (!from) {
    return [identified({synonyms: to, type: 'synonym'})];
  }
  return from
    .map((input) => ({input, synonyms: to.filter((phrase) => phrase !== input)}))
    .filter(({synonyms}) => synonyms.length > 0)
    .map((synonym) => identified({...synonym, type: 'oneWaySynonym'}));
}

/** The id is derived from the content, so that an unchanged synonym keeps it. */
function identified(synonym: Omit<SynonymHit, 'objectID'>): SynonymHit {
  const hash = createHash('sha256').update(JSON.stringify(synonym)).digest('hex');
  return {objectID: hash.slice(0, 16), ...synonym};
}
