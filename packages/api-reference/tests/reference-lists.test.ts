import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeAll, expect, test} from 'vitest';

import {buildReference} from '../src/build-reference';
import {referenceListsRemarkPlugin} from '../src/index';
import {resolveOptions} from '../src/options';
import {installFixture} from './fixtures';

const expected = path.join(import.meta.dirname, 'fixtures/lists/expected.md');
let cacheDir: string;

beforeAll(async () => {
  const {options, siteDir} = installFixture('described', 'everything');
  cacheDir = options.cacheDir;
  await buildReference(resolveOptions(options), {
    siteDir,
    baseUrl: '/',
    trailingSlash: undefined,
  });
}, 60_000);

test('lists become tables of Markdown, and a list without names has what earlier ones left', async () => {
  const page = readFileSync(
    path.join(import.meta.dirname, 'fixtures/lists/page.mdx'),
    'utf8',
  );
  const text = await transform(page);
  if (process.env['UPDATE_EXPECTED']) {
    mkdirSync(path.dirname(expected), {recursive: true});
    writeFileSync(expected, text);
  }
  expect(text).toBe(readFileSync(expected, 'utf8'));
});

test.each([
  [
    '<ReferenceList of="colors" />',
    '<ReferenceList> cannot list "colors".',
    'correct the attributes; all are strings in quotes',
  ],
  [
    '<ReferenceList of="symbols" />',
    '<ReferenceList of="symbols"> needs "kind".',
    'correct the attributes; all are strings in quotes',
  ],
  [
    '<ReferenceList of="keys" symbol="Wide" kind="command" />',
    '<ReferenceList of="keys"> does not take "kind".',
    'correct the attributes; all are strings in quotes',
  ],
  [
    '<ReferenceList of={kind} />',
    'An attribute of <ReferenceList> is not plain text.',
    'correct the attributes; all are strings in quotes',
  ],
  [
    '<ReferenceList of="members" symbol="Absent" />',
    'No module declares "Absent".',
    'correct the attribute "symbol" of <ReferenceList>',
  ],
  [
    '<ReferenceList of="symbols" kind="command" names="GONE_*" />',
    'The name "GONE_*" does not match anything.',
    'correct the names of <ReferenceList>, or remove the list',
  ],
  [
    '<ReferenceList of="members" symbol="Wide" names="a*" must="gone" />',
    'The name "gone" does not match anything.',
    'correct the names of <ReferenceList>, or remove the list',
  ],
  [
    '<ReferenceList of="symbols" kind="command" />\n\n<ReferenceList of="symbols" kind="command" />',
    'There is nothing left to list.',
    'correct the names of <ReferenceList>, or remove the list',
  ],
])('%s is refused with what, where, expected and fix', async (source, what, fix) => {
  const error: Error = await transform(`Text.\n\n${source}\n`).then(
    () => new Error('nothing was refused'),
    (reason: Error) => reason,
  );
  const [first, where, expectation, last] = error.message.split('\n');
  expect(first).toBe(what);
  expect(where).toMatch(/^ {2}where: {4}page\.mdx:[35]$/);
  expect(expectation).toMatch(/^ {2}expected: \S/);
  expect(last).toBe(`  fix:      ${fix}`);
});

test('a site without the reference is told to add its plugin', async () => {
  cacheDir = '/absent';
  await expect(transform('<ReferenceList of="props" names="*" />\n')).rejects.toThrow(
    'The model of the API reference does not exist.\n  where:    /absent/described-model.json:1',
  );
});

async function transform(markdown: string): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(referenceListsRemarkPlugin, {cacheDir})
    .use(remarkStringify);
  const file = new VFile({value: markdown, path: 'page.mdx'});
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  return processor.stringify(tree);
}
