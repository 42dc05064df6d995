import {expect, test} from 'vitest';

import {shortenChunkTable} from '../src/chunk-addresses';

const docusaurusCode = (table: object) =>
  `__webpack_require__.gca = function(chunkId) { chunkId = ${JSON.stringify(table)}[chunkId]||chunkId; return chunkId; };`;

function idOf(chunkName: unknown, code: string): string {
  const scope: {gca?: (name: unknown) => unknown} = {};
  new Function('__webpack_require__', code)(scope);
  return String(scope.gca?.(chunkName));
}

test('chunks named by number keep their ids without a table', () => {
  const table = {'000': '137', '001': '138', '112': '249', 'search-modal': '363'};
  const code = shortenChunkTable(docusaurusCode(table));
  expect([0, 1, 112].map((number) => idOf(number, code))).toEqual([
    '137',
    '138',
    '249',
  ]);
  expect(idOf('search-modal', code)).toBe('363');
  expect(code).not.toContain('"001"');
});

test('a number whose id stands out of order keeps its entry', () => {
  const code = shortenChunkTable(docusaurusCode({0: '5', 1: '6', 2: '70'}));
  expect([0, 1, 2].map((number) => idOf(number, code))).toEqual(['5', '6', '70']);
});

test('a name without an entry stays as it is', () => {
  const code = shortenChunkTable(docusaurusCode({0: '5', 1: '6'}));
  expect(idOf('undefined-3', code)).toBe('undefined-3');
});

test('code of another form is refused with what was expected', () => {
  expect(() => shortenChunkTable('function(name) { return name; }')).toThrow(
    /address of a chunk.*\n.*ChunkAssetRuntimeModule/,
  );
});
