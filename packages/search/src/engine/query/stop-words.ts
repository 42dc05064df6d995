import {editDistance} from './edit-distance';

/**
 * Words of questions, and of looking something up, which say nothing about the page with the
 * answer.
 */
const STOP_WORDS = new Set(
  `doc docs documentation guide guides help manual tutorial tutorials a about am an and any are as at be because been being between but by can could difference did do does doing don dont
  else for from had has have having he her how i if in into is isnt it its just let like may me might
  my need of on or our out please shall should so some such than that the their them then there these
  they this those to too us want was way we were what when where which while who whose why will with
  within would you your`.split(/\s+/u),
);

/** Returns whether a folded word counts little, if the query has others. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Words that say that a package is meant, but not which one. */
const PACKAGE_WORDS = new Set(
  'add bun import install library module npm npx package packages path pnpm yarn'.split(
    ' ',
  ),
);

const PACKAGE = 'package';

/** Shorter words share their beginnings with other words. */
const SHORTEST_PACKAGE = 4;

/** Returns whether a folded word only says that a package is meant, even misspelled or unfinished. */
export function isPackageWord(term: string): boolean {
  return (
    PACKAGE_WORDS.has(term) ||
    (term.length >= SHORTEST_PACKAGE && PACKAGE.startsWith(term)) ||
    editDistance(term, PACKAGE, 1) <= 1
  );
}
