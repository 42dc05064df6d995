import ts from 'typescript';

import {isFunction} from '../functions';
import {nameOf, nodesOf, symbolOf, unwrapped} from '../names';
import {isWholeCode} from './compiler-errors';
import type {Remark, Rule, RuleContext} from './rule';
import {STORED_CLASSES} from './stored-classes';

/** Types of nodes and kinds of changes, by names that they don't have. */
export const comparedNames: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isBinaryExpression(node)) continue;
      if (!/^[!=]==?$/.test(node.operatorToken.getText())) continue;
      const sides = [node.left, node.right].map(unwrapped);
      const literal = sides.find((side) => ts.isStringLiteralLike(side));
      const other = sides.find((side) => side !== literal);
      if (!literal || !other || !ts.isStringLiteralLike(literal)) continue;
      const remark =
        ofType(literal, other, context) ?? ofMutation(literal, other, context);
      if (remark) yield remark;
    }
  }
};

/** `node.getType() === 'HeadingNode'`: the type is `heading`. */
function ofType(
  literal: ts.StringLiteralLike,
  other: ts.Expression,
  {checker, facts}: RuleContext,
): Remark | undefined {
  if (!/^[A-Z]\w*Node$/.test(literal.text) || !ts.isCallExpression(other))
    return undefined;
  if (!/^lexical#\w+\.getType$/.test(nameOf(other.expression, checker) ?? ''))
    return undefined;
  const name = literal.text;
  const node = other.expression.getText().replace(/\.getType$/, '');
  const [type] = Object.entries(STORED_CLASSES).find(([, each]) => each === name) ?? [
    `${name.slice(0, 1).toLowerCase()}${name.slice(1).replace(/Node$/, '')}`,
  ];
  const guard = `$is${name}`;
  const isKnown = Object.hasOwn(facts.exports, guard);
  return {
    rule: 'type-error',
    node: literal,
    reason: `getType returns the type that is stored, '${type}', and not the name of the class, so this is never ${name}.`,
    fix: isKnown
      ? `Ask for the class: ${guard}(${node}); or compare with '${type}'.`
      : `Compare with the type that $config or getType of ${name} returns, or ask ${node} instanceof ${name}.`,
    link: isKnown
      ? `${facts.exports[guard]?.[0] ?? ''}#${guard}`
      : '/docs/concepts/nodes',
  };
}

const MEANT: readonly (readonly [RegExp, string])[] = [
  [/add|insert|create|new/i, 'created'],
  [/remov|delet|destroy|detach/i, 'destroyed'],
  [/.*/, 'updated'],
];

/** Kinds of changes, where no compiler compares them. */
function ofMutation(
  literal: ts.StringLiteralLike,
  other: ts.Expression,
  {checker, codeOf}: RuleContext,
): Remark | undefined {
  if (/^(?:created|updated|destroyed)$/.test(literal.text)) return undefined;
  if (!ts.isIdentifier(other) || !/mutation|change|kind|type|event/i.test(other.text))
    return undefined;
  const isAny = checker.getTypeAtLocation(other).flags & ts.TypeFlags.Any;
  if (!isAny && isWholeCode(codeOf(other.getSourceFile()))) return undefined;
  const listener = ts.findAncestor(
    literal,
    (each) =>
      isFunction(each) &&
      ts.isCallExpression(each.parent) &&
      nameOf(each.parent.expression, checker) ===
        'lexical#LexicalEditor.registerMutationListener',
  );
  const declaration = symbolOf(other, checker)?.valueDeclaration;
  if (!listener || !declaration || declaration.pos < listener.pos) return undefined;
  const meant = MEANT.find(([word]) => word.test(literal.text))?.[1] ?? 'updated';
  return {
    rule: 'type-error',
    node: literal,
    reason: `A mutation is 'created', 'updated', or 'destroyed', and never '${literal.text}', so this is never true.`,
    fix: `Compare with '${meant}'.`,
    link: '/docs/concepts/listeners#follow-the-elements-of-a-node-class',
  };
}
