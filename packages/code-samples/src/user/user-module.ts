import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The name with which samples import a user; it isn't a package, and only the check knows it. */
export const USER_MODULE = 'sample-user';

/** What the module exports. */
export const USER_FILE = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  'sample-user.ts',
);

const IMPORT = new RegExp(String.raw`\bfrom '${USER_MODULE}'`);

/** Returns the index of the line that imports a user, or -1. */
export function userImportLine(lines: readonly string[]): number {
  return lines.findIndex((line) => IMPORT.test(line));
}

/** Returns whether a sample has a user. */
export function isUsed({code}: {readonly code: string}): boolean {
  return IMPORT.test(code);
}
