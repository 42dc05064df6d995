import {expect, test} from 'vitest';

import {factsOf} from '../../src/theme/SearchBar/SearchModal/hit-facts';

test('a hit says what it is as text, and the sentence of an error as HTML', () => {
  const highlights = {
    kind: {value: 'type &amp; value'},
    page_kind: {value: 'q &amp; a'},
    error: {value: 'a <mark>&lt;b&gt;</mark>'},
  };
  expect(factsOf({_highlightResult: highlights})).toEqual({
    kind: 'type & value',
    pageKind: 'q & a',
    error: 'a <mark>&lt;b&gt;</mark>',
  });
});

test.each([{}, {_highlightResult: {}}])(
  'a saved search and a hit of another index say nothing',
  (hit) => {
    expect(factsOf(hit)).toEqual({});
  },
);
