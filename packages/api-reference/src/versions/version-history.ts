import {type LaterChanges, laterChanges, splitReleases} from './later-changes';
import type {ReleaseStep} from './release-step';

/** A declaration before a release changed it. */
export interface FormerDeclaration {
  readonly version: string;
  readonly before: string;
}

/** When names were added and changed, by module and path, as far as the releases show. */
export interface VersionHistory {
  /** Oldest known release: what it has may be older. */
  readonly from: string;
  /** Newest known release. */
  readonly until: string;
  /** Names that the oldest release already has are left out. */
  readonly since: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Former declarations, the latest first. */
  readonly changed: Readonly<
    Record<string, Readonly<Record<string, readonly FormerDeclaration[]>>>
  >;
  readonly deprecated: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The changes in releases after the described one. */
  readonly later: LaterChanges;
}

type Table<T> = Record<string, Record<string, T>>;

/** The history if no releases are known. */
export const NO_HISTORY: VersionHistory = {
  from: '',
  until: '',
  since: {},
  changed: {},
  deprecated: {},
  later: {},
};

/**
 * Replays the releases. If a name was removed and added again, it counts from its return. Nothing
 * is reported for a package whose previous release isn't in the registry.
 *
 * @param steps - oldest first
 * @param described - the version to describe; without it, the newest
 */
export function historyOf(
  steps: readonly ReleaseStep[],
  described = steps.at(-1)?.version ?? '',
): VersionHistory {
  const {until: known, later} = splitReleases(steps, described);
  const since: Table<string> = {};
  const changed: Table<FormerDeclaration[]> = {};
  const deprecated: Table<string> = {};
  for (const step of known) {
    const {version} = step;
    for (const [module, path] of listed(step.removed)) {
      for (const table of [since, changed, deprecated]) forget(table[module], path);
    }
    for (const [module, paths] of Object.entries(step.added)) {
      if (isUncertain(step, module)) continue;
      for (const path of paths) (since[module] ??= {})[path] = version;
    }
    for (const [module, paths] of Object.entries(step.restored)) {
      for (const path of paths) delete deprecated[module]?.[path];
    }
    for (const [module, path, [before]] of listed(step.changed)) {
      ((changed[module] ??= {})[path] ??= []).unshift({version, before});
    }
    for (const [module, path] of listed(step.deprecated)) {
      (deprecated[module] ??= {})[path] = version;
    }
  }
  const [from = '', until = ''] = [known[0]?.version, known.at(-1)?.version];
  return {from, until, since, changed, deprecated, later: laterChanges(later)};
}

function isUncertain({comparedWith}: ReleaseStep, module: string): boolean {
  return Object.keys(comparedWith).some(
    (name) => module === name || module.startsWith(`${name}/`),
  );
}

function listed<T>(
  table: Readonly<Record<string, Readonly<Record<string, T>>>>,
): (readonly [module: string, path: string, value: T])[] {
  return Object.entries(table).flatMap(([module, paths]) =>
    Object.entries(paths).map(([path, value]) => [module, path, value] as const),
  );
}

/** The members of a name are removed with it. */
function forget(paths: Record<string, unknown> | undefined, gone: string): void {
  for (const path of Object.keys(paths ?? {})) {
    if (path === gone || path.startsWith(`${gone}.`) || path.startsWith(`${gone}(`))
      delete paths?.[path];
  }
}
