import path from 'node:path';

import {checkCode, endChecks} from '@lexical-documentation/code-check';
import {readSampleFiles} from '@lexical-documentation/code-samples';

import {readUpstreamCode} from './upstream-code';

const ROOT = path.join(import.meta.dirname, '../..');
const ENVIRONMENT = path.join(ROOT, 'site/build/code-check/environment.bin');
/** Every seventh sample: a mix of all pages, in seconds. */
const STEP = 7;
const LONGEST_P95 = 1_000;

const samples = await readSampleFiles({
  folders: [path.join(ROOT, 'docs')],
  exampleFolders: [path.join(ROOT, 'examples')],
});
const chosen = samples.filter((_, index) => index % STEP === 0);
const first = performance.now();
await checkCode([{path: 'warm.ts', text: ''}], {environment: ENVIRONMENT});
const start = performance.now() - first;

const times: number[] = [];
for (const {files} of chosen) {
  const before = performance.now();
  await checkCode(files, {environment: ENVIRONMENT});
  times.push(performance.now() - before);
}
/**
 * A Git directory of github.com/facebook/lexical, and the state to read. The half "once" has been listed
 * since: 29 of 355 sets had findings when it was first run.
 */
const {LEXICAL_REPOSITORY, LEXICAL_REF = 'HEAD'} = process.env;
const upstream = LEXICAL_REPOSITORY
  ? readUpstreamCode(LEXICAL_REPOSITORY, LEXICAL_REF)
  : [];
for (const half of ['tuned', 'once'] as const) {
  const sets = upstream.filter((set) => set.half === half);
  let found = 0;
  for (const {files} of sets) {
    const {findings} = await checkCode(files, {environment: ENVIRONMENT});
    if (findings.length > 0) found += 1;
  }
  if (sets.length > 0) {
    console.log(
      `Upstream code, half "${half}": ${found} of ${sets.length} have findings`,
    );
  }
}
await endChecks();
times.sort((one, other) => one - other);

const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
console.log(`Checks of ${chosen.length} samples and examples, one after the other`);
console.log(`  start of the thread  ${start.toFixed(0)} ms`);
console.log(`  median               ${at(0.5).toFixed(0)} ms`);
console.log(
  `  95th percentile      ${at(0.95).toFixed(0)} ms (at most ${LONGEST_P95})`,
);
process.exitCode = at(0.95) <= LONGEST_P95 ? 0 : 1;
