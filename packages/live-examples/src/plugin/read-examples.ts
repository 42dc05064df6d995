import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {FourPartError} from '@lexical-documentation/common';

import {checkFrontMatter, type ExampleFrontMatter} from './front-matter';

/** A file of an example, with its path in the example's folder. */
export interface ExampleFile {
  readonly name: string;
  readonly text: string;
}

/** The content of an example's folder. */
export interface Example extends ExampleFrontMatter {
  readonly name: string;
  readonly folder: string;
  /** Markdown that explains the example. */
  readonly readme: string;
  readonly readmeFile: string;
  /** The module that starts it: a React component, or `mount`. */
  readonly entry: 'App.tsx' | 'main.ts';
  /** The sources: the entry first, then by name, style sheets last. */
  readonly files: readonly ExampleFile[];
}

const README = 'README.md';
const ENTRIES = ['App.tsx', 'main.ts'] as const;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SOURCE = /\.(?:tsx?|css)$/;

/**
 * Reads the examples in a folder: each subfolder is one.
 *
 * @returns the examples in their order
 * @throws FourPartError for a folder that isn't an example
 */
export async function readExamples(folder: string): Promise<Example[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({name}) => name);
  const examples = await Promise.all(
    names.map((name) => readExample(path.join(folder, name), name)),
  );
  return examples.sort(
    (one, other) => one.order - other.order || one.name.localeCompare(other.name),
  );
}

async function readExample(folder: string, name: string): Promise<Example> {
  if (!NAME.test(name)) {
    throw new FourPartError({
      what: `The folder "${name}" cannot be an example: its name becomes part of a URL.`,
      where: folder,
      expected: 'a name in kebab-case, such as slash-menu',
      fix: 'Rename the folder.',
    });
  }
  const readmeFile = path.join(folder, README);
  const fileContent = await readFile(readmeFile, 'utf8').catch(() => {
    throw new FourPartError({
      what: `The example "${name}" has no README.`,
      where: readmeFile,
      expected: 'a README.md with title, description, tags, difficulty, height, order',
      fix: 'Write one; examples/README.md shows how.',
    });
  });
  const parsed = await DEFAULT_PARSE_FRONT_MATTER({
    fileContent,
    filePath: readmeFile,
  });
  const files = await readSources(folder);
  return {
    ...checkFrontMatter(parsed.frontMatter, readmeFile),
    name,
    folder,
    readme: parsed.content,
    readmeFile,
    entry: entryOf(folder, files),
    files,
  };
}

async function readSources(folder: string): Promise<ExampleFile[]> {
  const names = (await readdir(folder, {recursive: true}))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => SOURCE.test(name));
  return Promise.all(
    names
      .sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
      .map(async (name) => ({
        name,
        text: await readFile(path.join(folder, name), 'utf8'),
      })),
  );
}

function rankOf(name: string): number {
  if (ENTRIES.some((entry) => entry === name)) return 0;
  return name.endsWith('.css') ? 2 : 1;
}

function entryOf(folder: string, files: readonly ExampleFile[]): Example['entry'] {
  const found = ENTRIES.filter((entry) => files.some(({name}) => name === entry));
  const [entry] = found;
  if (entry === undefined || found.length > 1) {
    throw new FourPartError({
      what:
        entry === undefined
          ? 'An example has no module that starts it.'
          : 'An example has two modules that start it.',
      where: folder,
      expected:
        'App.tsx with a component as its default export, or main.ts that exports mount(root)',
      fix: entry === undefined ? 'Add one of the two.' : 'Remove one of the two.',
    });
  }
  return entry;
}
