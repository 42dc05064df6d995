import {describe, expect, test} from 'vitest';

import {searchFor} from '../support/protocol';

const urls = (parameters: Record<string, unknown>) =>
  searchFor(parameters).hits.map((hit) => hit.url?.replace('https://example.com', ''));

describe('filters', () => {
  test('DocSearch asks for a language and for one of several tags', () => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:other'],
    ];
    expect(urls({facetFilters, query: 'state'})).toEqual(['/blog/state']);
  });

  test('a minus asks for any other value', () => {
    expect(urls({facetFilters: ['language:-en'], query: 'state'})).toEqual([
      '/fr/etat',
    ]);
    expect(
      urls({facetFilters: [['section:-API', 'section:API']], query: ''}),
    ).toHaveLength(7);
  });

  test('a value is compared without regard to case, and may be quoted', () => {
    expect(urls({facetFilters: ['section:"blog"'], query: 'state'})).toEqual([
      '/blog/state',
    ]);
  });

  test('a record can be asked for by kind, type and module', () => {
    expect(urls({facetFilters: ['kind:class'], query: 'state'})).toEqual([
      '/docs/api/lexical#editorstate',
    ]);
    expect(urls({facetFilters: ['module:lexical', 'type:lvl3'], query: 'get'})).toEqual(
      ['/docs/api/lexical#-getstate'],
    );
  });

  test.each(['unknown:value', 'constructor:value', '__proto__:value'])(
    '%s matches nothing',
    (filter) => {
      expect(urls({facetFilters: [filter], query: 'state'})).toEqual([]);
    },
  );

  test('values are counted over all hits, not over the page', () => {
    const {facets} = searchFor({
      facets: ['language', 'section', 'unknown'],
      hitsPerPage: 1,
      query: 'state',
    });
    expect(facets).toEqual({
      language: {en: 5, fr: 1},
      section: {API: 2, Blog: 1, Guides: 2},
    });
  });

  test('a star counts all facets, at most as many values as were asked for', () => {
    const {exhaustiveFacetsCount, facets} = searchFor({
      facets: ['*'],
      maxValuesPerFacet: 1,
      query: 'state',
    });
    expect(exhaustiveFacetsCount).toBe(true);
    expect(Object.keys(facets ?? {})).toEqual([
      'docusaurus_tag',
      'hierarchy.lvl0',
      'kind',
      'language',
      'module',
      'section',
      'type',
      'version',
    ]);
    expect(facets?.['section']).toEqual({API: 2});
  });

  test('an optional filter prefers and excludes nothing', () => {
    const plain = urls({query: 'state of the editor'});
    const preferred = urls({
      optionalFilters: ['section:Guides'],
      query: 'editor state',
    });
    expect(new Set(preferred)).toEqual(new Set(urls({query: 'editor state'})));
    expect(plain[0]).toBe('/blog/state');
  });
});
