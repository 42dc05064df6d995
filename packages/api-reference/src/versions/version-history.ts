import {type LaterChanges, laterChanges, splitReleases} from './later-changes';
import type {ReleaseStep} from './release-step';

/** A declaration before a release changed it. */
export interface FormerDeclaration {
  readonly version: string;
  readonly before: string;
}

/** When names came and changed, by module and path, as far as the releases tell. */
export interface VersionHistory {
  /** Oldest release that was looked at: what it has may be older. */
  readonly from: string;
  /** Newest release that was looked at. */
  readonly until: string;
  /** Names that the oldest release has are left out. */
  readonly since: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Former declarations, the latest first. */
  readonly changed: Readonly<
    Record<string, Readonly<Record<string, readonly FormerDeclaration[]>>>
  >;
  readonly deprecated: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What releases after the described one do to its names. */
  readonly later: LaterChanges;
}

type Table<T> = Record<string, Record<string, T>>;

/** What is known where no releases were looked at. */
export const NO_HISTORY: VersionHistory = {
  from: '',
  until: '',
  since: {},
  changed: {},
  deprecated: {},
  later: {},
};

/**
 * Replays the releases. A name that was away for a while counts from its return, and nothing is
 * said of a package whose release before the registry lacks.
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

/** With a name go its members. */
function forget(paths: Record<string, unknown> | undefined, gone: string): void {
  for (const path of Object.keys(paths ?? {})) {
    if (path === gone || path.startsWith(`${gone}.`) || path.startsWith(`${gone}(`))
      delete paths?.[path];
  }
}
