// @ts-check
import {mkdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';

import {playwrightFailures, problemFailures, vitestFailures} from './failures.mjs';
import {CACHE, REPORTS, ROOT} from './paths.mjs';
import {
  countPages,
  countPlaywright,
  countSamples,
  countVitest,
  reconcile,
} from './reports.mjs';
import {readTestNeeds} from './read-test-needs.mjs';
import {CONFIGURED_SITE, PUBLIC_SITE} from './site-variants.mjs';
import {runTool} from './tool.mjs';
import {FOLDERS_WITH_SAMPLES, FOLDERS_WITH_TEXTS} from './touched.mjs';

/** @typedef {import('./failures.mjs').Failures} Failures */
/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {import('./site-variants.mjs').SiteVariant} SiteVariant */

/** @typedef {import('./touched.mjs').Touched} Touched */

/**
 * @typedef {object} Work
 * @property {Record<string, string>} env - what to add to the environment
 * @property {'show' | 'keep'} output - print what the check says at once, or return it
 * @property {Touched} [touched] - what to look at; without it, everything
 */

/**
 * @typedef {object} Needs
 * @property {boolean} build
 * @property {boolean} reference - the packages' stored model and names, which every build leaves
 */

/**
 * @typedef {Counts & {output?: string, failures?: Failures}} Finding - `output` when it was to be
 *   kept; `failures` where the tool gives names
 */

/**
 * @typedef {object} Check
 * @property {string} name - for `--only` and the summary
 * @property {string} title
 * @property {readonly SiteVariant[]} builds - which builds of the site it looks at
 * @property {(touched: Touched) => Promise<Needs>} [needs] - what it needs of that for a change;
 *   default: all
 * @property {boolean} needsBrowser
 * @property {boolean} [alone] - nothing runs beside it
 * @property {(touched: Touched) => boolean} isTouched - whether it is to run at all
 * @property {(work: Work) => Promise<Finding>} run
 */

/** Every check, quick ones first. @type {readonly Check[]} */
export const CHECKS = [
  {
    ...toolCheck('format', 'Formatting (Prettier)', 'prettier', ({touched}) => [
      '--check',
      ...(touched ? ['--ignore-unknown', ...touched.format] : ['.']),
    ]),
    isTouched: ({format}) => format.length > 0,
  },
  {
    ...toolCheck('lint', 'Code style (ESLint)', 'eslint', ({touched}) => [
      ...['--max-warnings', '0', '--no-warn-ignored'],
      ...(touched?.lint ?? ['.']),
    ]),
    isTouched: ({lint}) => lint.length > 0,
  },
  {
    ...toolCheck(
      'types',
      'Types (TypeScript)',
      'typescript',
      () => ['--project', '.'],
      'tsc',
    ),
    isTouched: ({types}) => types,
  },
  {
    name: 'text',
    title: 'Texts of the pages (spelling, terms, headings, links)',
    // The build writes the list of names that sentences write as code.
    builds: [PUBLIC_SITE],
    needs: async () => ({build: false, reference: true}),
    needsBrowser: false,
    isTouched: ({text}) => text.length > 0,
    run: runTextChecks,
  },
  {
    name: 'samples',
    title: 'Samples of the pages (compiled and run)',
    builds: [],
    needsBrowser: true,
    isTouched: ({samples}) => samples.length > 0,
    run: runSamples,
  },
  {
    name: 'unit',
    title: 'Unit tests (Vitest)',
    builds: [PUBLIC_SITE],
    needs: ({unit}) => readTestNeeds(unit),
    needsBrowser: false,
    isTouched: ({unit}) => unit.length > 0,
    run: runUnitTests,
  },
  {
    name: 'e2e',
    title: 'End-to-end tests (Playwright)',
    builds: [PUBLIC_SITE, CONFIGURED_SITE],
    needsBrowser: true,
    // What it waits for has a time to come.
    alone: true,
    isTouched: ({e2e}) => e2e.length > 0,
    run: runEndToEndTests,
  },
];

/**
 * A tool that only says yes or no: one check.
 *
 * @param {string} name
 * @param {string} title
 * @param {string} packageName
 * @param {(work: Work) => string[]} argsOf
 * @param {string} [bin]
 * @returns {Omit<Check, 'isTouched'>}
 */
function toolCheck(name, title, packageName, argsOf, bin = packageName) {
  return {
    name,
    title,
    builds: [],
    needsBrowser: false,
    async run(work) {
      const {env, output} = work;
      const result = await runTool(packageName, argsOf(work), {bin, env, output});
      const isRight = result.code === 0;
      return {
        passed: Number(isRight),
        failed: Number(!isRight),
        skipped: 0,
        output: result.output,
      };
    },
  };
}

/** @param {Work} work @returns {Promise<Finding>} */
async function runTextChecks({env, output, touched}) {
  const report = await freshReport('text.json');
  const command = join(ROOT, 'packages/text-checks/src/check-command.ts');
  const args = [command, '--options', join(ROOT, 'text-checks.json'), '--json', report];
  const pages = (touched?.text ?? [])
    .filter((place) => !FOLDERS_WITH_TEXTS.includes(place))
    .flatMap((page) => ['--changed', page]);
  const result = await runTool('tsx', [...args, ...pages, ...FOLDERS_WITH_TEXTS], {
    env,
    output,
  });
  return readFinding(report, countPages, problemFailures, result);
}

/** @param {Work} work @returns {Promise<Finding>} */
async function runSamples({env, output, touched}) {
  const report = await freshReport('samples.json');
  const command = join(ROOT, 'packages/code-samples/src/check-command.ts');
  const results = join(CACHE, 'samples-that-passed.json');
  const options = ['--json', report, '--results', results];
  const args = [command, ...options, ...(touched?.samples ?? FOLDERS_WITH_SAMPLES)];
  const result = await runTool('tsx', args, {env, output});
  return readFinding(report, countSamples, problemFailures, result);
}

/** @param {Work} work @returns {Promise<Finding>} */
async function runUnitTests({env, output, touched}) {
  const report = await freshReport('unit.json');
  const reporters = ['--reporter=default', '--reporter=json'];
  const args = ['run', ...reporters, `--outputFile.json=${report}`];
  const result = await runTool('vitest', [...args, ...(touched?.unit ?? [])], {
    env,
    output,
  });
  return readFinding(report, countVitest, vitestFailures, result);
}

/** @param {Work} work @returns {Promise<Finding>} */
async function runEndToEndTests({env, output, touched}) {
  const report = await freshReport('e2e.json');
  // A place of Playwright is a regular expression.
  const places = (touched?.e2e ?? []).map((place) => place.replaceAll('.', '\\.'));
  const result = await runTool('@playwright/test', ['test', ...places], {
    bin: 'playwright',
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
    output,
  });
  return readFinding(report, countPlaywright, playwrightFailures, result);
}

/**
 * Both functions take the report of one tool, whose shape this one passes on unread.
 *
 * @param {string} path - of the report, which is missing when the runner died before it wrote one
 * @param {(report: any) => Counts} count
 * @param {(report: any) => Failures} listFailures
 * @param {import('./run-process.mjs').ProcessResult} result
 * @returns {Promise<Finding>}
 */
async function readFinding(path, count, listFailures, {code, output}) {
  const report = await readReport(path);
  const counts = report && count(report);
  const failures = report && listFailures(report);
  return {...reconcile(counts, code), failures, output};
}

/**
 * A report that is left from an earlier run must not be taken for this one's.
 *
 * @param {string} name
 * @returns {Promise<string>} the path to write it to
 */
async function freshReport(name) {
  const path = join(REPORTS, name);
  await mkdir(REPORTS, {recursive: true});
  await rm(path, {force: true});
  return path;
}

/**
 * @param {string} path
 * @returns {Promise<any>} nothing when there is none that can be read
 */
async function readReport(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
