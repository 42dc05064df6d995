import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {readSymbolIndex} from '@lexical-documentation/api-reference';
import {load} from 'cheerio';
import {expect, test} from 'vitest';

import {PUBLIC_SITE} from '../../../commands/lib/site-variants.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const docs = path.join(PUBLIC_SITE.folder, 'docs');
const symbols = await readSymbolIndex(path.join(root, '.cache/api-reference'));

/** Places whose code the build leaves alone: a heading and a control lead somewhere themselves. */
const CLOSED = 'pre, h1, h2, h3, h4, h5, h6, summary, button, [role="tab"], .tabs';
const MENTION = /^<?([$A-Za-z_][\w$]*(?:\.[$A-Za-z_][\w$]*)?)(?:\(\)|\s*\/?>)?$/;

const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && !file.startsWith(`api${path.sep}`))
  .filter((file) => file !== 'api.html');

test('the site has guides, and the reference has symbols', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(symbols.size).toBeGreaterThan(1000);
});

test.each(pages)('%s links each name of the reference at its first mention', (file) => {
  const $ = load(readFileSync(path.join(docs, file), 'utf8'));
  const seen = new Set<string>();
  const unlinked: string[] = [];
  $('.theme-doc-markdown code').each((_index, element) => {
    const code = $(element);
    const name = MENTION.exec(code.text().trim())?.[1] ?? '';
    if (!symbols.has(name) || seen.has(name) || code.closest(CLOSED).length > 0) {
      return;
    }
    seen.add(name);
    if (code.closest('a').length === 0) {
      unlinked.push(name);
    }
  });
  expect(unlinked).toEqual([]);
});
