import type {Stats} from 'node:fs';
import {stat} from 'node:fs/promises';
import {join} from 'node:path';

import Negotiator from 'negotiator';

/** A file of the built site. */
export interface SiteFile {
  /** Absolute path. */
  readonly path: string;
  /** Path relative to the root, with "/" as separator and without a leading one. */
  readonly name: string;
  readonly stats: Stats;
}

/** The file to send: the original, or the compressed version from the build. */
export interface Variant {
  readonly path: string;
  readonly encoding: 'br' | 'gzip' | 'identity';
}

const EXTENSIONS = {br: '.br', gzip: '.gz'} as const;
const SMALLEST_FIRST = ['br', 'gzip'] as const;

/** Returns the first of the named files that exists below `root`. */
export async function findSiteFile(
  root: string,
  names: readonly string[],
): Promise<SiteFile | undefined> {
  for (const name of names) {
    const path = join(root, name);
    const stats = await statFile(path);
    if (stats) {
      return {path, name, stats};
    }
  }
  return undefined;
}

/** Chooses the smallest version that the client accepts, among the file and its compressed versions. */
export async function chooseVariant(
  file: SiteFile,
  acceptEncoding: string | undefined,
): Promise<Variant> {
  const negotiator = new Negotiator({
    headers: {'accept-encoding': acceptEncoding ?? ''},
  });
  const accepted = new Set(negotiator.encodings(['br', 'gzip']));
  for (const encoding of SMALLEST_FIRST) {
    if (!accepted.has(encoding)) {
      continue;
    }
    const path = file.path + EXTENSIONS[encoding];
    const stats = await statFile(path);
    // A compressed version that is older than its file is from an earlier build.
    if (stats && stats.mtimeMs >= file.stats.mtimeMs) {
      return {path, encoding};
    }
  }
  return {path: file.path, encoding: 'identity'};
}

async function statFile(path: string): Promise<Stats | undefined> {
  try {
    const stats = await stat(path);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}
