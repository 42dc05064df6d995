import type {ModuleExports} from './list-exports';

/** Since when modules export their names, as far as published versions tell. */
export interface FirstVersions {
  /** Oldest version that was looked at: what it has may be older. */
  readonly from: string;
  /** Newest version that was looked at. */
  readonly until: string;
  /** Module to name to version. Names that the oldest version has are left out. */
  readonly since: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What one version exports. */
export interface VersionExports {
  readonly version: string;
  /** Packages that could be read in this version; of others nothing is known. */
  readonly packages: readonly string[];
  readonly modules: readonly ModuleExports[];
}

/**
 * Finds the version in which each module began to export each name that the newest one has. A
 * name that was away for a while counts from its return. Where the version before could not be
 * read, nothing is said.
 *
 * @param versions - all published ones, oldest first, at least one
 */
export function findFirstVersions(versions: readonly VersionExports[]): FirstVersions {
  const [oldest, newest] = [versions[0], versions.at(-1)];
  if (oldest === undefined || newest === undefined) {
    throw new Error('Without versions nothing can be said about their names.');
  }
  const histories = versions.map(readHistory);
  const modules = newest.modules.map(({module, names}) => {
    const entries = [...names].sort().flatMap((name) => {
      const version = firstVersion(histories, module, name);
      return version === undefined ? [] : [[name, version] as const];
    });
    return [module, Object.fromEntries(entries)] as const;
  });
  return {
    from: oldest.version,
    until: newest.version,
    since: Object.fromEntries(
      modules.filter(([, names]) => Object.keys(names).length > 0),
    ),
  };
}

interface History {
  readonly version: string;
  readonly has: (module: string, name: string) => boolean;
  readonly knows: (module: string) => boolean;
}

function readHistory({version, packages, modules}: VersionExports): History {
  const names = new Map(modules.map((one) => [one.module, new Set(one.names)]));
  return {
    version,
    has: (module, name) => names.get(module)?.has(name) === true,
    knows: (module) =>
      packages.some((name) => module === name || module.startsWith(`${name}/`)),
  };
}

function firstVersion(
  histories: readonly History[],
  module: string,
  name: string,
): string | undefined {
  const lastWithout = histories.findLastIndex(({has}) => !has(module, name));
  return histories[lastWithout]?.knows(module)
    ? histories[lastWithout + 1]?.version
    : undefined;
}
