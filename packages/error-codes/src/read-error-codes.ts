import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {extractCodes, type ErrorCode} from './extract/extract-codes';

/** All numbers of the installed packages. */
export interface ErrorCodes {
  /** The version of the packages. */
  readonly version: string;
  readonly codes: readonly ErrorCode[];
}

const CORE = 'lexical';
const SCOPE = '@lexical';

/**
 * Returns the numbers of the installed packages and their sentences. They are read from the packages
 * once for each version, and kept in `node_modules/.cache`.
 *
 * @param root - the folder whose `node_modules` holds the packages
 * @throws ErrorCodesError when a package cannot be read
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
  const key = createHash('sha1').update(versions.join(' ')).update(ownSource());
  const file = path.join(
    nodeModules,
    `.cache/error-codes/${key.digest('hex').slice(0, 16)}.json`,
  );
  const known = readCache(file);
  if (known) {
    return known;
  }
  const codes = {
    version: versionOf(nodeModules, CORE),
    codes: extractCodes(nodeModules, names),
  };
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(codes));
  return codes;
}

function versionOf(nodeModules: string, name: string): string {
  const text = readFileSync(path.join(nodeModules, name, 'package.json'), 'utf8');
  return (JSON.parse(text) as {version: string}).version;
}

/** Another way of reading makes another answer. */
function ownSource(): string {
  const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'extract');
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

function readCache(file: string): ErrorCodes | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ErrorCodes;
  } catch {
    // None yet, or one that was cut off.
    return undefined;
  }
}
