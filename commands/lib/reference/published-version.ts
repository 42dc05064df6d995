import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {FourPartError} from '../../../packages/common/src/four-part-error.mjs';
import {CACHE} from '../paths.mjs';
import {runNpm} from '../run-npm.mjs';
import {runProcess} from '../run-process.mjs';

/** Packages of one published version, unpacked beside those that are installed. */
export interface PublishedVersion {
  readonly version: string;
  /** Absolute folder whose `node_modules` hold the packages. */
  readonly folder: string;
  /** Names of the packages that this version has, in the order asked for. */
  readonly packages: readonly string[];
  /** Names of the packages that the registry lacks in this version. */
  readonly missing: readonly string[];
}

const CACHE_FOLDER = join(CACHE, 'published');
const STAMP = 'packages.json';
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const NOT_PUBLISHED = /\b(E404|ETARGET)\b/;
const DOWNLOADS_AT_ONCE = 4;
const VERSIONS_IN_MESSAGE = 12;

/**
 * Fetches packages in another version than the installed one, without what they depend on: that
 * is found in the repository's own `node_modules`. A version is fetched once.
 *
 * @param packages - npm names; the first must exist in that version
 * @param cache - absolute folder that keeps what was fetched
 * @throws FourPartError when the version is unknown, or the registry does not answer
 */
export async function fetchVersion(
  version: string,
  packages: readonly string[],
  cache = CACHE_FOLDER,
): Promise<PublishedVersion> {
  if (!EXACT_VERSION.test(version)) {
    throw await unknownVersion(version, packages);
  }
  const folder = join(cache, version);
  const known = await readStamp(folder);
  const asked = new Set([...(known?.packages ?? []), ...(known?.missing ?? [])]);
  if (known && packages.every((name) => asked.has(name))) {
    return {
      version,
      folder,
      packages: packages.filter((name) => known.packages.includes(name)),
      missing: packages.filter((name) => known.missing.includes(name)),
    };
  }
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const found = await fetchAll(version, packages, folder);
  const [main = ''] = packages;
  if (!found.packages.includes(main)) {
    await rm(folder, {recursive: true, force: true});
    throw await unknownVersion(version, packages);
  }
  await writeFile(join(folder, STAMP), JSON.stringify(found));
  return {version, folder, ...found};
}

/**
 * Asks the registry for the versions of a package that are no pre-releases, oldest first.
 *
 * @throws FourPartError when the registry does not answer
 */
export async function listVersions(name: string): Promise<string[]> {
  const {code, output} = await runNpm([
    'view',
    name,
    'versions',
    '--json',
    '--loglevel=error',
  ]);
  const json = /\[[\s\S]*\]/.exec(output)?.[0];
  if (code !== 0 || json === undefined) {
    throw registryFailed(`npm view ${name} versions`, output);
  }
  return (JSON.parse(json) as string[]).filter((version) => !version.includes('-'));
}

/**
 * Asks the registry when the versions of a package were published.
 *
 * @returns version to date, such as `2026-04-28`
 * @throws FourPartError when the registry does not answer
 */
export async function publishingDates(
  name: string,
): Promise<Readonly<Record<string, string>>> {
  const {code, output} = await runNpm([
    'view',
    name,
    'time',
    '--json',
    '--loglevel=error',
  ]);
  const json = /\{[\s\S]*\}/.exec(output)?.[0];
  if (code !== 0 || json === undefined) {
    throw registryFailed(`npm view ${name} time`, output);
  }
  const times = Object.entries(JSON.parse(json) as Record<string, string>);
  return Object.fromEntries(
    times.map(([version, time]) => [version, time.slice(0, 10)]),
  );
}

type Found = Pick<PublishedVersion, 'packages' | 'missing'>;

async function readStamp(folder: string): Promise<Found | undefined> {
  const stamp = join(folder, STAMP);
  return existsSync(stamp)
    ? (JSON.parse(await readFile(stamp, 'utf8')) as Found)
    : undefined;
}

async function fetchAll(
  version: string,
  packages: readonly string[],
  folder: string,
): Promise<Found> {
  const exists = new Map<string, boolean>();
  const waiting = [...packages];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      exists.set(name, await fetchPackage(name, version, folder));
    }
  };
  await Promise.all(Array.from({length: DOWNLOADS_AT_ONCE}, work));
  return {
    packages: packages.filter((name) => exists.get(name)),
    missing: packages.filter((name) => !exists.get(name)),
  };
}

/** Returns whether the registry has the package in this version. */
async function fetchPackage(
  name: string,
  version: string,
  folder: string,
): Promise<boolean> {
  const spec = `${name}@${version}`;
  const target = join(folder, 'node_modules', name);
  const part = join(folder, 'unpacked', name);
  await mkdir(part, {recursive: true});
  const packed = await runNpm(['pack', spec, '--json', '--pack-destination', part]);
  if (packed.code !== 0) {
    if (NOT_PUBLISHED.test(packed.output)) {
      return false;
    }
    throw registryFailed(`npm pack ${spec}`, packed.output);
  }
  const archive = /"filename": "([^"]+)"/.exec(packed.output)?.[1] ?? '';
  const unpacked = await runProcess('tar', ['-xzf', archive, '--strip-components=1'], {
    cwd: part,
    output: 'keep',
  });
  if (unpacked.code !== 0) {
    throw registryFailed(`tar -xzf ${archive}`, unpacked.output);
  }
  await mkdir(join(target, '..'), {recursive: true});
  await rename(part, target);
  return true;
}

async function unknownVersion(
  version: string,
  [name = '']: readonly string[],
): Promise<FourPartError> {
  const versions = (await listVersions(name)).slice(-VERSIONS_IN_MESSAGE);
  return new FourPartError({
    what: `There is no version "${version}" of ${name}.`,
    where: 'the argument <version>, asked of the package registry',
    expected: `a published version, such as ${versions.join(', ')}`,
    fix: `for example: npm run reference:diff -- ${versions.at(-1) ?? '1.0.0'}`,
  });
}

function registryFailed(command: string, output: string): FourPartError {
  return new FourPartError({
    what: 'A package could not be fetched.',
    where: `${command}: ${output.trim().split('\n').slice(-4).join(' ')}`,
    expected: 'a package registry that answers',
    fix: 'check the network connection and the registry that npm uses, then run the command again',
  });
}
