import {expect, test} from 'vitest';

import {symbolOf} from '../../src/theme/SearchBar/SearchModal/symbol-of';

test('a hit of a symbol has a kind and a module, as text', () => {
  const highlights = {kind: {value: 'type &amp; value'}, module: {value: '@acme/core'}};
  expect(symbolOf({_highlightResult: highlights})).toEqual({
    kind: 'type & value',
    module: '@acme/core',
  });
});

test.each([{}, {_highlightResult: {}}, {_highlightResult: {module: {value: 'core'}}}])(
  'a hit of prose and a saved search have none',
  (hit) => {
    expect(symbolOf(hit)).toBeUndefined();
  },
);
