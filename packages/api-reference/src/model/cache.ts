import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {digestOf, digestOfFiles, writeWhole} from '@lexical-documentation/common/build';

import type {ReferenceModel} from './schema';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** The code that creates the model: different code may create a different model. */
const SOURCES = [
  HERE,
  path.join(HERE, '../entry-points.ts'),
  path.dirname(
    createRequire(import.meta.url).resolve('@lexical-documentation/call-contexts'),
  ),
];

/** Why a stored model can't be used. */
export type CacheState = 'fresh' | 'missing' | 'stale' | 'corrupted';

interface StoredModel {
  readonly key: string;
  readonly checksum: string;
  readonly model: ReferenceModel;
}

/** Digest of everything that the model depends on: its inputs, and the code that creates it. */
export function cacheKey(inputs: object): string {
  return digestOf(JSON.stringify(inputs), digestOfFiles(...SOURCES));
}

/** Reads the stored model; returns it only if it's complete and was created from the same inputs. */
export function readCachedModel(
  cacheDir: string,
  key: string,
): {readonly state: CacheState; readonly model?: ReferenceModel} {
  let text: string;
  try {
    text = readFileSync(modelFile(cacheDir), 'utf8');
  } catch {
    return {state: 'missing'};
  }
  const stored = parse(text);
  if (stored === undefined) {
    return {state: 'corrupted'};
  }
  return stored.key === key ? {state: 'fresh', model: stored.model} : {state: 'stale'};
}

/** Stores the model atomically, so that readers never see a half-written file. */
export function writeCachedModel(
  cacheDir: string,
  key: string,
  model: ReferenceModel,
): void {
  const checksum = digestOf(JSON.stringify(model));
  const stored: StoredModel = {key, checksum, model};
  writeWhole(modelFile(cacheDir), JSON.stringify(stored));
}

function modelFile(cacheDir: string): string {
  return path.join(cacheDir, 'model.json');
}

function parse(text: string): StoredModel | undefined {
  try {
    const stored = JSON.parse(text) as StoredModel;
    return stored.checksum === digestOf(JSON.stringify(stored.model))
      ? stored
      : undefined;
  } catch {
    return undefined;
  }
}
