import {expect, test} from 'vitest';

import {wordsMissingInSection} from '../../src/engine/answers-fully';
import {search} from '../../src/engine/search';
import {indexOf} from '../support/find';

const site = indexOf([
  {
    headings: [
      {
        level: 2,
        paragraphs: ['Empty lines come from Gmail.', 'Keep them with a rule.'],
        text: 'Pasted mail',
      },
      {level: 2, paragraphs: ['Zeppelins fly.'], text: 'Airships'},
    ],
    title: 'Paste',
  },
]);

test.each([
  ['gmail keeps rule pasted', []],
  ['gmail zeppelin pasted lines', ['zeppelin']],
])('all paragraphs of the section of a hit count: %s', (query, missing) => {
  const result = search(site, {query});
  const [best = -1] = result.records;
  expect(wordsMissingInSection(site, result, best)).toEqual(missing);
});
