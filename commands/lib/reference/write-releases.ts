import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {
  byVersion,
  findReleaseSteps,
  readDeclaredFacts,
  readPackages,
  readReleases,
  type ReleaseFacts,
  type ReleaseStep,
} from '@lexical-documentation/api-reference';

import {lexicalPackages} from '../../../site/config/api-reference';
import {paths} from '../../../site/config/paths';
import {FourPartError} from '../../../packages/common/src/four-part-error.mjs';
import {ROOT} from '../paths.mjs';
import {stage} from '../stage.mjs';
import {readAnnounced, withAnnounced} from './announced-changes';
import {fetchVersion, listVersions, publishingDates} from './published-version';
import {verifyCompatible, verifySamples} from './verify-samples';

/**
 * `npm run reference:since`: asks the registry for the releases after the newest one that is recorded
 * with all its packages, and writes what each changed to `reference-notes/releases`. Releases newer
 * than the installed one are recorded too.
 *
 * @param args - the version to record everything from again; without it, only what is new is read
 * @throws FourPartError when the registry does not have that version
 */
export async function writeReleases([oldest]: readonly string[]): Promise<void> {
  const [main] = readPackages(lexicalPackages, ROOT);
  const installed = main?.model.version ?? '';
  const first = oldest ?? newestComplete(readReleases(paths.releases));
  const versions = await versionsFrom(first);
  const published = await stage('Looking up the releases of each package', allVersions);
  const dates = await publishingDates(main?.model.name ?? '');
  const sourceOf = async (version: string) =>
    version === installed
      ? {packages: lexicalPackages, folder: ROOT}
      : fetchVersion(version, lexicalPackages);
  const releases: ReleaseFacts[] = [];
  for (const version of versions) {
    releases.push(
      await stage(`Reading ${version}`, async () =>
        readRelease(version, {...(await sourceOf(version)), published, dates}),
      ),
    );
  }
  await writeSteps(releases, oldest === undefined);
  const folderOf = async (version: string) => (await sourceOf(version)).folder;
  await stage('Compiling code that upgrades should break', () =>
    verifySamples(folderOf, {again: oldest !== undefined}),
  );
  if (oldest === undefined) return;
  await stage('Compiling code that upgrades should not affect', () =>
    verifyCompatible(folderOf),
  );
}

/** A package that a release lacks is compared with an earlier one, so that one must be read too. */
function newestComplete(steps: readonly ReleaseStep[]): string {
  return steps.findLast(({missing}) => missing.length === 0)?.version ?? '';
}

const REQUESTS_AT_ONCE = 4;

interface Source {
  readonly packages: readonly string[];
  /** Absolute folder whose `node_modules` hold the packages. */
  readonly folder: string;
  /** All releases of each package, oldest first. */
  readonly published: ReadonlyMap<string, readonly string[]>;
  readonly dates: Readonly<Record<string, string>>;
}

/** @param isContinued - whether the first release is recorded already, and earlier ones are kept */
async function writeSteps(
  releases: readonly ReleaseFacts[],
  isContinued: boolean,
): Promise<void> {
  if (!isContinued) await rm(paths.releases, {recursive: true, force: true});
  await mkdir(paths.releases, {recursive: true});
  const steps = withAnnounced(
    findReleaseSteps(releases).slice(isContinued ? 1 : 0),
    releases,
    await readAnnounced(paths.announcedRemovals),
  );
  for (const step of steps) {
    const file = join(paths.releases, `${step.version}.json`);
    await writeFile(file, `${JSON.stringify(step, null, 1)}\n`);
    console.log(`  ${step.version}: ${missingText(step.missing)}`);
  }
  console.log(`Written to ${paths.releases}`);
}

function missingText(missing: readonly string[]): string {
  return missing.length === 0 ? 'all packages' : `without ${missing.join(', ')}`;
}

async function allVersions(): Promise<Source['published']> {
  const found = new Map<string, readonly string[]>();
  const waiting = [...lexicalPackages];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      found.set(name, await listVersions(name));
    }
  };
  await Promise.all(Array.from({length: REQUESTS_AT_ONCE}, work));
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

async function versionsFrom(first: string): Promise<string[]> {
  const [main = ''] = lexicalPackages;
  const all = await listVersions(main);
  const start = all.indexOf(first);
  if (start === -1) {
    throw new FourPartError({
      what: `There is no version "${first}" of ${main}.`,
      where: 'the argument <oldest version>, asked of the package registry',
      expected: `one of ${all.slice(-30).join(', ')}`,
      fix: 'for example: npm run reference:since -- 0.17.0',
    });
  }
  return all.slice(start);
}
