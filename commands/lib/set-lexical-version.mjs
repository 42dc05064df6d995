// @ts-check
import {existsSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {ROOT} from './paths.mjs';

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const SECTIONS = ['dependencies', 'devDependencies', 'peerDependencies'];

/** Folders whose pages name files of published packages and of their repository. */
const FOLDERS_OF_PAGES = ['docs', 'blog'];
/** Where such an address has its version. */
const ADDRESSED =
  /(?<=\/npm\/(?:@lexical\/[\w-]+|lexical)@|facebook\/lexical\/(?:tree|blob)\/v)\d+\.\d+\.\d+(?:-[\w.]+)?(?=\/)/g;

/** Where a manifest on a page has the version, alone or as the first of a range of one minor version. */
const PINNED =
  /(?<="(?:@lexical\/[\w-]+|lexical)": ")(>=)?\d+\.\d+\.\d+(?:-[\w.]+)?(?: <\d+\.\d+\.\d+)?(?=")/g;

/**
 * `npm run lexical:version -- 0.51.0`: sets the version of every Lexical package in all manifests,
 * and in the addresses of package files and the manifests on pages. Commands that install Lexical get
 * the version when the site is built. What else a new version needs is for a person.
 *
 * @param {string[]} args
 * @throws {FourPartError} for what is no exact version
 */
export async function setLexicalVersion([version = '', ...rest]) {
  if (!EXACT_VERSION.test(version) || rest.length > 0) {
    throw new FourPartError({
      what: `"${[version, ...rest].join(' ')}" is not a version.`,
      where: 'the argument of npm run lexical:version',
      expected: 'one exact version, as all packages of Lexical must have the same',
      fix: 'for example: npm run lexical:version -- 0.51.0',
    });
  }
  const changed = [
    ...(await changeEach(await manifests(), (text) => setPins(text, version))),
    ...(await changeEach(await pages(), (text) => setOnPage(text, version))),
  ];
  if (changed.length === 0) {
    console.log(`Lexical is at ${version} everywhere.`);
    return;
  }
  console.log(`Lexical is now at ${version} in:\n  ${changed.join('\n  ')}`);
  console.log('Next: npm install, then npm test');
}

async function manifests() {
  const packages = await readdir(join(ROOT, 'packages'));
  const folders = ['', 'site/', ...packages.map((name) => `packages/${name}/`)];
  return folders
    .map((folder) => `${folder}package.json`)
    .filter((file) => existsSync(join(ROOT, file)));
}

async function pages() {
  const lists = FOLDERS_OF_PAGES.filter((folder) => existsSync(join(ROOT, folder))).map(
    async (folder) => {
      const names = await readdir(join(ROOT, folder), {recursive: true});
      return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    },
  );
  return (await Promise.all(lists))
    .flat()
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('docs/api/'))
    .sort();
}

/**
 * @param {string} text - of a page
 * @param {string} version
 */
function setOnPage(text, version) {
  const [major = 0, minor = 0] = version.split('.', 2).map(Number);
  return text
    .replace(ADDRESSED, version)
    .replace(PINNED, (_pin, range) =>
      range === undefined ? version : `>=${version} <${major}.${minor + 1}.0`,
    );
}

/**
 * @param {readonly string[]} files
 * @param {(text: string) => string} change
 * @returns {Promise<string[]>} the files that are other than before
 */
async function changeEach(files, change) {
  /** @type {string[]} */
  const changed = [];
  for (const file of files) {
    const before = await readFile(join(ROOT, file), 'utf8');
    const after = change(before);
    if (after === before) continue;
    await writeFile(join(ROOT, file), after);
    changed.push(file);
  }
  return changed;
}

/**
 * @param {string} text - of a manifest
 * @param {string} version
 */
function setPins(text, version) {
  const manifest = JSON.parse(text);
  let isOther = false;
  for (const section of SECTIONS) {
    const pins = manifest[section] ?? {};
    for (const name of Object.keys(pins)) {
      if (!/^(lexical$|@lexical\/)/.test(name) || pins[name] === version) continue;
      pins[name] = version;
      isOther = true;
    }
  }
  return isOther ? `${JSON.stringify(manifest, null, 2)}\n` : text;
}
