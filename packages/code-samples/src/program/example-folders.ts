import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {readSampleSource} from '../fence/sample-source';
import type {CompilableSample} from './sample-program';

/** An example, whose files are compiled together like one sample. */
export interface ExampleFolder {
  /** The absolute folder. */
  readonly folder: string;
  readonly sample: CompilableSample;
}

const COMPILED_FILE = /(?<!\.d|\.test|\.spec)\.tsx?$/;

/**
 * Returns the examples in the folders: each subfolder with `.ts` or `.tsx` files. A missing folder
 * has none.
 */
export async function readExampleFolders(
  folders: readonly string[],
): Promise<ExampleFolder[]> {
  const lists = await Promise.all(folders.map(listSubfolders));
  const examples = await Promise.all(lists.flat().map(readExample));
  return examples.filter(({sample}) => sample.code !== '');
}

async function listSubfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({name}) => path.join(folder, name))
    .sort();
}

async function readExample(folder: string): Promise<ExampleFolder> {
  const entries = await readdir(folder, {recursive: true});
  const names = entries.filter((name) => COMPILED_FILE.test(name)).sort();
  const texts = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return `// @filename: ${name.replaceAll(path.sep, '/')}\n${text}`;
    }),
  );
  const code = texts.join('\n');
  return {folder, sample: {language: 'tsx', code, source: readSampleSource(code)}};
}
