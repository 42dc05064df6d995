import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';
import {describe, expect, test} from 'vitest';

import {buildReference} from '../src/build-reference';
import {resolveOptions} from '../src/options';
import {
  expectedTree,
  type Fixture,
  fixtureNames,
  installFixture,
  readTree,
  withoutScratchPaths,
} from './fixtures';

const site = {baseUrl: '/', trailingSlash: undefined};

function build(fixture: Fixture) {
  return buildReference(resolveOptions(fixture.options), {
    ...site,
    siteDir: fixture.siteDir,
  });
}

describe('packages that are described', () => {
  test.each(fixtureNames('described'))(
    'the pages, sidebar and index of %s are exactly the expected ones',
    async (name) => {
      const fixture = installFixture('described', name);
      await build(fixture);
      const actual = await emitted(fixture);
      expect(actual).toEqual(
        await expectedTree(path.join(fixture.input, 'expected'), actual),
      );
    },
    60_000,
  );
});

describe('packages that must be refused', () => {
  test.each(fixtureNames('refused'))(
    '%s is refused with what, where, expected and fix',
    async (name) => {
      const fixture = installFixture('refused', name);
      const error: unknown = await build(fixture).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(FourPartError);
      const text = withoutScratchPaths((error as FourPartError).message, fixture);
      const file = path.join(fixture.input, 'expected.txt');
      if (process.env['UPDATE_EXPECTED']) {
        writeFileSync(file, `${text}\n`);
      }
      expect(`${text}\n`).toBe(readFileSync(file, 'utf8'));
    },
    60_000,
  );
});

test('a second build with the same packages writes nothing and does not run TypeDoc', async () => {
  const fixture = installFixture('described', 'everything');
  await build(fixture);
  const reports: string[] = [];
  const second = await buildReference(
    resolveOptions(fixture.options),
    {...site, siteDir: fixture.siteDir},
    (message) => reports.push(message),
  );
  expect(second.changed).toBe(0);
  expect(reports).toEqual([]);
}, 60_000);

test('pages of modules that are gone are deleted, and nothing else is touched', async () => {
  const fixture = installFixture('described', 'everything');
  const stale = path.join(fixture.options.docsDir, 'modules/fixture_gone.mdx');
  mkdirSync(path.dirname(stale), {recursive: true});
  writeFileSync(stale, 'old');
  await build(fixture);
  const files = Object.keys(await readTree(fixture.options.docsDir));
  expect(files).not.toContain('modules/fixture_gone.mdx');
  expect(files).toContain('modules/fixture_everything.mdx');
}, 60_000);

/** What the build wrote, with each page's HTML as a file. */
async function emitted({options}: Fixture): Promise<Record<string, string>> {
  const html: Record<string, string> = {};
  const texts = await readTree(path.join(options.cacheDir, 'pages'));
  const folder = path.join(options.cacheDir, 'expected');
  for (const [file, source] of Object.entries(texts)) {
    const {
      texts: [text = ''],
    } = JSON.parse(source) as {texts: string[]};
    html[file.replace(/\.page-texts$/, '.html')] = text;
  }
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of Object.entries(html)) {
    writeFileSync(path.join(folder, file), text);
  }
  const json = (file: string) =>
    `${JSON.stringify(JSON.parse(readFileSync(path.join(options.cacheDir, file), 'utf8')), null, 2)}\n`;
  return {
    ...prefixed('docs', await readTree(options.docsDir)),
    ...prefixed('text', await readTree(folder)),
    'sidebar.json': json('sidebar.json'),
    'symbols.json': json('symbols.json'),
  };
}

function prefixed(
  prefix: string,
  tree: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).map(([file, text]) => [`${prefix}/${file}`, text]),
  );
}
