// @ts-check
import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {CACHE, ROOT} from './paths.mjs';
import {runProcess} from './run-process.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */

/**
 * Which checks have passed with the files that are here now.
 *
 * @typedef {object} KeptOutcomes
 * @property {(name: string) => Counts | undefined} find
 * @property {(name: string, counts: Counts) => Promise<void>} keep - unless something failed
 */

/** @type {KeptOutcomes} */
export const NOTHING_KEPT = {find: () => undefined, keep: async () => undefined};

const FILE = join(CACHE, 'checks-that-passed.json');

/** What changes a result beside the files. */
const SETTINGS = /^(SITE|SEARCH|ALGOLIA|ANALYTICS|INTERNAL_DOCS|CHROME|PLAYWRIGHT)_/;

/**
 * Remembers what passed until a file, a setting or Node changes. Where Git does not know the
 * files, nothing is kept.
 *
 * @returns {Promise<KeptOutcomes>}
 */
export async function openKeptOutcomes() {
  const key = await digestOfCheckout();
  if (key === undefined) return NOTHING_KEPT;
  const stored = await readStored();
  /** @type {Record<string, Counts>} */
  const passed = stored.key === key ? stored.passed : {};
  return {
    find: (name) => passed[name],
    async keep(name, counts) {
      if (counts.failed > 0) return;
      passed[name] = counts;
      await mkdir(CACHE, {recursive: true});
      await writeFile(FILE, JSON.stringify({key, passed}));
    },
  };
}

/** @returns {Promise<{key?: string, passed: Record<string, Counts>}>} */
async function readStored() {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'));
  } catch {
    return {passed: {}};
  }
}

/** @returns {Promise<string | undefined>} */
async function digestOfCheckout() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const {code, output} = await runProcess('git', list, {cwd: ROOT, output: 'keep'});
  if (code !== 0) return undefined;
  const hash = createHash('sha256').update(process.version);
  for (const name of [...new Set(output.split('\0').filter(Boolean))].sort()) {
    const content = await readFile(join(ROOT, name)).catch(() => 'removed');
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  }
  for (const name of Object.keys(process.env).sort()) {
    if (SETTINGS.test(name)) hash.update(`\0${name}=${process.env[name]}`);
  }
  return hash.digest('hex');
}
