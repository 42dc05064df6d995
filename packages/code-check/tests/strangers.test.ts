import {expect, test} from 'vitest';

import {outcomeOf, readStrangerMistakes} from './strangers/read-strangers';
import {groupChecker} from './support';

/**
 * What the check finds and fixes at least, of mistakes from public threads, and how many of them only
 * hints say. The rules were written to this half of 315. Of the other half, run once afterward, 67 of the
 * first 83 were found and 64 got the right fix; of the 13 that were added later, 6 and 4; of the 30 of
 * `mixed.txt`, 23 and 19, and 18 and 14 before its odd half was looked at. Of 19 from reviews of code, 5
 * and 4; they have been read for rules since and are part of this half. Of the 20 of `threads.txt`, 11 and
 * 8 before any rule was written for its odd half, and 12 and 9 afterward. Of the 30 of `reports.txt`, 15
 * and 6 before, and 22 and 17 afterward. Who wrote the rules had collected both halves, and looked at the
 * second total three times, so the figures to quote are those before: 15 and 6 of 30, 11 and 8 of 20.
 *
 * The 40 of `outside.txt` were collected by somebody who did not know the rules: 23 and 22 before any rule
 * was written for them. The 60 of `areas.txt` go through the API by area, and leave out what the rules were
 * known to say, so their first figures, 15 and 0, are lower than those of strangers' code.
 *
 * `once/outside.txt` is from the same collector: of its 20, somebody else judged 6 found and 3 fixed, hints
 * included, after all of these rules. None of the rules had helped there. So expect that the check finds
 * about a third of a stranger's mistakes, and names the right fix for every sixth. Two defects that this
 * half showed have been mended since: types that a fragment doesn't import, and far-fetched names.
 *
 * `newcomers.txt` is from somebody else who did not know the rules. Of the 30 in `tuned`, the check found 8
 * and named the right fix for 6 before any rule was written for them (12 and 10 with hints). Of the 30 in
 * `once`, it found 15 before and 17 afterward, and named the right fix for 11 and 14 (17 and 19, 13 and 16
 * with hints). Whoever graded them also wrote the rules, and had read them once for the first figure, so
 * quote the first one. Of 40 that were made up to try the new rules, 34 were found and 27 fixed at first
 * sight (with hints): people think of what they have written down.
 */
const LIMITS = {found: 334, fixed: 334, hints: 60};

test('the check finds as many mistakes of public threads as before', async () => {
  const mistakes = readStrangerMistakes('tuned');
  const check = await groupChecker();
  const reports = check(
    mistakes.map(({file, code}, index) => [{path: `${index}/${file}`, text: code}]),
  );
  const outcomes = mistakes.flatMap((mistake, index) => {
    const report = reports[index];
    return report ? [outcomeOf(mistake, report)] : [];
  });
  const missed = outcomes.filter(({isFixed}) => !isFixed);
  const names = missed
    .map(({mistake}) => `${mistake.subject}: ${mistake.name}`)
    .join('\n');

  expect(outcomes).toHaveLength(mistakes.length);
  expect(outcomes.filter(({isFound}) => isFound).length, names).toBeGreaterThanOrEqual(
    LIMITS.found,
  );
  expect(outcomes.filter(({isFixed}) => isFixed).length, names).toBeGreaterThanOrEqual(
    LIMITS.fixed,
  );
  const hints = outcomes.filter(({isHint}) => isHint).map(({mistake}) => mistake.name);
  expect(hints.length, hints.join('\n')).toBeLessThanOrEqual(LIMITS.hints);
}, 300_000);
