// @ts-check
import {mkdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';

import {CACHE, REPORTS, ROOT} from './paths.mjs';
import {
  countPages,
  countPlaywright,
  countSamples,
  countVitest,
  reconcile,
} from './reports.mjs';
import {CONFIGURED_SITE, PUBLIC_SITE} from './site-variants.mjs';
import {runTool} from './tool.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */
/** @typedef {import('./site-variants.mjs').SiteVariant} SiteVariant */

/**
 * @typedef {object} Check
 * @property {string} name - for `--only` and the summary
 * @property {string} title
 * @property {readonly SiteVariant[]} builds - which builds of the site it looks at
 * @property {boolean} needsBrowser
 * @property {(env: Record<string, string>) => Promise<Counts>} run - told what to add to the
 *   environment; prints what it finds
 */

const FOLDERS_WITH_TEXTS = ['docs', 'blog'];
const FOLDERS_WITH_SAMPLES = ['docs', 'blog', 'reference-notes'];

/** Every check, quick ones first. @type {readonly Check[]} */
export const CHECKS = [
  toolCheck('format', 'Formatting (Prettier)', 'prettier', ['--check', '.']),
  toolCheck('lint', 'Code style (ESLint)', 'eslint', ['--max-warnings', '0', '.']),
  toolCheck('types', 'Types (TypeScript)', 'typescript', ['--project', '.'], 'tsc'),
  {
    name: 'text',
    title: 'Texts of the pages (spelling, terms, headings, links)',
    // The build writes the list of names that sentences write as code.
    builds: [PUBLIC_SITE],
    needsBrowser: false,
    run: (env) => runTextChecks(env),
  },
  {
    name: 'samples',
    title: 'Samples of the pages (compiled and run)',
    builds: [],
    needsBrowser: true,
    run: (env) => runSamples(env),
  },
  {
    name: 'unit',
    title: 'Unit tests (Vitest)',
    builds: [PUBLIC_SITE],
    needsBrowser: false,
    run: (env) => runUnitTests(env),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests (Playwright)',
    builds: [CONFIGURED_SITE, PUBLIC_SITE],
    needsBrowser: true,
    run: (env) => runEndToEndTests(env),
  },
];

/**
 * A tool that only says yes or no: one check.
 *
 * @param {string} name
 * @param {string} title
 * @param {string} packageName
 * @param {string[]} args
 * @param {string} [bin]
 * @returns {Check}
 */
function toolCheck(name, title, packageName, args, bin = packageName) {
  return {
    name,
    title,
    builds: [],
    needsBrowser: false,
    async run(env) {
      const {code} = await runTool(packageName, args, {bin, env});
      return {passed: Number(code === 0), failed: Number(code !== 0), skipped: 0};
    },
  };
}

/** @param {Record<string, string>} env */
async function runTextChecks(env) {
  const report = await freshReport('text.json');
  const command = join(ROOT, 'packages/text-checks/src/check-command.ts');
  const args = [command, '--options', join(ROOT, 'text-checks.json'), '--json', report];
  const {code} = await runTool('tsx', [...args, ...FOLDERS_WITH_TEXTS], {env});
  return reconcile(await readCounts(report, countPages), code);
}

/** @param {Record<string, string>} env */
async function runSamples(env) {
  const report = await freshReport('samples.json');
  const command = join(ROOT, 'packages/code-samples/src/check-command.ts');
  const results = join(CACHE, 'samples-that-passed.json');
  const options = ['--json', report, '--results', results];
  const args = [command, ...options, ...FOLDERS_WITH_SAMPLES];
  const {code} = await runTool('tsx', args, {env});
  return reconcile(await readCounts(report, countSamples), code);
}

/** @param {Record<string, string>} env */
async function runUnitTests(env) {
  const report = await freshReport('unit.json');
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const {code} = await runTool('vitest', args, {env});
  return reconcile(await readCounts(report, countVitest), code);
}

/** @param {Record<string, string>} env */
async function runEndToEndTests(env) {
  const report = await freshReport('e2e.json');
  const {code} = await runTool('@playwright/test', ['test'], {
    bin: 'playwright',
    env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
  });
  return reconcile(await readCounts(report, countPlaywright), code);
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
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Counts} count
 * @returns {Promise<Counts | undefined>} nothing when the runner died before it wrote a report
 */
async function readCounts(path, count) {
  try {
    return count(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
