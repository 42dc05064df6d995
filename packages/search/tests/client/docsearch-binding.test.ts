import {DocSearchModal, type DocSearchHit} from '@docsearch/react';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {describe, expect, test} from 'vitest';

import {toDisplayedHit} from '../../src/theme/SearchBar/SearchModal/docsearch-repairs/displayed-hit';
import {plainGroupTitles} from '../../src/theme/SearchBar/SearchModal/docsearch-repairs/group-titles';
import {keepErrorStatus} from '../../src/theme/SearchBar/SearchModal/docsearch-repairs/keep-error-status';
import {missingResultsUrl} from '../../src/theme/SearchBar/SearchModal/missing-results-url';

describe('the modal without credentials', () => {
  const props = {appId: 'id', apiKey: 'key', indexName: 'docs', initialScrollY: 0};

  test.each([
    ['appId', '`appId` is missing.'],
    ['apiKey', '`apiKey` is missing.'],
  ])('%s', (name, message) => {
    const element = createElement(DocSearchModal, {...props, [name]: ''});
    expect(() => renderToString(element)).toThrow(message);
  });
});

describe('a displayed hit', () => {
  const hit = {
    objectID: '1',
    url: 'https://example.org/docs/intro#p',
    type: 'lvl2',
    content: 'Use <p> & "q"',
    hierarchy: {
      lvl0: 'Guides & more',
      lvl1: "It's <b>",
      lvl2: '<img src=x>',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  } as DocSearchHit;

  test('has an address of this site', () => {
    const shown = toDisplayedHit(hit, (from) => new URL(from).pathname);
    expect(shown.url).toBe('/docs/intro');
  });

  test('has texts that are safe to insert as HTML, but for the group, which is inserted as text', () => {
    const shown = toDisplayedHit(hit, String);
    expect(shown.content).toBe('Use &lt;p&gt; &amp; &quot;q&quot;');
    expect(shown.hierarchy).toEqual({
      ...hit.hierarchy,
      lvl1: "It's &lt;b&gt;",
      lvl2: '&lt;img src=x&gt;',
    });
  });

  test('may have no content', () => {
    expect(toDisplayedHit({...hit, content: null}, String).content).toBeNull();
  });
});

test.each([
  [{lvl1: 'Page'}, 'lvl1'],
  [{lvl1: 'Page', lvl2: 'Section', lvl4: 'Part', lvl5: null}, 'lvl4'],
  [{}, 'content'],
])('a hit in running text stands for the heading above it: %o', (hierarchy, type) => {
  const hit = {objectID: '1', type: 'content', url: '/', content: 'Text', hierarchy};
  expect(toDisplayedHit(hit as DocSearchHit, String).type).toBe(type);
});

describe('group titles', () => {
  test('lose their escapes and keep the rest of the hit', () => {
    const hit = {
      objectID: '1',
      _highlightResult: {
        hierarchy: {
          lvl0: {value: 'A &amp; &lt;mark&gt;', matchLevel: 'full'},
          lvl1: {value: 'B &amp; C'},
        },
      },
    };
    const answer = plainGroupTitles({results: [{hits: [hit], nbHits: 1}]});
    expect(answer).toEqual({
      results: [
        {
          nbHits: 1,
          hits: [
            {
              objectID: '1',
              _highlightResult: {
                hierarchy: {
                  lvl0: {value: 'A & <mark>', matchLevel: 'full'},
                  lvl1: {value: 'B &amp; C'},
                },
              },
            },
          ],
        },
      ],
    });
  });

  test('may be absent', () => {
    const answer = {results: [{hits: [{objectID: '1'}]}, {facetHits: []}]};
    expect(plainGroupTitles(answer)).toEqual(answer);
  });
});

describe('the status of a failed search', () => {
  const broken = new Error('broken');

  /** Handles an answer like DocSearch, and returns the errors that it would show. */
  function failuresOf(...answers: Promise<unknown>[]): string[] {
    const shown: string[] = [];
    for (const answer of answers) {
      answer
        .catch((error: Error) => {
          shown.push(error.name);
          throw error;
        })
        .catch(() => undefined)
        .finally(() => shown.push('idle'));
    }
    return shown;
  }

  const macrotask = () => new Promise((resolve) => setTimeout(resolve, 5));

  test('is set again after the search has ended', async () => {
    const search = keepErrorStatus(() => Promise.reject(broken));
    const shown = failuresOf(search());
    await macrotask();
    expect(shown).toEqual(['Error', 'idle', 'RetryError']);
  });

  test('is not touched by a search that is no longer the latest', async () => {
    const search = keepErrorStatus((isBroken: boolean) =>
      isBroken ? Promise.reject(broken) : Promise.resolve('answer'),
    );
    const shown = failuresOf(search(true), search(false));
    await macrotask();
    expect(shown).not.toContain('RetryError');
  });

  test('leaves an answer alone', async () => {
    await expect(keepErrorStatus(() => Promise.resolve('answer'))()).resolves.toBe(
      'answer',
    );
  });
});

test('the address for missing results holds the query, encoded, whatever it contains', () => {
  expect(
    missingResultsUrl('https://example.org/new?title={query}', "$& a/b?c='d'"),
  ).toBe("https://example.org/new?title=%24%26%20a%2Fb%3Fc%3D'd'");
});
