import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import manifest from '../../package.json';
import {lexicalPackages} from './api-reference';

/** Facts about the documented packages that pages state; measured, never typed by hand. */
export interface LexicalFigures {
  /** Version that the site documents, such as "0.50.0". */
  readonly version: string;
  /** Number of published packages, the core included. */
  readonly packageCount: number;
  /** Size of the core's production module, gzip, in kilobytes of 1,000 bytes. */
  readonly coreKilobytes: number;
}

/**
 * Measures the installed packages.
 *
 * @param nodeModules - the folder the packages are installed in
 */
export function measureLexical(nodeModules: string): LexicalFigures {
  const core = readFileSync(join(nodeModules, 'lexical/dist/Lexical.prod.mjs'));
  return {
    version: manifest.devDependencies.lexical,
    packageCount: lexicalPackages.length,
    coreKilobytes: Math.round(gzipSync(core, {level: 9}).byteLength / 1000),
  };
}
