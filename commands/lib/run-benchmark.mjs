// @ts-check
import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';

import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {ROOT} from './paths.mjs';
import {runTool} from './tool.mjs';

const BENCHMARKS = join(ROOT, 'benchmarks');
const DEFAULT = 'pages';

/** A folder of `benchmarks/` is a benchmark when it holds this file. */
const ENTRY = 'main.ts';

/**
 * `npm run bench [-- <name> [arguments]]`: runs `benchmarks/<name>/main.ts`.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the benchmark's exit code
 * @throws {FourPartError} when there is no such benchmark
 */
export async function runBenchmark([name = DEFAULT, ...args]) {
  const names = await listBenchmarks();
  if (!names.includes(name)) {
    throw new FourPartError({
      what: `There is no benchmark called "${name}".`,
      where: BENCHMARKS,
      expected: `one of ${names.join(', ')}`,
      fix: `for example: npm run bench -- ${DEFAULT}`,
    });
  }
  await installDependencies();
  const {code} = await runTool('tsx', [join(BENCHMARKS, name, ENTRY), ...args]);
  return code;
}

async function listBenchmarks() {
  const folders = await readdir(BENCHMARKS);
  return folders.filter((name) => existsSync(join(BENCHMARKS, name, ENTRY)));
}
