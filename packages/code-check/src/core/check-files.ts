import type ts from 'typescript';

import {createNeedsFinder} from './contexts/needs-of';
import {createPlaceFinder} from './contexts/place-of';
import {CHECKED_FOLDER, type Environment} from './environment';
import {createProgramMaker} from './program';
import {assumptionsOf} from './reading/assumed-sentences';
import type {CheckedFile, Finding, Report} from './report';
import {ALL_RULES} from './rules';
import type {Remark, RuleContext} from './rules/rule';
import {isOnPurpose, showsErrors} from './shown-on-purpose';

/** Checks files that belong together; the first check of an environment takes longest. */
export type Checker = (files: readonly CheckedFile[]) => Report;

/** Opens an environment for checks, one after the other. */
export function createChecker(environment: Environment): Checker {
  const check = createGroupChecker(environment);
  return (files) => {
    const [report] = check([files]);
    if (!report) throw new Error('A group of files has no report.');
    return report;
  };
}

/** Opens an environment for checks of many independent groups of files, which share one program. */
export function createGroupChecker(
  environment: Environment,
): (groups: readonly (readonly CheckedFile[])[]) => Report[] {
  const makeProgram = createProgramMaker(environment);
  return (groups) => {
    const checked = makeProgram(groups.flat());
    const checker = checked.program.getTypeChecker();
    const shared = {
      ...checked,
      checker,
      facts: environment.facts,
      lexicalVersion: environment.lexicalVersion,
      placeOf: createPlaceFinder(
        checker,
        (source) => checked.codeOf(source).isFragment,
      ),
      needsOf: createNeedsFinder(checker, environment.facts),
    };
    return groups.map((files) => {
      const sources = files.flatMap(
        ({path}) => checked.program.getSourceFile(CHECKED_FOLDER + path) ?? [],
      );
      return reportOf({...shared, sources}, environment);
    });
  };
}

function reportOf(context: RuleContext, {facts, lexicalVersion}: Environment): Report {
  const onPurpose = new Set(context.sources.filter(showsErrors));
  const remarks = ALL_RULES.flatMap((rule) => [...rule(context)]).filter(
    ({rule, node}) =>
      (isOwn(node, context) && rule === 'type-error') ||
      (!onPurpose.has(node.getSourceFile()) && !isOnPurpose(node)),
  );
  const found = distinct(
    remarks.map((remark) => findingOf(remark, facts.links, context)),
  );
  const findings = found.filter(([, isHint]) => !isHint).map(([finding]) => finding);
  const hints = found.filter(([, isHint]) => isHint).map(([finding]) => finding);
  return {
    lexicalVersion,
    findings: findings.slice(0, MOST_FINDINGS),
    hints: hints.slice(0, MOST_FINDINGS),
    assumptions: assumptionsOf(context.sources.map(context.codeOf)),
    omitted: Math.max(0, findings.length - MOST_FINDINGS),
  };
}

/** Findings in code that was added around the reader's code are left out. */
function isOwn(node: ts.Node, {codeOf}: RuleContext): boolean {
  const source = node.getSourceFile();
  const {start, end} = codeOf(source);
  const at = node.getStart(source);
  return at >= start && at <= end;
}

/** The maximum number of findings and hints in a report. */
const MOST_FINDINGS = 100;

type Marked = readonly [finding: Finding, isHint: boolean];

function findingOf(
  {rule, node, reason, fix, link, isHint = false}: Remark,
  links: Readonly<Record<string, string>>,
  {codeOf}: RuleContext,
): Marked {
  const source = node.getSourceFile();
  const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
  // Code that is inserted before the reader's code is on its first line.
  const before = line === 0 ? codeOf(source).start : 0;
  const finding = {
    rule,
    file: source.fileName.slice(CHECKED_FOLDER.length),
    line: line + 1,
    column: character + 1 - before,
    reason,
    fix,
    link: link.startsWith('/') ? link : (links[link] ?? '/docs/api/modules'),
  };
  return [finding, isHint];
}

/** Sorted by file and line. If two rules report the same, it's only listed once. */
function distinct(found: readonly Marked[]): Marked[] {
  const byPlace = new Map(
    found.map((marked) => {
      const [{file, line, column, reason}] = marked;
      return [`${file}\0${line}\0${column}\0${reason}`, marked];
    }),
  );
  return [...byPlace.values()].sort(
    ([a], [b]) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
