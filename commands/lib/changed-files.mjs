// @ts-check
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {ROOT} from './paths.mjs';
import {runProcess} from './run-process.mjs';

/** Where a branch may have started, the usual first. */
const BASES = ['origin/HEAD', 'origin/main', 'main'];

/**
 * Lists what differs from a commit, files that Git does not know yet included.
 *
 * @param {string} [base] - default: where this branch left the main one
 * @returns {Promise<{files: string[], removed: string[]}>} paths below the root
 * @throws {FourPartError} when Git cannot tell
 */
export async function changedFiles(base) {
  const commit = base ?? (await startOfBranch());
  const tracked = await git([
    'diff',
    '--name-only',
    '--no-renames',
    '-z',
    commit,
    '--',
  ]);
  const untracked = await git(['ls-files', '--others', '--exclude-standard', '-z']);
  const all = [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))].sort();
  const isThere = (/** @type {string} */ file) => existsSync(join(ROOT, file));
  return {
    files: all.filter(isThere),
    removed: all.filter((file) => !isThere(file)),
  };
}

async function startOfBranch() {
  for (const base of BASES) {
    const {code, output} = await runProcess('git', ['merge-base', 'HEAD', base], {
      output: 'keep',
    });
    if (code === 0) return output.trim();
  }
  return 'HEAD';
}

/** @param {string[]} args */
async function git(args) {
  const {code, output} = await runProcess('git', args, {output: 'keep'});
  if (code === 0) return output;
  throw new FourPartError({
    what: `Git cannot say what has changed: ${output.trim()}`,
    where: `git ${args.join(' ')} in ${ROOT}`,
    expected: 'a clone with the commit to compare with',
    fix: 'name a commit that Git knows, such as npm test -- --changed HEAD, or leave --changed out',
  });
}
