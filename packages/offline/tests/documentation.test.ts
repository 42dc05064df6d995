import {afterEach, expect, test, vi} from 'vitest';

import {readManifests} from '../src/shared/documentation';

const SOUND = {version: '1', size: 7, files: [['index.html', 'abc', 7]]};

/** Lets the browser's caches answer for the two manifests. */
function keep(kept: string, wanted: string): void {
  vi.stubGlobal('location', {origin: 'https://docs.test'});
  vi.stubGlobal('caches', {
    match: (address: string) =>
      Promise.resolve(new Response(address.endsWith('?kept') ? kept : wanted)),
  });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  '',
  'null',
  '42',
  '"text"',
  '[]',
  '{}',
  '{"size": 7}',
  '{"size": "7", "files": []}',
  '{"size": 7, "files": [null]}',
  '{"size": 7, "files": [[1, null]]}',
])('a manifest that says %j is as good as none', async (damaged) => {
  keep(damaged, JSON.stringify(SOUND));
  expect(await readManifests('/')).toEqual([SOUND]);
});
