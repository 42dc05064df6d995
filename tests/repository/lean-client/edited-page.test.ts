import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {buildSmallSite, smallRepository} from '../small-site/small-site';

/** Docusaurus puts all that half of a site's pages need into one script, so a few are not enough. */
const OTHER_PAGES = ['one', 'two', 'three', 'four', 'five'];

test('an edit of one page changes the script of this page and no other, in name or content', async () => {
  const before = await build('First edition.');
  const after = await build('Second edition.');
  const left = [...before].filter(([name, code]) => after.get(name) !== code);
  const added = [...after].filter(([name]) => !before.has(name));
  expect(before.size).toBeGreaterThan(OTHER_PAGES.length);
  expect(left).toEqual([
    [expect.any(String), expect.stringContaining('First edition.')],
  ]);
  expect(added).toEqual([
    [expect.any(String), expect.stringContaining('Second edition.')],
  ]);
}, 300_000);

/** Returns all scripts by name. */
async function build(text: string): Promise<Map<string, string>> {
  const root = join(smallRepository(), 'site');
  mkdirSync(join(root, 'docs'), {recursive: true});
  for (const name of OTHER_PAGES) {
    const edited = name === 'two' ? text : '';
    writeFileSync(join(root, `docs/${name}.mdx`), `# Page ${name}\n\n${edited}\n`);
  }
  const {code, output} = await buildSmallSite({
    plugins: `[
      '@lexical-documentation/static-text',
      ['@lexical-documentation/lean-client', {chunksWithOwnStyles: []}],
    ]`,
  });
  expect(code, output).toBe(0);
  const folder = join(root, 'build/assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(
    scripts.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
