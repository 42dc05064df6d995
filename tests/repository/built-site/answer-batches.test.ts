import {load} from 'cheerio/slim';
import {expect, test} from 'vitest';

import {BATCHES, readBatches} from '../../../benchmarks/answers/batches';
import {serveBuiltSite} from './served-site';

const get = serveBuiltSite();

test('every answer to a question of strangers is a section of the built site', async () => {
  const missing: string[] = [];
  for (const {name, questions} of readBatches(BATCHES)) {
    for (const {question, answer} of questions) {
      if (answer !== undefined && !(await isSection(answer)))
        missing.push(`${name}: ${question} ${answer}`);
    }
  }
  expect(missing).toEqual([]);
});

test.each([
  ['/docs/intro', true],
  ['/docs/intro#no-such-section', false],
  ['/docs/no-such-page', false],
])('%s counts as a section: %s', async (address, expected) => {
  expect(await isSection(address)).toBe(expected);
});

async function isSection(address: string): Promise<boolean> {
  const [page = '', anchor] = address.split('#');
  const response = await get(page);
  if (response.status !== 200) return false;
  const found = load(await response.text());
  return anchor === undefined || found(`[id="${anchor}"]`).length > 0;
}
