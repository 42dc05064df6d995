import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {
  byVersion,
  findReleaseSteps,
  readDeclaredFacts,
  readPackages,
  type ReleaseFacts,
} from '@lexical-documentation/api-reference';

import {lexicalPackages} from '../../../site/config/api-reference';
import {paths} from '../../../site/config/paths';
import {FourPartError} from '../../../packages/common/src/four-part-error.mjs';
import {ROOT} from '../paths.mjs';
import {stage} from '../stage.mjs';
import {fetchVersion, listVersions, publishingDates} from './published-version';
import {verifySamples} from './verify-samples';

/** The oldest version whose packages the registry still has together. */
const OLDEST = '0.38.0';

/**
 * `npm run reference:since`: asks the registry for every release up to the installed one, and writes
 * what each changed to `reference-notes/releases`.
 *
 * @param args - the oldest version to look at; default 0.38.0
 * @throws FourPartError when the registry does not have that version
 */
export async function writeReleases([
  oldest = OLDEST,
]: readonly string[]): Promise<void> {
  const [main] = readPackages(lexicalPackages, ROOT);
  const newest = main?.model.version ?? '';
  const versions = await versionsBetween(oldest, newest);
  const published = await stage('Asking which releases each package has', allVersions);
  const dates = await publishingDates(main?.model.name ?? '');
  const releases: ReleaseFacts[] = [];
  for (const version of versions) {
    releases.push(
      await stage(`Reading ${version}`, async () => {
        const {packages, folder} = await fetchVersion(version, lexicalPackages);
        return readRelease(version, {packages, folder, published, dates});
      }),
    );
  }
  const installed = {packages: lexicalPackages, folder: ROOT, published, dates};
  await writeSteps([...releases, readRelease(newest, installed)]);
  await stage('Compiling code that upgrades break', () =>
    verifySamples(async (version) =>
      version === newest ? ROOT : (await fetchVersion(version, lexicalPackages)).folder,
    ),
  );
}

interface Source {
  readonly packages: readonly string[];
  /** Absolute folder whose `node_modules` hold the packages. */
  readonly folder: string;
  /** All releases of each package, oldest first. */
  readonly published: ReadonlyMap<string, readonly string[]>;
  readonly dates: Readonly<Record<string, string>>;
}

async function writeSteps(releases: readonly ReleaseFacts[]): Promise<void> {
  await rm(paths.releases, {recursive: true, force: true});
  await mkdir(paths.releases, {recursive: true});
  for (const step of findReleaseSteps(releases)) {
    const file = join(paths.releases, `${step.version}.json`);
    await writeFile(file, `${JSON.stringify(step, null, 1)}\n`);
  }
  console.log(`Written to ${paths.releases}`);
}

async function allVersions(): Promise<Source['published']> {
  const found = new Map<string, readonly string[]>();
  for (const name of lexicalPackages) found.set(name, await listVersions(name));
  return found;
}

/** Some versions were published without what their package.json names; these are left out. */
function readRelease(
  version: string,
  {packages, folder, published, dates}: Source,
): ReleaseFacts {
  const readable = packages.flatMap((name) => {
    try {
      return readPackages([name], folder, 'types');
    } catch (error) {
      console.log(`  ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  const names = readable.map(({model}) => model.name);
  return {
    version,
    date: dates[version] ?? '',
    packages: names,
    missing: lexicalPackages.filter(
      (name) => !names.includes(name) && isOlder(published.get(name)?.[0], version),
    ),
    new: packages.filter((name) => published.get(name)?.[0] === version),
    modules: readDeclaredFacts(readable),
  };
}

function isOlder(first: string | undefined, version: string): boolean {
  return first !== undefined && byVersion({version: first}, {version}) <= 0;
}

/** Versions from the oldest on, up to the installed one, which is not fetched again. */
async function versionsBetween(oldest: string, newest: string): Promise<string[]> {
  const [main = ''] = lexicalPackages;
  const all = await listVersions(main);
  const [start, end] = [all.indexOf(oldest), all.indexOf(newest)];
  if (start === -1 || end <= start) {
    throw new FourPartError({
      what: `There is no version "${oldest}" of ${main} before the installed ${newest}.`,
      where: 'the argument <oldest version>, asked of the package registry',
      expected: `one of ${all.slice(-30).join(', ')}`,
      fix: 'for example: npm run reference:since -- 0.38.0',
    });
  }
  return all.slice(start, end);
}
