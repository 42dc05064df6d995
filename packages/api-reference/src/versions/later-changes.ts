import {byVersion} from './read-releases';
import type {ReleaseStep} from './release-step';

/** A change of a name in a release that is newer than the described one. */
export interface LaterChange {
  readonly kind: 'deprecated' | 'removed' | 'changed';
  /** The first release that has it. */
  readonly version: string;
  /** The declaration after a change. */
  readonly after?: string;
}

/** Later changes by module and path, oldest first. */
export type LaterChanges = Readonly<
  Record<string, Readonly<Record<string, readonly LaterChange[]>>>
>;

/** Splits the releases into those up to a version, and those after it. */
export function splitReleases(
  steps: readonly ReleaseStep[],
  version: string,
): {readonly until: readonly ReleaseStep[]; readonly later: readonly ReleaseStep[]} {
  const isLater = (step: ReleaseStep) => byVersion(step, {version}) > 0;
  return {
    until: steps.filter((step) => !isLater(step)),
    later: steps.filter(isLater),
  };
}

/**
 * Collects the changes of names in newer releases. Leaves out deprecations that a later release
 * takes back, and changes of names that are removed in the end.
 *
 * @param steps - releases newer than the described one, oldest first
 */
export function laterChanges(steps: readonly ReleaseStep[]): LaterChanges {
  const found: Record<string, Record<string, LaterChange[]>> = {};
  const at = (module: string, path: string) => ((found[module] ??= {})[path] ??= []);
  for (const {version, changed, deprecated, removed, restored} of steps) {
    for (const [module, path, [, after]] of listed(changed))
      at(module, path).push({kind: 'changed', version, after});
    for (const [module, path] of listed(deprecated))
      at(module, path).push({kind: 'deprecated', version});
    for (const [module, path] of listed(removed))
      (found[module] ??= {})[path] = [{kind: 'removed', version}];
    for (const [module, paths] of Object.entries(restored)) {
      for (const path of paths)
        (found[module] ??= {})[path] = at(module, path).filter(
          ({kind}) => kind !== 'deprecated',
        );
    }
  }
  return found;
}

function listed<T>(
  table: Readonly<Record<string, Readonly<Record<string, T>>>>,
): (readonly [module: string, path: string, value: T])[] {
  return Object.entries(table).flatMap(([module, paths]) =>
    Object.entries(paths).map(([path, value]) => [module, path, value] as const),
  );
}
