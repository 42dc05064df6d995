import {describe, expect, test} from 'vitest';

import {decodeEntities} from '../../src/client/html-entities';
import {
  EMPTY_STATE,
  nextSearchState,
  type ResultsPage,
} from '../../src/theme/SearchPage/search-state';

function answer(page: number, ...ids: string[]): ResultsPage {
  return {
    hits: ids.map((objectID) => ({objectID, type: 'lvl1', url: ''})),
    nbHits: 4,
    nbPages: 2,
    page,
    nearestWords: [],
    sectionCounts: {},
  };
}

describe('the results of the search page', () => {
  test('the first page of an answer replaces the list', () => {
    const before = nextSearchState(EMPTY_STATE, {
      type: 'answered',
      answer: answer(0, 'a'),
    });
    const after = nextSearchState(before, {type: 'answered', answer: answer(0, 'b')});
    expect(after.hits.map(({objectID}) => objectID)).toEqual(['b']);
    expect(after.status).toBe('loaded');
  });

  test('further pages extend the list', () => {
    const first = nextSearchState(EMPTY_STATE, {
      type: 'answered',
      answer: answer(0, 'a'),
    });
    const second = nextSearchState(first, {type: 'answered', answer: answer(1, 'b')});
    expect(second.hits.map(({objectID}) => objectID)).toEqual(['a', 'b']);
    expect(second.page).toBe(1);
  });

  test('a new search keeps the list until it is answered', () => {
    const loaded = nextSearchState(EMPTY_STATE, {
      type: 'answered',
      answer: answer(0, 'a'),
    });
    const loading = nextSearchState(loaded, {type: 'started'});
    expect(loading.status).toBe('loading');
    expect(loading.hits).toHaveLength(1);
  });

  test('a failure is a state of its own', () => {
    expect(nextSearchState(EMPTY_STATE, {type: 'failed'}).status).toBe('error');
  });

  test('an empty query clears everything', () => {
    const loaded = nextSearchState(EMPTY_STATE, {
      type: 'answered',
      answer: answer(0, 'a'),
    });
    expect(nextSearchState(loaded, {type: 'cleared'})).toEqual(EMPTY_STATE);
  });
});

test('escapes of highlighted text become characters, each once', () => {
  expect(
    decodeEntities('&lt;b&gt; &amp;amp; &quot;q&quot; it&#39;s it&#x27;s &copy;'),
  ).toBe('<b> &amp; "q" it\'s it\'s &copy;');
});
