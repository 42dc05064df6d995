import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import type {Report} from '../src/core/report';
import {groupChecker} from './support';

/** Code that a rule must report, or must not report. */
interface RuleCase {
  readonly kind: string;
  readonly name: string;
  readonly file: string;
  readonly rule: string;
  readonly fix: string;
  readonly code: string;
}

const FOLDER = path.join(import.meta.dirname, 'rules');

/**
 * Each case starts with a line `=== wrong | name | extension | rule | part of the fix`, or `===
 * right | …`.
 */
const cases = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(path.join(FOLDER, file), 'utf8').split(/^=== /m).slice(1).map(caseOf),
);

function caseOf(text: string): RuleCase {
  const end = text.indexOf('\n');
  const [kind = '', name = '', extension = '', rule = '', fix = ''] = text
    .slice(0, end)
    .split(' | ');
  return {kind, name, file: `code.${extension}`, rule, fix, code: text.slice(end + 1)};
}

let reports: Promise<ReadonlyMap<RuleCase, Report>> | undefined;

async function reportOf(ruleCase: RuleCase): Promise<Report> {
  reports ??= groupChecker().then((check) => {
    const groups = cases.map(({file, code}, index) => [
      {path: `${index}/${file}`, text: code},
    ]);
    return new Map(
      check(groups).flatMap((report, index) => {
        const each = cases[index];
        return each ? [[each, report] as const] : [];
      }),
    );
  });
  const report = (await reports).get(ruleCase);
  if (!report) throw new Error(`No report of "${ruleCase.name}".`);
  return report;
}

/** Each file has one check of all its cases; a busy machine takes its time. */
const TIME_LIMIT = 300_000;

describe('each rule', () => {
  const wrong = cases.filter(({kind}) => kind === 'wrong');
  const right = cases.filter(({kind}) => kind === 'right');

  test('has cases of both kinds', () => {
    expect(wrong.length + right.length).toBe(cases.length);
    const silent = new Set(right.map(({rule}) => rule));
    expect(wrong.filter(({rule}) => !silent.has(rule))).toEqual([]);
  });

  test.each(wrong)(
    '$rule finds: $name',
    async (each) => {
      const {findings, hints} = await reportOf(each);
      const said = [...findings, ...hints].filter(({rule}) => rule === each.rule);
      expect(said.map(({fix}) => fix).join('\n')).toContain(each.fix);
    },
    TIME_LIMIT,
  );

  test.each(right)(
    '$rule leaves alone: $name',
    async (each) => {
      const {findings, hints} = await reportOf(each);
      expect(findings).toEqual([]);
      expect(hints.filter(({rule}) => rule === each.rule)).toEqual([]);
    },
    TIME_LIMIT,
  );
});
