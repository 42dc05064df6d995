import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, isOfClass, nodesOf, symbolOf} from '../names';
import {isOpener, openerAround} from './openers';
import type {Remark, Rule, RuleContext} from './rule';

/** Nodes and selections that are kept from one update or read to the next, or in React's state. */
export const staleNodes: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isIdentifier(node)) {
        const remark = usedElsewhere(node, context);
        if (remark) yield remark;
      } else if (ts.isCallExpression(node)) {
        const remark = keptInState(node, context) ?? handedToState(node, context);
        if (remark) yield remark;
      }
    }
  }
};

/** A variable outside of all callbacks that one callback sets and another one uses. */
function usedElsewhere(use: ts.Identifier, context: RuleContext): Remark | undefined {
  const {checker} = context;
  if (!ts.isPropertyAccessExpression(use.parent) || use.parent.expression !== use) {
    return undefined;
  }
  const kind = kindOf(checker.getTypeAtLocation(use), checker);
  const declaration = symbolOf(use, checker)?.valueDeclaration;
  if (kind === undefined || !declaration || !ts.isVariableDeclaration(declaration)) {
    return undefined;
  }
  const opener = openerAround(use, checker);
  const home = declarationOpener(declaration, use, checker);
  if (!opener || !home || home === opener || contains(home, use)) return undefined;
  if (kind === 'node' && !use.parent.name.text.startsWith('__')) return undefined;
  if (use.parent.name.text === 'clone') return undefined;
  return {
    rule: 'stale-node',
    node: use,
    reason:
      kind === 'selection'
        ? `${use.text} is the selection of an earlier update or read. It's frozen, and changes to it are lost.`
        : `${use.parent.getText()} reads a version of the node from an earlier update or read, which can be outdated.`,
    fix:
      kind === 'selection'
        ? 'Call $getSelection() again in this callback.'
        : `Store the key, ${use.text}.getKey(), and call $getNodeByKey(key) here, or read from ${use.text}.getLatest().`,
    link:
      kind === 'selection'
        ? '/docs/concepts/selection'
        : '/docs/concepts/key-management#use-keys-between-two-moments',
  };
}

function kindOf(
  type: ts.Type,
  checker: ts.TypeChecker,
): 'node' | 'selection' | undefined {
  const plain = checker.getNonNullableType(type);
  if (isOfClass(plain, 'LexicalNode', checker)) return 'node';
  return /^(?:RangeSelection|NodeSelection|BaseSelection)\b/.test(
    checker.typeToString(plain),
  )
    ? 'selection'
    : undefined;
}

/** The callback that sets a variable: with an assignment, or with its return value. */
function declarationOpener(
  declaration: ts.VariableDeclaration,
  use: ts.Identifier,
  checker: ts.TypeChecker,
): ts.Node | undefined {
  const {initializer} = declaration;
  if (initializer && ts.isCallExpression(initializer)) {
    const callback = initializer.arguments.find(isFunction);
    return isOpener(initializer, checker) ? callback : undefined;
  }
  const symbol = symbolOf(use, checker);
  for (const node of nodesOf(use.getSourceFile())) {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isIdentifier(node.left) &&
      symbolOf(node.left, checker) === symbol
    ) {
      return openerAround(node, checker);
    }
  }
  return undefined;
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return outer.getStart() <= inner.getStart() && inner.end <= outer.end;
}

/** `useState` or `useRef` of a node: by the next render, it may be another version, or removed. */
function keptInState(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const called = calledName(call) ?? '';
  const [argument] = call.typeArguments ?? [];
  if (!/^use(?:State|Ref)$/.test(called) || !argument) return undefined;
  const kind = kindOf(checker.getTypeFromTypeNode(argument), checker);
  return kind && keeps(call, called, kind);
}

/** `setNode(node)`, if the state has no declared type. */
function handedToState(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const [value] = call.arguments;
  const declaration = symbolOf(call.expression, checker)?.valueDeclaration;
  const pattern = declaration && ts.isBindingElement(declaration) && declaration.parent;
  const made =
    pattern && ts.isVariableDeclaration(pattern.parent) && pattern.parent.initializer;
  if (!value || !made || !ts.isCallExpression(made) || made.typeArguments)
    return undefined;
  if (calledName(made) !== 'useState') return undefined;
  const kind = kindOf(checker.getTypeAtLocation(value), checker);
  return kind && keeps(call, 'useState', kind);
}

function keeps(node: ts.Node, called: string, kind: 'node' | 'selection'): Remark {
  return {
    rule: 'stale-node',
    node,
    reason: `${called} keeps a ${kind} beyond the update or read that it belongs to.`,
    fix:
      kind === 'node'
        ? 'Store its key, node.getKey(), or the values that you show, and call $getNodeByKey(key) where you need the node.'
        : 'Store the values that you show, such as a boolean or a format, and call $getSelection() again.',
    link: '/docs/concepts/key-management#use-keys-between-two-moments',
    isHint: true,
  };
}
