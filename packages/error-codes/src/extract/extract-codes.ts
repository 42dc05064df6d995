import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {ErrorCodesError} from '../error-codes-error';
import {readCallSites} from './call-sites';
import {pairSites} from './pair-sites';

/** A number of a production build. */
export interface ErrorCode {
  readonly code: number;
  /** The sentence, with `%s` for each value. */
  readonly message: string;
  /** A warning is logged, not thrown. */
  readonly kind: 'error' | 'warning';
  /** The packages that raise it, sorted. */
  readonly packages: readonly string[];
}

const PRODUCTION = '.prod.mjs';
const RAISES = 'Minified Lexical ';
/** The package that exports the functions themselves. */
const SOURCE_OF_RAISERS = /FormatProd(?:Error|Warning)Message/;

/**
 * Returns every number that the production builds of packages may raise, with the sentence that the
 * development builds have in its place, in the order of the numbers.
 *
 * @param nodeModules - the folder of the installed packages
 * @param packages - their names
 * @throws ErrorCodesError when a number has no sentence, or two
 */
export function extractCodes(
  nodeModules: string,
  packages: readonly string[],
): ErrorCode[] {
  const codes = new Map<number, ErrorCode>();
  for (const name of packages) {
    const folder = path.join(nodeModules, name, 'dist');
    for (const file of productionFiles(folder)) {
      for (const code of codesOf(path.join(folder, file), name)) {
        codes.set(code.code, merge(codes.get(code.code), code, file));
      }
    }
  }
  return [...codes.values()].sort((one, other) => one.code - other.code);
}

function productionFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(PRODUCTION) && !SOURCE_OF_RAISERS.test(file))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(RAISES))
    .sort();
}

function codesOf(file: string, packageName: string): ErrorCode[] {
  const production = readCallSites(file);
  const development = readCallSites(file.replace(PRODUCTION, '.dev.mjs'));
  const {pairs, unpaired} = pairSites(production, development);
  const lost = unpaired[0];
  if (lost || production.length === 0) {
    throw new ErrorCodesError({
      what: lost
        ? `The number ${lost.code} has no sentence in the development build.`
        : 'A production build raises errors in a way that is not known.',
      where: file,
      expected: 'calls in the same order and surroundings in both builds',
      fix: 'Look at the call in both files, and teach packages/error-codes/src/extract the new form.',
    });
  }
  return pairs.map(({production: {code = 0, kind}, development: {message = ''}}) => ({
    code,
    message,
    kind,
    packages: [packageName],
  }));
}

function merge(
  known: ErrorCode | undefined,
  found: ErrorCode,
  file: string,
): ErrorCode {
  if (known && known.message !== found.message) {
    throw new ErrorCodesError({
      what: `The number ${found.code} has two sentences: "${known.message}" and "${found.message}".`,
      where: file,
      expected: 'one sentence for each number in all packages of one version',
      fix: 'Install the same version of all packages; if it is the same, mend packages/error-codes/src/extract/pair-sites.ts.',
    });
  }
  const packages = new Set([...(known?.packages ?? []), ...found.packages]);
  return {...found, packages: [...packages].sort()};
}
