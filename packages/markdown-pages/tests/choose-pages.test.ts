import {expect, test} from 'vitest';

import {choosePages} from '../src/digests';

function page(path: string, tokens: number) {
  return {
    path,
    tokens,
    file: `${path}.md`,
    title: path,
    description: '',
    sections: [],
    text: '',
  };
}

const pages = [page('/a', 100), page('/b', 100), page('/c', 1000), page('/d', 50)];

test('the most needed pages for their size are chosen, whole, in the order of the site', () => {
  const needs = {'/a': 1, '/b': 5, '/c': 20};
  expect(choosePages(pages, needs, 250).map(({path}) => path)).toEqual(['/a', '/b']);
  expect(choosePages(pages, needs, 1150).map(({path}) => path)).toEqual(['/b', '/c']);
});

test('a page that does not fit leaves its room to the next one', () => {
  expect(choosePages(pages, {'/c': 100, '/d': 1}, 60).map(({path}) => path)).toEqual([
    '/d',
  ]);
});

test('without a limit, all pages are chosen', () => {
  expect(choosePages(pages, {}, Infinity)).toEqual(pages);
});
