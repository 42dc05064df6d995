// @ts-check
import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseArgs} from 'node:util';

import {changedFiles} from './changed-files.mjs';
import {CHECKS} from './checks.mjs';
import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {readPageTests} from './page-tests.mjs';
import {ROOT} from './paths.mjs';
import {touchedBy} from './touched.mjs';

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {import('./touched.mjs').Touched} Touched */

/**
 * @param {string[]} args
 * @returns {Promise<{checks: readonly Check[], touched?: Touched, again?: boolean}>} `again`: also
 *   those that have passed with the same files
 * @throws {FourPartError} when `--only` names no check, or Git cannot tell what has changed
 */
export async function chooseChecks(args) {
  const {only, changed, again, base} = readArguments(args);
  const named = namedChecks(only);
  if (!changed) return {checks: named, again};
  const {files, removed} = await changedFiles(base);
  const [dependents, pageTests] = await Promise.all([
    readDependents(),
    readPageTests(),
  ]);
  const touched = touchedBy(files, removed, {dependents, pageTests});
  const count = files.length + removed.length;
  if (!touched) {
    console.log(`${count} files changed, and one of them decides about everything.`);
    return {checks: named, again};
  }
  const checks = named.filter(({isTouched}) => isTouched(touched));
  const names = checks.map(({name}) => name).join(', ') || 'no check';
  console.log(`${count} files changed, which touches ${names}.`);
  return {checks, touched};
}

/** @param {string | undefined} only */
function namedChecks(only) {
  const names = CHECKS.map(({name}) => name);
  const wanted = only?.split(',') ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown === undefined) {
    return CHECKS.filter(({name}) => wanted.includes(name));
  }
  throw new FourPartError({
    what: `There is no check called "${unknown}".`,
    where: 'the argument --only',
    expected: `some of ${names.join(', ')}, separated by commas`,
    fix: 'for example: npm test -- --only unit,types',
  });
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    const {values, positionals} = parseArgs({
      args,
      options: {
        only: {type: 'string'},
        changed: {type: 'boolean'},
        again: {type: 'boolean'},
      },
      allowPositionals: true,
    });
    const [base, ...rest] = positionals;
    if (rest.length > 0 || (base !== undefined && !values.changed)) {
      throw new Error(`Unexpected argument '${rest[0] ?? base}'`);
    }
    return {...values, base};
  } catch (error) {
    throw new FourPartError({
      what: error instanceof Error ? error.message : String(error),
      where: `the arguments: ${args.join(' ')}`,
      expected: '--only <checks>, --changed [commit], --again, or nothing',
      fix: 'for example: npm test -- --only unit,types',
    });
  }
}

/**
 * Which packages use a package, by the names of their folders.
 *
 * @returns {Promise<Map<string, string[]>>}
 */
async function readDependents() {
  const folder = join(ROOT, 'packages');
  /** @type {Map<string, string[]>} */
  const dependents = new Map();
  for (const user of await readdir(folder)) {
    const file = join(folder, user, 'package.json');
    // A package that has gone may leave its node_modules behind.
    if (!existsSync(file)) continue;
    const manifest = await readFile(file, 'utf8');
    const {dependencies = {}, devDependencies = {}} = JSON.parse(manifest);
    for (const name of Object.keys({...dependencies, ...devDependencies})) {
      const used = name.replace(/^@lexical-documentation\//, '');
      if (used !== name) dependents.set(used, [...(dependents.get(used) ?? []), user]);
    }
  }
  return dependents;
}
