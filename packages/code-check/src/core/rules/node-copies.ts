import ts from 'typescript';

import {isFunction} from '../functions';
import {nameOf, nodesOf, symbolOf, unwrapped} from '../names';
import {ancestry} from './node-ancestry';
import type {Remark, Rule, RuleContext} from './rule';

/**
 * `Class.clone(node)` in application code: the copy has the key of the original, so the editor
 * treats both as the same node.
 */
export const nodeCopies: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node) || !isNodeClone(node, context)) continue;
      const owner = ts.findAncestor(node, isFunction);
      const [original] = node.arguments;
      // Classes delegate their copies to each other.
      if (!original || (owner && /^(?:clone|importJSON)$/.test(memberName(owner))))
        continue;
      yield remarkOf(node, original.getText());
    }
  }
};

function memberName(owner: ts.Node): string {
  return ts.isMethodDeclaration(owner) ? owner.name.getText() : '';
}

function isNodeClone(call: ts.CallExpression, context: RuleContext): boolean {
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'clone')
    return false;
  const {checker} = context;
  if (/^@?lexical[\w/-]*#\w+Node\.clone$/.test(nameOf(callee, checker) ?? ''))
    return true;
  const declaration = symbolOf(callee.expression, checker)?.valueDeclaration;
  if (declaration && ts.isClassLike(declaration))
    return ancestry(declaration, checker) !== undefined;
  // A class that the code does not show is known by its name.
  const type = checker.getTypeAtLocation(callee.expression);
  return (
    /^[A-Z]\w*Node$/.test(callee.expression.getText()) &&
    (type.flags & ts.TypeFlags.Any) !== 0 &&
    call.arguments.length === 1
  );
}

function remarkOf(node: ts.Node, original: string): Remark {
  return {
    rule: 'node-class',
    node,
    reason:
      "clone creates the next version of a node for the editor, with the same key. If you insert it, the document contains the same node twice, and if you change it, the editor doesn't notice.",
    fix: `To change the node, call its setter, which calls getWritable. To copy it, call $copyNode(${original}) from lexical, which gives the copy its own key and copies all fields.`,
    link: '/docs/concepts/node-cloning',
  };
}
