import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {
  digestOf,
  digestOfFiles,
  openDiskCache,
} from '@lexical-documentation/common/build';

import type {Environment} from '../core/environment';
import {findCommandHandlers} from './command-handlers';
import {collectDeclarations} from './declaration-files';
import {readFacts} from './read-facts';

export type {Environment} from '../core/environment';
export {writeEnvironment} from './write-environment';

export interface EnvironmentOptions {
  /** The folder with `node_modules`, where Lexical and React are installed. */
  readonly root: string;
  /** The folder of the stored reference, as written by `api-reference`. */
  readonly referenceCache: string;
  /** The site's base URL, with which the URLs in the stored reference start. Default: `/`. */
  readonly baseUrl?: string;
}

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** What code for Lexical imports in addition to its packages. */
const BESIDE_LEXICAL = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'yjs',
];

/**
 * Creates the environment from the installed packages and the stored reference. The declarations
 * are collected once for each state of `package-lock.json`.
 *
 * @throws FourPartError if a package has no declarations
 */
export async function readEnvironment({
  root,
  referenceCache,
  baseUrl = '/',
}: EnvironmentOptions): Promise<Environment> {
  const facts = readFacts(referenceCache, baseUrl);
  const ofLexical = new Set(Object.values(facts.exports).flat());
  const modules = [...[...ofLexical].sort(), ...BESIDE_LEXICAL];
  const {commands, ...declarations} = await openDiskCache(root, 'code-check').get(
    () => ({
      ...collectDeclarations(modules, root),
      commands: findCommandHandlers(root),
    }),
    digestOf(...modules),
    digestOfFiles(path.join(root, 'package-lock.json'), HERE),
  );
  const manifest = JSON.parse(
    readFileSync(path.join(root, 'node_modules/lexical/package.json'), 'utf8'),
  ) as {readonly version: string};
  return {
    lexicalVersion: manifest.version,
    ...declarations,
    facts: {...facts, ...commands},
  };
}
