import ts from 'typescript';

import {calledName, nodesOf, packageOf, symbolOf} from '../names';
import {nearestName} from '../nearest-name';
import type {Remark, Rule, RuleContext} from './rule';

const SAYS_SO = /(?:\/\/|\/\*).*deprecated/i;

/** Deprecated names, each where it's used first in a file. */
export const deprecations: Rule = function* (context) {
  for (const source of context.sources) {
    // A comment about it shows that the author knows.
    if (SAYS_SO.test(source.text)) continue;
    const seen = new Set<string>();
    for (const node of nodesOf(source)) {
      if (ts.isIdentifier(node) && !seen.has(node.text) && !isOwnName(node)) {
        const remark = deprecated(node, context);
        if (remark) {
          seen.add(node.text);
          yield remark;
        }
      }
    }
  }
};

function deprecated(
  node: ts.Identifier,
  {checker, facts}: RuleContext,
): Remark | undefined {
  const tag = tagOf(node, checker);
  if (!tag || packageOf(tag) === undefined) return undefined;
  const advice = (ts.getTextOfJSDocComment(tag.comment) ?? '')
    .replaceAll(/\{@link (\S+?)\}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/ by$/, '')
    // The packages' own comments misspell some names.
    .replaceAll(/\$[A-Za-z]+/g, (name) =>
      Object.hasOwn(facts.exports, name)
        ? name
        : (nearestName(name, Object.keys(facts.exports)) ?? name),
    );
  const home = Object.hasOwn(facts.exports, node.text)
    ? facts.exports[node.text]?.[0]
    : undefined;
  return {
    rule: 'deprecated',
    node,
    reason: `${node.text} is deprecated.`,
    fix:
      advice.trim() === ''
        ? `Look up the successor of ${node.text} in the reference.`
        : advice,
    link: home === undefined ? '/docs/api/modules' : `${home}#${node.text}`,
    isHint: true,
  };
}

function isOwnName({parent}: ts.Identifier): boolean {
  return ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent);
}

function tagOf(
  node: ts.Identifier,
  checker: ts.TypeChecker,
): ts.JSDocDeprecatedTag | undefined {
  const callee =
    ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
      ? node.parent
      : node;
  const call = callee.parent;
  if (
    (ts.isCallExpression(call) || ts.isNewExpression(call)) &&
    call.expression === callee &&
    calledName(call) === node.text
  ) {
    const called = checker.getResolvedSignature(call)?.declaration;
    if (called && !ts.isJSDocSignature(called)) return ts.getJSDocDeprecatedTag(called);
  }
  const own = checker.getSymbolAtLocation(node);
  for (const symbol of [own, symbolOf(node, checker)]) {
    const tags = (symbol?.declarations ?? []).map(ts.getJSDocDeprecatedTag);
    if (tags.length > 0 && tags.every((tag) => tag !== undefined)) return tags[0];
  }
  return undefined;
}
