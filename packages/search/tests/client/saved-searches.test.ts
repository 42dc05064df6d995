import {afterEach, expect, test, vi} from 'vitest';

import {dropDamagedSearches} from '../../src/theme/SearchBar/SearchModal/docsearch-repairs/saved-searches';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__docs';

const SOUND = {
  objectID: '1',
  url: '/docs/intro#a',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Introduction', lvl2: 'A'},
};

/** Returns the remaining saved searches. */
function cleaned(stored: unknown): unknown {
  const storage = new Map([[KEY, JSON.stringify(stored)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  dropDamagedSearches('docs');
  return JSON.parse(storage.get(KEY) ?? '');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a sound search stays, with what the hit is', () => {
  const saved = {...SOUND, row: {label: 'guide'}};
  expect(cleaned([saved, null, {...SOUND, type: 'lvl3'}])).toEqual([saved]);
});

test('what a search need not hold is dropped, damaged or not', () => {
  const parent = {...SOUND, _highlightResult: {}};
  expect(
    cleaned([
      {...SOUND, _highlightResult: 1, __docsearch_parent: parent},
      {...SOUND, row: {label: {}, page: {}}},
      {...SOUND, row: null},
    ]),
  ).toEqual([SOUND, SOUND, SOUND]);
});
