import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {readPackages} from '@lexical-documentation/api-reference';
import {digestOfFiles, openDiskCache} from '@lexical-documentation/common/build';

import {extractCodes, type ErrorCode} from './extract/extract-codes';
import {findRaisers, type Reference} from './extract/raised-by';

/** A number with the exports that raise it. */
export interface RaisedError extends ErrorCode {
  /** What raises it in its own code, as `module#Name` or `module#Class.member`. */
  readonly raisedBy: readonly Reference[];
}

/** All numbers of the installed packages. */
export interface ErrorCodes {
  /** The version of the packages. */
  readonly version: string;
  readonly codes: readonly RaisedError[];
}

const CORE = 'lexical';
const SCOPE = '@lexical';
const HERE = path.dirname(fileURLToPath(import.meta.url));

/**
 * Returns the numbers of the installed packages and their sentences. They are read from the packages
 * once for each version, and kept in `node_modules/.cache`.
 *
 * @param root - the folder whose `node_modules` holds the packages
 * @throws FourPartError when a package cannot be read
 */
export function readErrorCodes(root: string): ErrorCodes {
  const nodeModules = path.join(root, 'node_modules');
  const names = [
    CORE,
    ...readdirSync(path.join(nodeModules, SCOPE))
      .map((name) => `${SCOPE}/${name}`)
      .filter((name) => existsSync(path.join(nodeModules, name, 'dist')))
      .sort(),
  ];
  const versions = names.map((name) => `${name}@${versionOf(nodeModules, name)}`);
  const key = [...versions, digestOfFiles(path.join(HERE, 'extract'))];
  const cache = openDiskCache(root, 'error-codes');
  const known = cache.read<ErrorCodes>(...key);
  if (known) {
    return known;
  }
  const codes: ErrorCodes = {
    version: versionOf(nodeModules, CORE),
    codes: withRaisers(extractCodes(nodeModules, names), names, root),
  };
  cache.write(codes, ...key);
  return codes;
}

function withRaisers(
  codes: readonly ErrorCode[],
  names: readonly string[],
  root: string,
): RaisedError[] {
  const packages = names.filter((name) => shipsSources(root, name));
  const entries = readPackages(packages, root).flatMap(({entryPoints}) => entryPoints);
  const sentences = new Set(codes.map(({message}) => message));
  const raisers = findRaisers(entries, (text) => sentences.has(text));
  return codes.map((code) => ({...code, raisedBy: raisers.get(code.message) ?? []}));
}

function shipsSources(root: string, name: string): boolean {
  return existsSync(path.join(root, 'node_modules', name, 'src'));
}

function versionOf(nodeModules: string, name: string): string {
  const text = readFileSync(path.join(nodeModules, name, 'package.json'), 'utf8');
  return (JSON.parse(text) as {version: string}).version;
}
