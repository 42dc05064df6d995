import type {Problem as AnyProblem, SourcePlace} from '@lexical-documentation/common';

import type {Page} from './page';

/** Something in a page that a rule refuses. */
export type Problem = AnyProblem<SourcePlace>;

/** Returns the place of an offset in the page's text. */
export function placeOf({file, text}: Page, offset: number): SourcePlace {
  const before = text.slice(0, offset).split('\n');
  return {file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
