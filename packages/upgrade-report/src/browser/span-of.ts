import {compareVersions, type Input, oldestVersion} from '../core/read-input';
import type {Question} from './kept-question';

/** The releases of a question. */
export interface Span {
  /** The version that was asked for, where it is older than all that are known. */
  readonly tooOld?: string;
  /** Oldest release that is known where the question names none that is. */
  readonly from: string | undefined;
  /** Releases after `from`, up to the one that is entered. */
  readonly steps: readonly string[];
}

/**
 * Finds the releases between two versions. Where none is chosen to start from, the oldest that the
 * text names is.
 *
 * @param versions - oldest first
 */
export function spanOf(
  {from, to}: Question,
  input: Input,
  versions: readonly string[],
): Span {
  const asked = from || oldestVersion(input);
  if (asked === undefined) return {from: undefined, steps: []};
  const start = versions.findLast((one) => compareVersions(one, asked) <= 0);
  const first = start ?? versions[0] ?? asked;
  return {
    ...(start === undefined && {tooOld: asked}),
    from: first,
    steps: versions.filter(
      (one) => compareVersions(one, first) > 0 && compareVersions(one, to) <= 0,
    ),
  };
}
