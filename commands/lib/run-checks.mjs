// @ts-check
import {parseArgs} from 'node:util';

import {buildSiteIfChanged} from './build-site.mjs';
import {CHECKS} from './checks.mjs';
import {CommandError} from './command-error.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {provideBrowser} from './provide-browser.mjs';
import {announce, formatDuration} from './stage.mjs';
import {formatSummary, total} from './summary.mjs';

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {import('./summary.mjs').Outcome} Outcome */

/**
 * `npm test`: installs, builds, finds a browser and runs every check, also after one that fails.
 * Its last line is `N passed, N failed`.
 *
 * @param {string[]} args
 * @returns {Promise<number>} 0 when nothing failed
 */
export async function runChecks(args) {
  const checks = chooseChecks(args);
  await installDependencies();
  const {env, outcomes, missing} = await prepare(checks);
  for (const check of checks) {
    announce(check.title);
    outcomes.push(await runCheck(check, env, missing));
  }
  console.log(formatSummary(outcomes));
  return total(outcomes).failed === 0 ? 0 : 1;
}

/**
 * @param {string[]} args
 * @returns {readonly Check[]}
 * @throws {CommandError} when `--only` names no check
 */
export function chooseChecks(args) {
  const names = CHECKS.map(({name}) => name);
  const wanted = parseOnly(args)?.split(',') ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown === undefined) {
    return CHECKS.filter(({name}) => wanted.includes(name));
  }
  throw new CommandError({
    what: `There is no check called "${unknown}".`,
    where: 'the argument --only',
    expected: `some of ${names.join(', ')}, separated by commas`,
    fix: 'for example: npm test -- --only unit,types',
  });
}

/** @param {string[]} args */
function parseOnly(args) {
  try {
    return parseArgs({args, options: {only: {type: 'string'}}}).values.only;
  } catch (error) {
    throw new CommandError({
      what: error instanceof Error ? error.message : String(error),
      where: `the arguments: ${args.join(' ')}`,
      expected: '--only <checks>, or nothing',
      fix: 'for example: npm test -- --only unit,types',
    });
  }
}

/**
 * Provides what the checks need. What cannot be had is a failure of its own; checks that need it
 * are not run and fail, the others go on.
 *
 * @param {readonly Check[]} checks
 */
async function prepare(checks) {
  /** @type {Outcome[]} */
  const outcomes = [];
  /** @type {Record<string, string>} */
  const env = {};
  /** @type {{build?: boolean, browser?: boolean}} */
  const missing = {};
  const variants = new Set(checks.flatMap(({builds}) => builds));
  if (variants.size > 0) {
    const built = await runPreparation('build', async () => {
      for (const variant of variants) {
        await buildSiteIfChanged(variant);
      }
    });
    outcomes.push(built);
    missing.build = built.failed > 0;
  }
  if (checks.some(({needsBrowser}) => needsBrowser)) {
    const found = await runPreparation('browser', async () => {
      env['CHROME_PATH'] = await provideBrowser();
    });
    outcomes.push(found);
    missing.browser = found.failed > 0;
  }
  return {env, outcomes, missing};
}

/**
 * @param {string} name
 * @param {() => Promise<void>} run
 * @returns {Promise<Outcome>}
 */
async function runPreparation(name, run) {
  const started = performance.now();
  let failed = 0;
  try {
    await run();
  } catch (error) {
    failed = 1;
    console.error(error instanceof CommandError ? error.message : error);
  }
  return {
    name,
    passed: 1 - failed,
    failed,
    skipped: 0,
    duration: performance.now() - started,
  };
}

/**
 * @param {Check} check
 * @param {Record<string, string>} env
 * @param {{build?: boolean, browser?: boolean}} missing
 * @returns {Promise<Outcome>}
 */
async function runCheck(check, env, missing) {
  const lacks = [
    check.builds.length > 0 && missing.build && 'a built site',
    check.needsBrowser && missing.browser && 'a browser',
  ].filter(Boolean);
  if (lacks.length > 0) {
    console.error(`  not run: it needs ${lacks.join(' and ')}`);
    return {name: check.name, passed: 0, failed: 1, skipped: 0, duration: 0};
  }
  const started = performance.now();
  const counts = await check.run(env);
  const duration = performance.now() - started;
  console.log(`  done in ${formatDuration(duration)}`);
  return {name: check.name, ...counts, duration};
}
