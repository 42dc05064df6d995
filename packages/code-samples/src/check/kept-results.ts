import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {digestOf, digestOfFiles, writeWhole} from '@lexical-documentation/common/build';

/** Checks that passed, by everything that affects their result. */
export interface KeptResults {
  /** @param facts - everything that is specific to the check: code, settings */
  readonly isKnownToPass: (facts: readonly string[]) => boolean;
  readonly keep: (facts: readonly string[]) => void;
  /** Writes the file; it also keeps results that weren't requested, and drops the oldest first. */
  readonly save: () => void;
}

/** Several versions of every sample of a large site. */
const MOST_RESULTS = 10_000;

const SOURCES = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Reads the results of earlier checks. They become invalid when the installed packages, the code of
 * the check, or Node changes.
 *
 * @param file - where results are stored; without one, nothing is
 * @param root - the folder whose `node_modules` the samples import from
 */
export async function readKeptResults(
  file: string | undefined,
  root: string,
): Promise<KeptResults> {
  if (file === undefined) return NOTHING_KEPT;
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const surroundings = [digestOfFiles(SOURCES, installed), process.version];
  const digests = new Set(await readDigests(file));
  const use = (digest: string): void => {
    digests.delete(digest);
    digests.add(digest);
  };
  return {
    isKnownToPass(facts) {
      const digest = digestOf(...surroundings, ...facts);
      const isKnown = digests.has(digest);
      if (isKnown) use(digest);
      return isKnown;
    },
    keep: (facts) => {
      use(digestOf(...surroundings, ...facts));
    },
    save: () => {
      writeWhole(file, JSON.stringify([...digests].slice(-MOST_RESULTS)));
    },
  };
}

const NOTHING_KEPT: KeptResults = {
  isKnownToPass: () => false,
  keep: () => undefined,
  save: () => undefined,
};

async function readDigests(file: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as string[];
  } catch {
    // No file yet, or an incomplete one: everything is checked.
    return [];
  }
}
