// @ts-check
import {parseArgs} from 'node:util';

import {buildSiteIfChanged} from './build-site.mjs';
import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {SEARCH_INDEX} from './paths.mjs';
import {announce} from './stage.mjs';

/**
 * `npm run search:push [-- --dry-run]`: uploads the search index of the site to Algolia, or tells
 * what an upload would change.
 *
 * @param {string[]} args
 * @throws {FourPartError} when an argument is unknown
 */
export async function pushSearch(args) {
  const dryRun = readDryRun(args);
  await installDependencies();
  // The packages are TypeScript; tsx exists only now.
  const {register} = await import('tsx/esm/api');
  register();
  const {pushSearchIndex, pushSettings} = await import('@lexical-documentation/search');
  // Nobody wants to learn after a minute of building that a variable is missing.
  pushSettings(process.env);
  await buildSiteIfChanged();
  await pushSearchIndex({
    dryRun,
    env: process.env,
    indexDirectory: SEARCH_INDEX,
    report: announce,
  });
}

/**
 * @param {string[]} args
 * @returns {boolean}
 */
function readDryRun(args) {
  try {
    const {values} = parseArgs({args, options: {'dry-run': {type: 'boolean'}}});
    return values['dry-run'] ?? false;
  } catch (error) {
    throw new FourPartError({
      what: error instanceof Error ? error.message : String(error),
      where: 'the arguments of npm run search:push',
      expected: 'nothing, or --dry-run',
      fix: 'for example: npm run search:push -- --dry-run',
    });
  }
}
