import {execFile} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

import {digestOfFiles, openDiskCache} from '@lexical-documentation/common/build';

import type {Facts} from './facts';

export type {Facts, FieldFact, ImportedName, Need, NodeFact, Shape} from './facts';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const MAX_BYTES = 10_000_000;

/**
 * Finds out what the installed Lexical packages do with stored nodes: their declarations are read, and
 * nodes are created, loaded and drawn. Once for each state of `package-lock.json`.
 *
 * @param root - the folder with `node_modules`
 */
export function readFacts(root: string): Promise<Facts> {
  return openDiskCache(root, 'state-inspector').get(
    () => makeFacts(root),
    digestOfFiles(path.join(root, 'package-lock.json'), HERE),
  );
}

async function makeFacts(root: string): Promise<Facts> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(HERE, 'make-facts.ts'), root],
    // Messages of errors are numbers in production.
    {cwd: root, env: {...process.env, NODE_ENV: 'development'}, maxBuffer: MAX_BYTES},
  );
  return JSON.parse(stdout) as Facts;
}
