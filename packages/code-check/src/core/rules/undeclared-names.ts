import ts from 'typescript';

import {nodeAt} from '../names';
import {nearestName} from '../nearest-name';
import {replacementOf} from '../replaced-names';
import type {Assumption} from '../reading/assumptions';
import {importAdvice} from './import-advice';
import type {Remark, Rule, RuleContext} from './rule';

/** Generated code can use any number of names. */
const MOST = 400;
/** People's own names are often similar to those of a package. */
const OWN = /^(?:\$(?:create|is)|INSERT_)?\w*(?:Node|Plugin|_COMMAND)$/;

/** Undeclared names whose meaning is known. */
export const undeclaredNames: Rule = function* (context) {
  for (const source of context.sources) {
    const {assumed} = context.codeOf(source);
    for (const each of assumed.slice(0, MOST)) {
      const remark = remarkOn(each, source, context);
      if (remark) yield remark;
    }
  }
};

function remarkOn(
  {name, position, home}: Assumption,
  source: ts.SourceFile,
  context: RuleContext,
): Remark | undefined {
  const node = nodeAt(source, position);
  const base = {node, reason: `Nothing declares or imports ${name}.`};
  if (home !== undefined) {
    const {isFragment} = context.codeOf(source);
    return isFragment && !source.statements.some(isImportOfCode(context))
      ? undefined
      : {
          ...base,
          ...importAdvice(name, home, ts.isTypeReferenceNode(node.parent)),
          // Types of React were global before, and are nothing that runs.
          isHint: isFragment || (home === 'react' && isInType(node)),
        };
  }
  const replaced = replacementOf(name);
  if (replaced) return {...base, rule: 'removed-name', ...replaced};
  const near = misspelled(name, Object.keys(context.facts.exports));
  const nearHome = near === undefined ? undefined : context.facts.exports[near]?.[0];
  return nearHome === undefined
    ? undefined
    : {
        ...base,
        rule: 'wrong-import',
        reason: `No package of Lexical exports ${name}, and your code doesn't declare it.`,
        fix: `The nearest name is ${near}: import {${near}} from '${nearHome}';`,
        link: `${nearHome}#${near}`,
      };
}

function isInType({parent}: ts.Node): boolean {
  return ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent);
}

/** The code's own imports, without those that were added. */
function isImportOfCode({codeOf}: RuleContext): (statement: ts.Statement) => boolean {
  return (statement) =>
    ts.isImportDeclaration(statement) &&
    statement.getStart() < codeOf(statement.getSourceFile()).end;
}

/** A misspelled name of Lexical, rather than one of the reader's own. */
function misspelled(name: string, known: readonly string[]): string | undefined {
  if (!/^\$|_COMMAND$|^use[A-Z]|Node$|Plugin$/.test(name)) return undefined;
  const near = nearestName(name, known, 0.2);
  if (near === undefined || OWN.test(name)) {
    return near?.toLowerCase() === name.toLowerCase() ? near : undefined;
  }
  return Math.abs(near.length - name.length) <= 2 ? near : undefined;
}
