import type {Change, ReleaseData} from './change';
import {combineChanges} from './combine-changes';
import {concerns} from './concerns';
import {isCompatible} from './is-compatible';
import {
  losesTypeArguments,
  needsTypeArguments,
  passesOnLostTypeArgument,
} from './lost-type-arguments';
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
  const report = {
    breaking: [] as Change[],
    deprecated: [] as Change[],
    compatible: [] as Change[],
  };
  const changes = combineChanges(releases).filter((change) => concerns(change, input));
  for (const change of changes.sort(byImportance)) {
    report[listOf(change, input)].push(change);
  }
  return report;
}

function listOf(change: Change, input: Input): keyof Report {
  if (change.kind === 'deprecated') return 'deprecated';
  const fits =
    isCompatible(change) ||
    (input.kind === 'code' &&
      (passesOnLostTypeArgument(change) ||
        (losesTypeArguments(change) && !needsTypeArguments(change, input))));
  return fits ? 'compatible' : 'breaking';
}

const ORDER = ['removed', 'renamed', 'required', 'changed', 'deprecated'];

function byImportance(one: Change, other: Change): number {
  return (
    ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) ||
    one.module.localeCompare(other.module) ||
    one.path.localeCompare(other.path)
  );
}
