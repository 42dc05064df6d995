import {describe, expect, test} from 'vitest';

import type {Finding} from '../src/core/report';
import {groupChecker, type Mistake, readMistakes} from './support';

/** Whether a finding or a hint reports it, and whether a finding alone does. */
const LEAST_SHARE = {said: 0.95, found: 0.9};

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
    const {missed, hinted} = await outcomesOf(tried);
    const said = 1 - missed.length / tried.length;
    const found = said - hinted.length / tried.length;

    expect(said, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE.said);
    expect(found, hinted.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE.found);
  });
});

/**
 * The mistakes that a check doesn't find, or finds with another fix, with its own text, and those
 * that only a hint reports. The authors of the rules wrote these mistakes, so their share says
 * nothing about strangers' code.
 */
async function outcomesOf(
  mistakes: readonly Mistake[],
): Promise<{missed: string[]; hinted: string[]}> {
  const check = await groupChecker();
  const groups = mistakes.map(({code}, index) => [
    {path: `${index}/code.tsx`, text: code},
  ]);
  const reports = check(groups);
  const missed: string[] = [];
  const hinted: string[] = [];
  for (const [index, mistake] of mistakes.entries()) {
    const {findings = [], hints = []} = reports[index] ?? {};
    if (findings.some((finding) => isMeant(finding, mistake))) continue;
    const said = findings.map(({rule, reason, fix}) => `${rule}: ${reason} → ${fix}`);
    const line = `${mistake.name} (${mistake.rule}, ${mistake.fix}): ${said.join(' / ') || 'nothing'}`;
    (hints.some((hint) => isMeant(hint, mistake)) ? hinted : missed).push(line);
  }
  return {missed, hinted};
}

function isMeant({rule, fix}: Finding, mistake: Mistake): boolean {
  return rule === mistake.rule && fix.includes(mistake.fix);
}
