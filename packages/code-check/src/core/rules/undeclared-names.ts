import ts from 'typescript';

import {nodeAt} from '../names';
import {nearestName} from '../nearest-name';
import {replacementOf} from '../replaced-names';
import type {Assumption} from '../reading/assumptions';
import type {Remark, Rule, RuleContext} from './rule';

/** Generated code may use any number of names. */
const MOST = 400;
/** Names of one's own are often near to those of a package. */
const OWN = /^(?:\$(?:create|is)|INSERT_)?\w*(?:Node|Plugin|_COMMAND)$/;

/** Names that the code uses as if they were declared, of which it is known what they are. */
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
          rule: 'wrong-import',
          fix: `Add the import: import {${name}} from '${home}';`,
          link: home === 'react' ? '/docs/react/create_plugin' : `${home}#${name}`,
          isHint: isFragment,
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

/** Imports that the code itself has, and not those that were added for it. */
function isImportOfCode({codeOf}: RuleContext): (statement: ts.Statement) => boolean {
  return (statement) =>
    ts.isImportDeclaration(statement) &&
    statement.getStart() < codeOf(statement.getSourceFile()).end;
}

/** A name of Lexical with a slip of the pen, and not one of the reader's own. */
function misspelled(name: string, known: readonly string[]): string | undefined {
  if (!/^\$|_COMMAND$|^use[A-Z]|Node$|Plugin$/.test(name)) return undefined;
  const near = nearestName(name, known);
  if (near === undefined || OWN.test(name)) {
    return near?.toLowerCase() === name.toLowerCase() ? near : undefined;
  }
  return Math.abs(near.length - name.length) <= 2 ? near : undefined;
}
