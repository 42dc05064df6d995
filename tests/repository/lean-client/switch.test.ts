import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import {expect, test} from 'vitest';

import {buildSmallSite, smallRepository} from '../small-site/small-site';

test('without lean-client a site builds and says the same, and ships more', async () => {
  const on = await build(true);
  const off = await build(false);
  expect(on.words).toContain('An ordinary paragraph.');
  expect(on.words).toBe(off.words);
  expect(on.scripts).toBeLessThan(off.scripts);
}, 300_000);

/** Returns what the built page says, and the bytes of all scripts after gzip. */
async function build(enabled: boolean): Promise<{words: string; scripts: number}> {
  const {code, output} = await buildSmallSite({
    page: '# Start\n\nAn ordinary paragraph.\n',
    plugins: `[
      '@lexical-documentation/static-text',
      ['@lexical-documentation/lean-client', {enabled: ${enabled}, chunksWithOwnStyles: []}],
    ]`,
  });
  expect(code, output).toBe(0);
  const built = join(smallRepository(), 'site/build');
  const html = readFileSync(join(built, 'start/index.html'), 'utf8');
  const scripts = join(built, 'assets/js');
  return {
    words: html
      .replace(/<script[^]*?<\/script>|<style[^]*?<\/style>|<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
    scripts: readdirSync(scripts)
      .filter((name) => name.endsWith('.js'))
      .map((name) => gzipSync(readFileSync(join(scripts, name))).length)
      .reduce((sum, size) => sum + size, 0),
  };
}
