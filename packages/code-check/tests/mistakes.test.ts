import {describe, expect, test} from 'vitest';

import {groupChecker, type Mistake, readMistakes} from './support';

const LEAST_SHARE = 0.95;

describe('typical mistakes', () => {
  const mistakes = readMistakes();

  test('are at least 150, each with another name', () => {
    expect(new Set(mistakes.map(({name}) => name)).size).toBe(mistakes.length);
    expect(mistakes.length).toBeGreaterThanOrEqual(150);
  });

  test.each([
    ['snippets that rules were tuned to', false],
    ['held-out snippets', true],
  ])('%s are found with the right fix', async (_, isHeldOut) => {
    const tried = mistakes.filter((mistake) => mistake.isHeldOut === isHeldOut);
    const missed = await missedOf(tried);
    const share = 1 - missed.length / tried.length;

    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});

/**
 * The mistakes that a check does not find, or finds with another fix, and what it says instead. A hint
 * counts as found. The rules' authors wrote these mistakes, so their share says nothing of strangers' code.
 */
async function missedOf(mistakes: readonly Mistake[]): Promise<string[]> {
  const check = await groupChecker();
  const groups = mistakes.map(({code}, index) => [
    {path: `${index}/code.tsx`, text: code},
  ]);
  const reports = check(groups);
  return mistakes.flatMap(({name, rule, fix}, index) => {
    const {findings = [], hints = []} = reports[index] ?? {};
    const isFound = [...findings, ...hints].some(
      (finding) => finding.rule === rule && finding.fix.includes(fix),
    );
    const said = findings.map(
      (finding) => `${finding.rule}: ${finding.reason} → ${finding.fix}`,
    );
    return isFound
      ? []
      : [`${name} (${rule}, ${fix}): ${said.join(' / ') || 'nothing'}`];
  });
}
