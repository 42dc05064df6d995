import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What a `package.json` says, as far as it is told on pages. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The folder it is installed in. */
  readonly folder: string;
  /** Folder in its public repository, such as `packages/lexical`. */
  readonly directory: string | undefined;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peers: Readonly<Record<string, string>>;
  readonly optionalPeers: ReadonlySet<string>;
  readonly exports: ExportsTarget;
}

/** One import path of a package. */
export interface EntryPoint {
  /** What an import statement names, such as `@lexical/react/LexicalComposer`. */
  readonly specifier: string;
  /** The ECMAScript module that a production build gets. */
  readonly file: string;
}

type ExportsTarget =
  string | null | undefined | {readonly [key: string]: ExportsTarget};

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly repository?: {readonly directory?: string};
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, {readonly optional?: boolean}>;
  readonly exports?: ExportsTarget;
}

const CONDITIONS: ReadonlySet<string> = new Set(['import', 'production', 'default']);

/**
 * Reads an installed package.
 *
 * @param from - the folder from which the package is looked for, in it and in those above
 * @returns nothing when it is not installed
 */
export function readPackage(name: string, from: string): InstalledPackage | undefined {
  const folder = path.join(from, 'node_modules', name);
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) {
    const parent = path.dirname(from);
    return parent === from ? undefined : readPackage(name, parent);
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const {peerDependenciesMeta = {}} = manifest;
  return {
    name: manifest.name,
    version: manifest.version,
    license: manifest.license ?? 'no license named',
    folder,
    directory: manifest.repository?.directory,
    dependencies: manifest.dependencies ?? {},
    peers: manifest.peerDependencies ?? {},
    optionalPeers: new Set(
      Object.keys(peerDependenciesMeta).filter(
        (peer) => peerDependenciesMeta[peer]?.optional,
      ),
    ),
    exports: manifest.exports,
  };
}

/** Returns the import paths of a package; one that is also offered with `.js` counts once. */
export function entryPointsOf({name, folder, exports}: InstalledPackage): EntryPoint[] {
  if (typeof exports !== 'object' || exports === null) {
    return [];
  }
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const file = subpath.endsWith('.js') ? undefined : productionFile(target);
    return file?.endsWith('js')
      ? [{specifier: path.posix.join(name, subpath), file: path.join(folder, file)}]
      : [];
  });
}

/** The first condition that holds decides, as in Node. */
function productionFile(target: ExportsTarget): string | undefined {
  if (typeof target !== 'object' || target === null) {
    return target ?? undefined;
  }
  for (const [condition, inner] of Object.entries(target)) {
    const file = CONDITIONS.has(condition) ? productionFile(inner) : undefined;
    if (file !== undefined) {
      return file;
    }
  }
  return undefined;
}
