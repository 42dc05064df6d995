import {readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import {gzipSync} from 'node:zlib';

import {build, type Metafile} from 'esbuild';

import {
  type EntryPoint,
  entryPointsOf,
  type InstalledPackage,
  readPackage,
} from './installed-package';

/** Sizes in bytes after gzip. */
export interface PackageSizes {
  /** Each measured import path: its own production module alone. */
  readonly modules: Readonly<Record<string, number>>;
  /** All measured import paths in one bundle with every dependency; peers are left out. */
  readonly bundled: number;
  /** Whether more is loaded on demand, which is not counted. */
  readonly hasMoreOnDemand: boolean;
}

/**
 * Measures a package: its root, or every import path when it has no root.
 *
 * @throws Error of esbuild when a dependency is not installed
 */
export async function measureSizes(installed: InstalledPackage): Promise<PackageSizes> {
  const entryPoints = measuredEntryPoints(installed);
  const code = entryPoints
    .map(({specifier}, index) => `export * as part${index} from '${specifier}';`)
    .join('\n');
  return {
    modules: Object.fromEntries(
      entryPoints.map(({specifier, file}) => [specifier, gzipSize(readFileSync(file))]),
    ),
    ...(await measureBundle(code, installed.folder, peersOf(installed))),
  };
}

/**
 * Bundles code for production, minified, with all that it uses.
 *
 * @param folder - where its imports are looked for
 * @param external - packages that stay outside
 * @returns the size of what is loaded at once, in bytes after gzip
 * @throws Error of esbuild for an import that leads nowhere
 */
export async function measureBundle(
  code: string,
  folder: string,
  external: readonly string[],
): Promise<Pick<PackageSizes, 'bundled' | 'hasMoreOnDemand'>> {
  const {outputFiles, metafile} = await build({
    stdin: {contents: code, resolveDir: folder},
    outdir: 'out',
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    conditions: ['production'],
    define: {'process.env.NODE_ENV': '"production"'},
    external: [...external, ...builtinModules, 'node:*'],
  });
  const first = loadedAtOnce(metafile);
  return {
    bundled: outputFiles
      .filter(({path}) => [...first].some((output) => path.endsWith(output)))
      .reduce((sum, {contents}) => sum + gzipSize(contents), 0),
    hasMoreOnDemand: first.size < outputFiles.length,
  };
}

/** Of a package with a root, other import paths are for special environments. */
function measuredEntryPoints(installed: InstalledPackage): EntryPoint[] {
  const entryPoints = entryPointsOf(installed);
  const root = entryPoints.filter(({specifier}) => specifier === installed.name);
  return root.length > 0 ? root : entryPoints;
}

/** Returns the peers of the package and of all that it depends on. */
export function peersOf(
  {folder, dependencies, peers}: InstalledPackage,
  seen = new Set<string>(),
): string[] {
  const further = Object.keys(dependencies).flatMap((name) => {
    const dependency = seen.has(name) ? undefined : readPackage(name, folder);
    seen.add(name);
    return dependency ? peersOf(dependency, seen) : [];
  });
  return [...Object.keys(peers), ...further];
}

/** The entry and the chunks that it imports, but not those that it loads by `import()`. */
function loadedAtOnce({outputs}: Metafile): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = Object.keys(outputs).filter(
    (output) => outputs[output]?.entryPoint === '<stdin>',
  );
  for (let output = queue.pop(); output !== undefined; output = queue.pop()) {
    if (!found.has(output)) {
      found.add(output);
      const imports = outputs[output]?.imports ?? [];
      queue.push(
        ...imports
          .filter(({kind, external}) => kind === 'import-statement' && !external)
          .map(({path}) => path),
      );
    }
  }
  return found;
}

function gzipSize(bytes: Uint8Array): number {
  return gzipSync(bytes, {level: 9}).byteLength;
}
