import {createNeedsFinder} from './contexts/needs-of';
import {createPlaceFinder} from './contexts/place-of';
import {CHECKED_FOLDER, type Environment} from './environment';
import {createProgramMaker} from './program';
import {type CheckedFile, type Finding, MOST_FINDINGS, type Report} from './report';
import {ALL_RULES} from './rules';
import type {Remark, RuleContext} from './rules/rule';
import {showsErrors} from './shown-on-purpose';

/** Checks files together; the first check of an environment takes longest. */
export type Checker = (files: readonly CheckedFile[]) => Report;

/** Opens an environment for checks, one after the other. */
export function createChecker(environment: Environment): Checker {
  const makeProgram = createProgramMaker(environment);
  const {facts, lexicalVersion} = environment;
  return (files) => {
    const checked = makeProgram(files);
    const checker = checked.program.getTypeChecker();
    const context: RuleContext = {
      ...checked,
      checker,
      facts,
      placeOf: createPlaceFinder(checker),
      needsOf: createNeedsFinder(checker, facts),
    };
    const onPurpose = new Set(checked.sources.filter(showsErrors));
    const remarks = ALL_RULES.flatMap((rule) => [...rule(context)]).filter(
      ({rule, node}) => rule === 'type-error' || !onPurpose.has(node.getSourceFile()),
    );
    const found = distinct(remarks.map((remark) => findingOf(remark, facts.links)));
    const all = found.filter(([, isHint]) => !isHint).map(([finding]) => finding);
    const hints = found.filter(([, isHint]) => isHint).map(([finding]) => finding);
    return {
      lexicalVersion,
      findings: all.slice(0, MOST_FINDINGS),
      hints: hints.slice(0, MOST_FINDINGS),
      omitted: Math.max(0, all.length - MOST_FINDINGS),
    };
  };
}

type Marked = readonly [finding: Finding, isHint: boolean];

function findingOf(
  {rule, node, reason, fix, link, isHint = false}: Remark,
  links: Readonly<Record<string, string>>,
): Marked {
  const source = node.getSourceFile();
  const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
  const finding = {
    rule,
    file: source.fileName.slice(CHECKED_FOLDER.length),
    line: line + 1,
    column: character + 1,
    reason,
    fix,
    link: link.startsWith('/') ? link : (links[link] ?? '/docs/api/modules'),
  };
  return [finding, isHint];
}

/** In the order of files and lines; two rules that say the same of a place say it once. */
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
