import {join} from 'node:path';

import {
  compareModels,
  formatChanges,
  loadModel,
  readPackages,
  type EntryCondition,
  type ReferenceModel,
} from '@lexical-documentation/api-reference';

import {lexicalPackages, variableKinds} from '../../../site/config/api-reference';
import {FourPartError} from '../../../packages/common/src/four-part-error.mjs';
import {CACHE, ROOT} from '../paths.mjs';
import {stage} from '../stage.mjs';
import {fetchVersion, type PublishedVersion} from './published-version';
import {findTouchedPlaces} from './touched-places';

/**
 * `npm run reference:diff -- <version>`: prints how the reference changes when the packages move
 * from the installed version to another one, and what of the site each change touches.
 *
 * @throws FourPartError when no version is given, or the registry does not have it
 */
export async function diffReference([version]: readonly string[]): Promise<void> {
  if (version === undefined) {
    throw new FourPartError({
      what: 'No version is given.',
      where: 'the arguments',
      expected: 'the version to compare the installed one with',
      fix: 'for example: npm run reference:diff -- 0.51.0',
    });
  }
  const published = await stage(`Fetching version ${version}`, () =>
    fetchVersion(version, lexicalPackages),
  );
  const condition = sharedCondition(published);
  const [before, after] = await stage('Reading both versions', async () => [
    // A package that is not published in that version has not lost its exports.
    await readModel(ROOT, published.packages, 'installed', condition),
    await readModel(published.folder, published.packages, version, condition),
  ]);
  const changes = compareModels(before, after);
  const places = await stage(
    'Looking for the pages and notes that the changes affect',
    () => findTouchedPlaces(changes),
  );
  const installed = before.packages[0]?.version;
  console.log(`\nFrom ${installed} (installed) to ${version}\n`);
  console.log(formatChanges(changes, places));
  if (published.missing.length > 0) {
    console.log(`\nNot published as ${version}: ${published.missing.join(', ')}`);
  }
}

/** Older versions ship no sources; then declaration files are compared, in both. */
function sharedCondition({folder, packages}: PublishedVersion): EntryCondition {
  try {
    readPackages(packages, folder, 'source');
    return 'source';
  } catch {
    console.log(
      '  this version contains no sources, so its declaration files are compared',
    );
    return 'types';
  }
}

function readModel(
  from: string,
  packages: readonly string[],
  version: string,
  condition: EntryCondition,
): Promise<ReferenceModel> {
  const cacheDir = join(CACHE, 'models', `${version}-${condition}`);
  return loadModel({packages, from, cacheDir, variableKinds, condition});
}
