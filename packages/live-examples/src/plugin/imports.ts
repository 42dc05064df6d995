import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';
import ts from 'typescript';

import type {Example} from './read-examples';

const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;
/** What a downloaded project needs in addition to its example's imports. */
const TOOLS = [
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'typescript',
  'vite',
];

/** Returns the modules of packages that examples import, without duplicates. */
export function importsOf(examples: readonly Example[]): string[] {
  const found = examples
    .flatMap(({files}) => files)
    .filter(({name}) => !name.endsWith('.css'))
    .flatMap(({text}) => ts.preProcessFile(text, true, false).importedFiles)
    .map(({fileName}) => fileName)
    .filter((specifier) => !specifier.startsWith('.'));
  return [...new Set(found)].sort();
}

/**
 * Returns the installed versions of the packages that contain the modules, and of a project's
 * tools.
 *
 * @throws FourPartError for a package that isn't installed
 */
export async function versionsOf(
  modules: readonly string[],
  root: string,
): Promise<Record<string, string>> {
  const packages = modules.map((module) => PACKAGE.exec(module)?.[0] ?? module);
  const names = [...new Set([...packages, ...TOOLS])].sort();
  const versions = names.map(async (name) => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    try {
      const {version} = JSON.parse(await readFile(file, 'utf8')) as {version: string};
      return [name, version] as const;
    } catch {
      throw new FourPartError({
        what: `The package "${name}", which an example or its download needs, is not installed.`,
        where: file,
        expected: 'an installed package, whose version a downloaded project can name',
        fix: `Install ${name}, or remove its import.`,
      });
    }
  });
  return Object.fromEntries(await Promise.all(versions));
}
