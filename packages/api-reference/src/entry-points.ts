import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import type {PackageModel} from './model/schema';

/** An installed package and the modules it exports. */
export interface InstalledPackage {
  readonly model: PackageModel;
  /** Absolute folder. */
  readonly root: string;
  readonly entryPoints: readonly EntryPoint[];
  /** Names of the packages that it needs at run time. */
  readonly dependencies: readonly string[];
}

/**
 * Which file an entry point is read from: the TypeScript source in its package, or its declaration
 * file, which packages without sources have, too.
 */
export type EntryCondition = 'source' | 'types';

export interface EntryPoint {
  /** The specifier of an import statement. */
  readonly module: string;
  /** Absolute path of the TypeScript source. */
  readonly file: string;
}

interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly repository?: {readonly directory?: string};
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Reads the packages' `exports` maps and finds the TypeScript source of every entry point.
 *
 * Subpaths for the same file (`./Name` and `./Name.js`) are one entry point.
 *
 * @param names - npm package names
 * @param from - absolute folder whose `node_modules` (or a parent's) contain the packages
 * @param condition - whether sources or declaration files are the entry points
 * @throws FourPartError if a package is missing, exports nothing, or doesn't include sources
 */
export function readPackages(
  names: readonly string[],
  from: string,
  condition: EntryCondition = 'source',
): InstalledPackage[] {
  return names.map((name) => readPackage(name, from, condition));
}

function readPackage(
  name: string,
  from: string,
  condition: EntryCondition,
): InstalledPackage {
  const root = findPackage(name, from);
  const manifestFile = path.join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as PackageManifest;
  return {
    root,
    entryPoints: readEntryPoints(manifest, root, manifestFile, condition),
    dependencies: Object.keys({...manifest.dependencies, ...manifest.peerDependencies}),
    model: {
      name: manifest.name,
      version: manifest.version,
      description: manifest.description ?? '',
      directory: manifest.repository?.directory ?? '',
      peers: manifest.peerDependencies ?? {},
    },
  };
}

function findPackage(name: string, from: string): string {
  const folders = createRequire(path.join(from, 'index.js')).resolve.paths(name) ?? [];
  const root = folders
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
  if (root === undefined) {
    throw new FourPartError({
      what: `The package "${name}" is not installed.`,
      where: `option "packages" of the API reference, resolved from ${from}`,
      expected: `a folder node_modules/${name} with a package.json`,
      fix: `run "npm install ${name}", or take "${name}" out of the option "packages"`,
    });
  }
  return root;
}

function readEntryPoints(
  manifest: PackageManifest,
  root: string,
  manifestFile: string,
  condition: EntryCondition,
): EntryPoint[] {
  const entryPoints = new Map<string, EntryPoint>();
  for (const [subpath, conditions] of Object.entries(manifest.exports ?? {})) {
    const source = fileOf(conditions, condition);
    const file = source === undefined ? undefined : path.join(root, source);
    if (file === undefined || !existsSync(file)) {
      if (condition === 'types' && source === undefined) {
        continue; // Plain JavaScript, which has no types to compare.
      }
      throw missingFile(
        manifest.name,
        subpath,
        {condition, file: source},
        manifestFile,
      );
    }
    const module = path.posix.join(manifest.name, subpath);
    const known = entryPoints.get(file);
    if (known === undefined || module.length < known.module.length) {
      entryPoints.set(file, {module, file});
    }
  }
  if (entryPoints.size === 0) {
    throw new FourPartError({
      what: `The package "${manifest.name}" exports no entry point.`,
      where: `${manifestFile}:1`,
      expected: 'an "exports" map with at least one subpath',
      fix: `take "${manifest.name}" out of the option "packages", or install a version that has an "exports" map`,
    });
  }
  return [...entryPoints.values()];
}

/** Types can be nested in the conditions for module formats. */
function fileOf(conditions: unknown, condition: EntryCondition): string | undefined {
  if (typeof conditions !== 'object' || conditions === null) {
    return undefined;
  }
  const known = conditions as Record<string, unknown>;
  const file = known[condition];
  if (typeof file === 'string' || condition === 'source') {
    return typeof file === 'string' ? file : undefined;
  }
  return fileOf(known['import'] ?? known['require'], condition);
}

function missingFile(
  name: string,
  subpath: string,
  {condition, file}: {condition: EntryCondition; file: string | undefined},
  manifestFile: string,
): FourPartError {
  const line = lineOf(manifestFile, `"${subpath}"`);
  return new FourPartError({
    what:
      file === undefined
        ? `The entry point "${subpath}" of "${name}" names no source.`
        : `The ${condition === 'source' ? 'source' : 'declaration file'} "${file}" of the entry point "${subpath}" of "${name}" does not exist.`,
    where: `${manifestFile}:${line}`,
    expected: `a "${condition}" condition that leads to a TypeScript file of the package`,
    fix: `install a version of "${name}" that ships that file, or take it out of the option "packages"`,
  });
}

function lineOf(file: string, text: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return index === -1 ? 1 : index + 1;
}
