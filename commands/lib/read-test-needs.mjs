// @ts-check
import {existsSync, statSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import {ROOT} from './paths.mjs';

/** What tests read that is made before they run. */
const NAMES_BUILD = /\bsite\/build\b|\b(SITE_BUILD|PUBLIC_SITE|SEARCH_INDEX)\b/;
const NAMES_REFERENCE = /\.cache\/api-reference\b/;

const RELATIVE_IMPORT = /\bfrom '(\.[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/**
 * Reads from tests, and from what they import of other tests, whether they look at the built site
 * or at the stored reference.
 *
 * @param {readonly string[]} places - folders and files of tests, below the root
 * @returns {Promise<{build: boolean, reference: boolean}>}
 */
export async function readTestNeeds(places) {
  const files = new Set((await Promise.all(places.map(testsBelow))).flat());
  const needs = {build: false, reference: false};
  // Grows while it is walked.
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    needs.build ||= NAMES_BUILD.test(text);
    needs.reference ||= NAMES_REFERENCE.test(text);
    for (const [, name = ''] of text.matchAll(RELATIVE_IMPORT)) {
      const imported = fileOf(join(dirname(file), name));
      if (imported && /[\\/]tests[\\/]/.test(imported)) files.add(imported);
    }
  }
  return needs;
}

/** @param {string} place */
async function testsBelow(place) {
  const path = join(ROOT, place);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = await readdir(path, {recursive: true});
  return entries
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(path, name));
}

/** @param {string} path */
function fileOf(path) {
  return ENDINGS.map((ending) => path + ending).find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
