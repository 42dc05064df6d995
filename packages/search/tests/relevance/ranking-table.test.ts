import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {buildIndex} from '../../src/engine/index/build-index';
import {openIndex} from '../../src/engine/index/search-index';
import {search} from '../../src/engine/search';
import {docSearchRecord} from '../../src/records/docsearch-record';
import {describeMoves, rankingTable} from './ranking-table';
import {readSiteSynonyms, readStoredPages} from './stored-pages';

const TABLE = path.join(import.meta.dirname, 'ranks.txt');

test('no query ranks its answers otherwise than the table says; vitest -u accepts a change', async () => {
  const {mistakeHeadings, origin, pages} = readStoredPages();
  const index = openIndex(
    buildIndex(pages, readSiteSynonyms(), origin, mistakeHeadings),
  );
  const table = rankingTable({docSearchRecord, index, search});
  const accepted = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  const moves = describeMoves(accepted, table);
  await expect(`${table.join('\n')}\n`, moves).toMatchFileSnapshot(TABLE);
}, 180_000);

test('the moves are told by what happens to the first right answer', () => {
  const before = ['1 3 | undo', '– | redo', '2 | links', '1 2 | lists'];
  const after = ['2 1 | undo', '4 | redo', '5 | links', '1 3 | lists'];
  expect(describeMoves(before, before)).toBe('');
  expect(describeMoves(before, after)).toBe(
    [
      'The first right answer moved up (1):',
      '  –  →  4  redo',
      '',
      'The first right answer moved down (1):',
      '  2  →  5  links',
      '',
      'Only later answers moved (2):',
      '  1 3  →  2 1  undo',
      '  1 2  →  1 3  lists',
    ].join('\n'),
  );
});
