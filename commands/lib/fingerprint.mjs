// @ts-check
import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';

/** What makes a site other than it was: its inputs, and settings in the environment. */
const INPUTS = [
  'docs',
  'blog',
  'reference-notes',
  'examples',
  'site',
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const SETTINGS =
  /^(?!ALGOLIA_ADMIN_KEY$)(SITE|SEARCH|ALGOLIA|ANALYTICS|INTERNAL_DOCS)_/;

/** Written by builds, or read by nobody who builds. */
const IGNORED_FOLDERS = new Set(['node_modules', '.docusaurus', '.cache', 'tests']);
const GENERATED = new Set(['docs/api', 'site/build']);

/**
 * A digest of everything that the built site depends on.
 *
 * @param {string} root - the repository
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} SHA-256, hexadecimal
 */
export async function fingerprintInputs(root, env) {
  const files = (
    await Promise.all(INPUTS.map((input) => listFiles(root, input)))
  ).flat();
  const hash = createHash('sha256');
  for (const name of files.sort()) {
    const content = await readFile(join(root, name));
    hash.update(`\0${name}\0${content.byteLength}\0`).update(content);
  }
  for (const name of Object.keys(env).sort()) {
    if (SETTINGS.test(name)) {
      hash.update(`\0${name}=${env[name]}`);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} input - a file or a folder that need not exist
 * @returns {Promise<string[]>} paths below the root, with "/" as separator
 */
async function listFiles(root, input) {
  const path = join(root, input);
  try {
    const entries = await readdir(path, {withFileTypes: true});
    const lists = entries
      .filter((entry) => !isIgnored(entry, `${input}/${entry.name}`))
      .map((entry) =>
        entry.isDirectory()
          ? listFiles(root, `${input}/${entry.name}`)
          : [`${input}/${entry.name}`],
      );
    return (await Promise.all(lists)).flat();
  } catch (error) {
    const {code} = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') {
      return [relative(root, path).split(sep).join('/')];
    }
    if (code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

/**
 * @param {import('node:fs').Dirent} entry
 * @param {string} name
 */
function isIgnored(entry, name) {
  return (
    !(entry.isDirectory() || entry.isFile()) ||
    (entry.isDirectory() && (IGNORED_FOLDERS.has(entry.name) || GENERATED.has(name)))
  );
}
