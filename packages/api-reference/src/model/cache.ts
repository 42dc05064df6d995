import {readFileSync} from 'node:fs';
import path from 'node:path';

import {digestOf, writeWhole} from '@lexical-documentation/common/build';

import {MODEL_FORMAT, type ReferenceModel} from './schema';

/** Why a stored model cannot be used. */
export type CacheState = 'fresh' | 'missing' | 'stale' | 'corrupted';

interface StoredModel {
  readonly format: number;
  readonly key: string;
  readonly checksum: string;
  readonly model: ReferenceModel;
}

/** Digest of everything that the model depends on. */
export function cacheKey(inputs: object): string {
  return digestOf(JSON.stringify({format: MODEL_FORMAT, inputs}));
}

/** Reads the stored model; a model is given only when it is whole and made from the same inputs. */
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

/** Stores the model; readers never see a half-written file. */
export function writeCachedModel(
  cacheDir: string,
  key: string,
  model: ReferenceModel,
): void {
  const checksum = digestOf(JSON.stringify(model));
  const stored: StoredModel = {format: MODEL_FORMAT, key, checksum, model};
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
