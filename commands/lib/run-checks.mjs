// @ts-check
import {buildSiteIfChanged} from './build-site.mjs';
import {chooseChecks} from './choose-checks.mjs';
import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {NOTHING_KEPT, openKeptOutcomes} from './kept-outcomes.mjs';
import {provideBrowser} from './provide-browser.mjs';
import {announce, formatDuration} from './stage.mjs';
import {formatSummary, total} from './summary.mjs';

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {import('./touched.mjs').Touched} Touched */
/** @typedef {import('./summary.mjs').Outcome} Outcome */

/**
 * What checks need and may not have been had.
 *
 * @typedef {object} Provisions
 * @property {Record<string, string>} env
 * @property {boolean} site
 * @property {boolean} browser
 * @property {Touched} [touched]
 * @property {import('./kept-outcomes.mjs').KeptOutcomes} kept
 */

/**
 * `npm test`: installs, builds, finds a browser and runs every check, also after one that fails.
 * What passed with the same files before is not run again. Checks that need no build run beside it.
 * Its last line is `N passed, N failed`.
 *
 * @param {string[]} args
 * @returns {Promise<number>} 0 when nothing failed
 */
export async function runChecks(args) {
  const {checks, touched, again} = await chooseChecks(args);
  await installDependencies();
  const started = performance.now();
  /** @type {Provisions} */
  const provisions = {
    env: {},
    site: true,
    browser: true,
    touched,
    // A part of a check says nothing about all of it, and a server that integrates runs everything.
    kept:
      touched || again || process.env['CI'] ? NOTHING_KEPT : await openKeptOutcomes(),
  };
  const outcomes = [
    ...(await provide(checks, provisions)),
    ...(await runSideBySide(checks, provisions)),
  ];
  for (const check of checks.filter(({alone}) => alone)) {
    outcomes.push(await runCheck(check, provisions, 'show'));
  }
  console.log(formatSummary(outcomes, performance.now() - started));
  return total(outcomes).failed === 0 ? 0 : 1;
}

/**
 * What cannot be had is a failure of its own; checks that need it are not run and fail.
 *
 * @param {readonly Check[]} checks
 * @param {Provisions} provisions
 * @returns {Promise<Outcome[]>}
 */
async function provide(checks, provisions) {
  if (!checks.some(({needsBrowser}) => needsBrowser)) return [];
  const found = await runPreparation('browser', async () => {
    provisions.env['CHROME_PATH'] = await provideBrowser();
  });
  provisions.browser = found.failed === 0;
  return [found];
}

/**
 * Builds and runs what looks at the build, while what looks at sources alone runs beside it. That
 * prints each of its checks in one piece.
 *
 * @param {readonly Check[]} checks
 * @param {Provisions} provisions
 * @returns {Promise<Outcome[]>}
 */
async function runSideBySide(checks, provisions) {
  const onSite = checks.filter(({alone, builds}) => !alone && builds.length > 0);
  const onSources = checks.filter(({alone, builds}) => !alone && builds.length === 0);
  const [site, sources] = await Promise.all([
    (async () => [
      ...(await build(checks, provisions)),
      ...(await runInTurn(onSite, provisions, 'show')),
    ])(),
    runInTurn(onSources, provisions, 'keep'),
  ]);
  return [...sources, ...site];
}

/**
 * @param {readonly Check[]} checks
 * @param {Provisions} provisions
 * @returns {Promise<Outcome[]>}
 */
async function build(checks, provisions) {
  const variants = new Set(checks.flatMap(({builds}) => builds));
  if (variants.size === 0) return [];
  const built = await runPreparation('build', async () => {
    for (const variant of variants) {
      await buildSiteIfChanged(variant);
    }
  });
  provisions.site = built.failed === 0;
  return [built];
}

/**
 * @param {readonly Check[]} checks
 * @param {Provisions} provisions
 * @param {'show' | 'keep'} output
 */
async function runInTurn(checks, provisions, output) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const check of checks) {
    outcomes.push(await runCheck(check, provisions, output));
  }
  return outcomes;
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
    console.error(error instanceof FourPartError ? error.message : error);
  }
  const duration = performance.now() - started;
  return {name, passed: 1 - failed, failed, skipped: 0, duration};
}

/**
 * @param {Check} check
 * @param {Provisions} provisions
 * @param {'show' | 'keep'} output
 * @returns {Promise<Outcome>}
 */
async function runCheck(check, {env, touched, site, browser, kept: outcomes}, output) {
  const {name, title} = check;
  const known = outcomes.find(name);
  if (known) {
    announce(title);
    console.log('  passed before, and no file has changed since');
    return {name, ...known, duration: 0};
  }
  const lacks = [
    check.builds.length > 0 && !site && 'a built site',
    check.needsBrowser && !browser && 'a browser',
  ].filter(Boolean);
  if (output === 'show' || lacks.length > 0) announce(title);
  if (lacks.length > 0) {
    console.error(`  not run: it needs ${lacks.join(' and ')}`);
    return {name, passed: 0, failed: 1, skipped: 0, duration: 0};
  }
  const started = performance.now();
  const {output: kept = '', ...counts} = await check.run({env, output, touched});
  const duration = performance.now() - started;
  await outcomes.keep(name, counts);
  if (output === 'keep') {
    announce(title);
    if (kept.trim() !== '') console.log(kept.trimEnd());
  }
  console.log(`  done in ${formatDuration(duration)}`);
  return {name, ...counts, duration};
}
