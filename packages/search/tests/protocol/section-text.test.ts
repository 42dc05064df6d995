import {expect, test} from 'vitest';

import {DEFAULT_PARAMETERS} from '../../src/protocol/parameters';
import {runSearch} from '../../src/protocol/run-search';
import {indexOf} from '../support/find';

const index = indexOf([
  {
    headings: [
      {
        level: 2,
        paragraphs: [
          'An update runs at once. Its result is shown later.',
          'Wait for the commit with a callback.',
        ],
        text: 'Read what was written',
      },
    ],
    title: 'Updates',
  },
]);

const snippetsFor = (query: string) =>
  runSearch(
    index,
    'docs',
    {...DEFAULT_PARAMETERS, attributesToSnippet: ['content:10'], query},
    {createQueryId: () => '', now: () => 0},
  ).hits[0]?._snippetResult;

test('a heading shows the text below it that holds most of the query', () => {
  expect(snippetsFor('read written callback')).toMatchObject({
    content: {value: 'Wait for the commit with a <em>callback</em>.'},
  });
});

test('the best hit of a question shows the first sentences of its section', () => {
  expect(snippetsFor('how do I read what was written')).toMatchObject({
    answer: {value: 'An update runs at once. Its result is shown later.'},
  });
});

test('what is not a question gets no answer', () => {
  expect(snippetsFor('written callback')).not.toHaveProperty('answer');
});
