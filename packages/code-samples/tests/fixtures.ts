import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const fixtures = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fixtures');

/** The repository: its `node_modules` contain the packages that the fixtures import. */
export const root = path.resolve(fixtures, '../../../..');

/** Returns the inputs of a fixture folder. */
export function inputsOf(folder: string): {name: string; file: string; text: string}[] {
  const directory = path.join(fixtures, folder);
  return readdirSync(directory)
    .filter((entry) => entry.endsWith('.mdx'))
    .map((entry) => {
      const file = path.join(directory, entry);
      return {name: path.parse(entry).name, file, text: readFileSync(file, 'utf8')};
    });
}

/** Returns the expectation beside an input, and fails if there is none. */
export function expectationOf(file: string, extension: string): string {
  return readFileSync(file.replace(/\.mdx$/, extension), 'utf8').trimEnd();
}
