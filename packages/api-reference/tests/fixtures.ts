import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {format} from 'prettier';

import type {ApiReferenceOptions, CodeRenderer, UsingPage} from '../src/index';

const fixturesDir = path.join(import.meta.dirname, 'fixtures');

/**
 * Temporary folder inside the package, so that fixtures resolve the repository's own dependencies.
 * Each test worker has its own, because files that run at the same time install the same fixtures.
 */
const scratchDir = path.join(
  import.meta.dirname,
  '../.cache/fixtures',
  process.env['VITEST_POOL_ID'] ?? '',
);

/** An input folder of `fixtures/{group}`, installed in a temporary folder. */
export interface Fixture {
  readonly name: string;
  /** The input folder itself. */
  readonly input: string;
  /** Temporary folder whose `node_modules` contain the packages. */
  readonly siteDir: string;
  readonly options: ApiReferenceOptions;
}

/** Names of the input folders of a group; an empty group is an error. */
export function fixtureNames(group: string): string[] {
  const names = readdirSync(path.join(fixturesDir, group));
  if (names.length === 0) {
    throw new Error(`There are no fixtures in ${group}.`);
  }
  return names;
}

/** Installs a fixture's packages in a new temporary folder. */
export function installFixture(group: string, name: string): Fixture {
  const input = path.join(fixturesDir, group, name);
  const siteDir = path.join(scratchDir, group, name);
  rmSync(siteDir, {recursive: true, force: true});
  mkdirSync(siteDir, {recursive: true});
  if (existsSync(path.join(input, 'packages'))) {
    cpSync(path.join(input, 'packages'), path.join(siteDir, 'node_modules'), {
      recursive: true,
    });
  }
  const settings = JSON.parse(readFileSync(path.join(input, 'case.json'), 'utf8')) as {
    packages: string[];
    readme?: string;
    notes?: string;
    usages?: UsingPage[];
    releases?: string;
  };
  const {usages, releases} = settings;
  return {
    name,
    input,
    siteDir,
    options: {
      packages: settings.packages,
      docsDir: path.join(siteDir, 'docs'),
      cacheDir: path.join(siteDir, 'cache'),
      readme: path.join(input, settings.readme ?? 'readme.mdx'),
      ...(settings.notes && {notesDir: path.join(input, settings.notes)}),
      ...(usages && {usages: () => Promise.resolve(usages)}),
      ...(releases && {releases: path.join(input, releases)}),
      renderCode,
      sourceUrl: 'https://example.org/v{version}/{directory}/{file}#L{line}',
      variableKinds: [{type: 'Command', kind: 'command', title: 'Commands'}],
    },
  };
}

/** Shows what the site passes to the highlighter: language, meta, and how many names it can link to. */
const renderCode: CodeRenderer = (blocks, symbols) =>
  Promise.resolve(
    blocks.map(
      ({code, language, meta}) =>
        `<pre data-language="${language}" data-meta="${meta}" data-symbols="${symbols.size}"><code>${code}</code></pre>`,
    ),
  );

/** Files of a folder by path, HTML laid out for people to read. */
export async function readTree(folder: string): Promise<Record<string, string>> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const contents = await Promise.all(
    files.map(async (file) => [file, await readable(path.join(folder, file))] as const),
  );
  return Object.fromEntries(contents);
}

/**
 * The expected output for a fixture. A missing expectation is an error, unless UPDATE_EXPECTED is
 * set, which writes it to be read and committed.
 */
export async function expectedTree(
  folder: string,
  actual: Record<string, string>,
): Promise<Record<string, string>> {
  if (process.env['UPDATE_EXPECTED']) {
    rmSync(folder, {recursive: true, force: true});
    for (const [file, text] of Object.entries(actual)) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
  }
  return readTree(folder);
}

/** Expectations must not contain paths of this machine. */
export function withoutScratchPaths(text: string, {siteDir, input}: Fixture): string {
  return text.replaceAll(siteDir, '<site>').replaceAll(input, '<input>');
}

async function readable(file: string): Promise<string> {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.html')
    ? format(text, {parser: 'html', printWidth: 100})
    : text;
}
