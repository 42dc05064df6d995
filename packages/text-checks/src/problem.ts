import type {Problem as AnyProblem, SourcePlace} from '@lexical-documentation/common';

import type {Page} from './page';

/** A problem that a rule has found in a page. */
export type Problem = AnyProblem<SourcePlace>;

/** Returns the position of an offset in the page's text. */
export function placeOf({file, text}: Page, offset: number): SourcePlace {
  const before = text.slice(0, offset).split('\n');
  return {file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
