import {describe, expect, test} from 'vitest';

import type {ExampleCard} from '../src/example/types';
import {
  formatFilter,
  matchesFilter,
  readFilter,
  tagsOf,
} from '../src/gallery/filter-examples';

const TABLE: ExampleCard = {
  name: 'tables',
  title: 'Tables',
  description: 'Cells with headers that can be merged.',
  tags: ['rich text', 'tables'],
  difficulty: 'advanced',
  height: 300,
};
const LIMIT = {...TABLE, name: 'limit', title: 'Limit', tags: ['plain text', 'form']};

describe('the filter of the gallery', () => {
  test('finds words in any order in title, description, tags and difficulty', () => {
    for (const text of ['tables', 'MERGED cells', 'rich', 'advanced tab']) {
      expect(matchesFilter(TABLE, {text, tag: null}), text).toBe(true);
    }
    expect(matchesFilter(TABLE, {text: 'tables images', tag: null})).toBe(false);
  });

  test('asks for the tag as a whole, and for the text beside it', () => {
    expect(matchesFilter(TABLE, {text: '', tag: 'rich text'})).toBe(true);
    expect(matchesFilter(TABLE, {text: '', tag: 'rich'})).toBe(false);
    expect(matchesFilter(TABLE, {text: 'limit', tag: 'rich text'})).toBe(false);
  });

  test('comes back from the address that it makes', () => {
    const filter = {text: 'a & b', tag: 'rich text'};
    expect(formatFilter(filter)).toBe('?q=a+%26+b&tag=rich+text');
    expect(readFilter(formatFilter(filter))).toEqual(filter);
    expect(formatFilter({text: '', tag: null})).toBe('');
  });

  test('offers the frequent tags first, and equals by name', () => {
    expect(tagsOf([TABLE, LIMIT, {...LIMIT, tags: ['tables']}])).toEqual([
      {tag: 'tables', count: 2},
      {tag: 'form', count: 1},
      {tag: 'plain text', count: 1},
      {tag: 'rich text', count: 1},
    ]);
  });
});
