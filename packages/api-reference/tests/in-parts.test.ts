import {expect, test} from 'vitest';

import {inParts} from '../src/theme/ApiReferencePage/in-parts';

const group = (...symbols: string[]): string =>
  `<section class="api-kind"><h2>Kind</h2>${symbols.join('')}</section>`;
const symbol = (text: string): string =>
  `<section class="api-symbol"><h3>${text}</h3></section>`;

const PAGE = `<h1>Module</h1>${group(symbol('a'), symbol('b'))}${group(symbol('c'))}${group(symbol('d'))}`;

test('a page is cut before symbols, and before each later group, and nothing is lost', () => {
  const parts = inParts(PAGE, {first: 80, later: 80});
  expect(parts.join('')).toBe(PAGE);
  expect(parts.map((part) => part.match(/<h3>(.)/g)?.join('') ?? '')).toEqual([
    '<h3>a',
    '<h3>b',
    '<h3>c',
    '<h3>d',
  ]);
  expect(parts.slice(1).every((part) => part.startsWith('<section'))).toBe(true);
});

test('the first part may be short: a page begins with what a screen shows', () => {
  const [first, second, ...others] = inParts(PAGE, {first: 10, later: PAGE.length});
  expect(first).toBe('<h1>Module</h1>');
  expect(second).toBe(group(symbol('a'), symbol('b')));
  expect(others).toHaveLength(2);
});

test('a short page is one part', () => {
  expect(inParts(PAGE, {first: PAGE.length, later: 80})).toEqual([PAGE]);
});
