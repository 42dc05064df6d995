import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

import type {Environment} from '@lexical-documentation/code-check/environment';
import {expect, test} from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const SOURCE = path.join(ROOT, 'packages/code-check/src/core');
const BUILD = path.join(ROOT, 'site/build');

const source = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
  .join('\n');

/** Pages are folders with an index, or files. */
function htmlOf(page: string): string {
  const files = [`${page}/index.html`, `${page}.html`].map((file) =>
    path.join(BUILD, file),
  );
  const file = files.find((each) => existsSync(each));
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/** Attributes stand without quotes where they can. */
function hasId(html: string, id: string): boolean {
  return html.includes(` id=${id}`) || html.includes(` id="${id}"`);
}

test('what the check of code links to is a section of a built page', () => {
  const links = new Set(
    [...source.matchAll(/'(\/docs\/[\w/#-]+)'/g)].map(([, link]) => link),
  );
  const broken = [...links].filter((link = '') => {
    const [page = '', anchor] = link.split('#');
    const html = htmlOf(page);
    return html === '' || (anchor !== undefined && !hasId(html, anchor));
  });

  expect(links.size).toBeGreaterThan(15);
  expect(broken).toEqual([]);
});

test('what the check names as successor is a name of the reference', () => {
  const json = gunzipSync(readFileSync(path.join(BUILD, 'code-check/environment.bin')));
  const {facts} = JSON.parse(json.toString('utf8')) as Environment;
  const uses = [...source.matchAll(/\bby\(\s*'([^']+)',\s*'([^']+)',?\s*\)/g)].map(
    ([, name = '', module = '']) => `${module}#${name}`,
  );
  const named = [...source.matchAll(/'((?:lexical|@lexical\/[\w/-]+)#[$\w]+)'(:?)/g)]
    .map(([, link = '', isKey]) => ({isKey: isKey === ':', link}))
    .filter(({link}) => !link.includes('.'));

  expect(uses.length).toBeGreaterThan(20);
  // A table of successors has names as keys that later releases deprecate, as their data writes them.
  const unknown = named.filter(
    ({isKey, link}) =>
      !(link in facts.links) && !(isKey && link in (facts.later ?? {})),
  );
  expect(uses.filter((link) => !(link in facts.links))).toEqual([]);
  expect(unknown).toEqual([]);
});
