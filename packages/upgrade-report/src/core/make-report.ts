import type {Change, ReleaseData} from './change';
import {combineChanges} from './combine-changes';
import {concerns} from './concerns';
import {isCompatible} from './is-compatible';
import type {Input} from './read-input';

/** What concerns the pasted text between two releases. */
export interface Report {
  /** Removed and renamed names, and declarations that old calls may not fit. */
  readonly breaking: readonly Change[];
  readonly deprecated: readonly Change[];
  /** Declarations that changed, and that old calls still fit. */
  readonly compatible: readonly Change[];
}

/** @param releases - those after the release that is left, up to the one that is entered */
export function makeReport(releases: readonly ReleaseData[], input: Input): Report {
  const changes = combineChanges(releases)
    .filter((change) => concerns(change, input))
    .sort(byImportance);
  const isBreaking = (change: Change) =>
    change.kind !== 'deprecated' && !isCompatible(change);
  return {
    breaking: changes.filter(isBreaking),
    deprecated: changes.filter(({kind}) => kind === 'deprecated'),
    compatible: changes.filter(isCompatible),
  };
}

const ORDER = ['removed', 'renamed', 'required', 'changed', 'deprecated'];

function byImportance(one: Change, other: Change): number {
  return (
    ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) ||
    one.module.localeCompare(other.module) ||
    one.path.localeCompare(other.path)
  );
}
