import {expect, test} from 'vitest';

import {fetchedFiles} from '../src/site-table/fetched-files';

test('files of the folder that a script names come once, in their order', () => {
  const script = `e("b",n.p+"assets/text/b1.json");f(n.p+'assets/text/a2.json');g("assets/text/b1.json")`;
  expect(fetchedFiles(script, 'assets/text')).toEqual([
    'assets/text/b1.json',
    'assets/text/a2.json',
  ]);
});

test('files of other folders, and the name in running text, are no files of the folder', () => {
  const script = `n.p+"assets/texts/a.json";"see assets/text/b.json for more";"x/assets/text/c.json"`;
  expect(fetchedFiles(script, 'assets/text')).toEqual([]);
});
