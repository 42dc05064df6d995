// @ts-check
import {buildSiteIfChanged} from './build-site.mjs';
import {chooseChecks} from './choose-checks.mjs';
import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {NOTHING_KEPT, openKeptOutcomes} from './kept-outcomes.mjs';
import {provideBrowser} from './provide-browser.mjs';
import {provideReference} from './provide-reference.mjs';
import {announce, formatDuration} from './stage.mjs';
import {formatSummary, total} from './summary.mjs';

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {import('./site-variants.mjs').SiteVariant} SiteVariant */
/** @typedef {import('./touched.mjs').Touched} Touched */
/** @typedef {import('./summary.mjs').Outcome} Outcome */

/**
 * What checks need and may not have been had.
 *
 * @typedef {object} Provisions
 * @property {Record<string, string>} env
 * @property {boolean} site - built, as far as checks need it
 * @property {ReadonlyMap<Check, {readonly builds: readonly SiteVariant[]}>} onSite - the checks that
 *   look at builds or, without one, at the names of the packages that every build leaves
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
    onSite: await findOnSite(checks, touched),
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
 * @param {readonly Check[]} checks
 * @param {Touched} [touched]
 * @returns {Promise<Provisions['onSite']>}
 */
async function findOnSite(checks, touched) {
  /** @type {Map<Check, {builds: readonly SiteVariant[]}>} */
  const onSite = new Map();
  for (const check of checks) {
    const {builds, needs} = check;
    const {build, reference} = (touched && (await needs?.(touched))) ?? {
      build: builds.length > 0,
      reference: false,
    };
    if (build || reference) onSite.set(check, {builds: build ? builds : []});
  }
  return onSite;
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
 * Builds and runs what looks at the build, while what looks at sources alone runs beside it. What is
 * left of that is then shared. A check beside another prints in one piece.
 *
 * @param {readonly Check[]} checks
 * @param {Provisions} provisions
 * @returns {Promise<Outcome[]>}
 */
async function runSideBySide(checks, provisions) {
  const {onSite} = provisions;
  const together = checks.filter(({alone}) => !alone);
  const onSources = together.filter((check) => !onSite.has(check)).values();
  const [site, sources] = await Promise.all([
    (async () => [
      ...(await prepareSite(provisions)),
      ...(await runInTurn(
        together.filter((check) => onSite.has(check)),
        provisions,
        'show',
      )),
      ...(await runInTurn(onSources, provisions, 'keep')),
    ])(),
    runInTurn(onSources, provisions, 'keep'),
  ]);
  return [...sources, ...site];
}

/**
 * Builds what the checks look at; where the packages' names are enough, only those are made.
 *
 * @param {Provisions} provisions
 * @returns {Promise<Outcome[]>}
 */
async function prepareSite(provisions) {
  const needs = [...provisions.onSite.values()];
  const variants = new Set(needs.flatMap(({builds}) => builds));
  if (needs.length === 0) return [];
  const prepared = await runPreparation('build', async () => {
    for (const variant of variants) {
      await buildSiteIfChanged(variant);
    }
    if (variants.size === 0) await provideReference();
  });
  provisions.site = prepared.failed === 0;
  return variants.size > 0 || prepared.failed > 0 ? [prepared] : [];
}

/**
 * @param {Iterable<Check>} checks - may be shared: each is run by who takes it first
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
async function runCheck(
  check,
  {env, touched, site, onSite, browser, kept: outcomes},
  output,
) {
  const {name, title} = check;
  const known = outcomes.find(name);
  if (known) {
    announce(title);
    console.log('  passed before, and no file has changed since');
    return {name, ...known, duration: 0};
  }
  const lacks = [
    onSite.has(check) && !site && 'a built site',
    check.needsBrowser && !browser && 'a browser',
  ].filter(Boolean);
  if (output === 'show' || lacks.length > 0) announce(title);
  if (lacks.length > 0) {
    console.error(`  not run: it needs ${lacks.join(' and ')}`);
    return {name, passed: 0, failed: 1, skipped: 0, duration: 0};
  }
  const started = performance.now();
  const {
    output: kept = '',
    failures,
    ...counts
  } = await check.run({
    env,
    output,
    touched,
  });
  const duration = performance.now() - started;
  await outcomes.keep(name, counts);
  if (output === 'keep') {
    announce(title);
    if (kept.trim() !== '') console.log(kept.trimEnd());
  }
  console.log(`  done in ${formatDuration(duration)}`);
  return {name, ...counts, failures, duration};
}
