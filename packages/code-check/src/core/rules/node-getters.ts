import ts from 'typescript';

import {isFieldAssignment, nodesOf, unwrapped} from '../names';
import {ancestry} from './node-ancestry';
import type {Remark, Rule} from './rule';

/**
 * Getters of node classes that read the version they are called on, while a setter creates a new
 * one.
 */
export const nodeGetters: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isClassLike(node) || !ancestry(node, checker)) continue;
      const changed = changedFields(node);
      for (const member of node.members) {
        if (!isGetter(member)) continue;
        const read = oldField(member, changed);
        if (read) yield outdated(read, member);
      }
    }
  }
};

/** Fields that a method sets on the node's writable version. */
function changedFields(owner: ts.ClassLikeDeclaration): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const member of owner.members) {
    if (!ts.isMethodDeclaration(member) || !/getWritable\(/.test(member.getText())) {
      continue;
    }
    for (const node of nodesOf(member)) {
      if (isFieldAssignment(node)) fields.add(node.left.name.text);
    }
  }
  return fields;
}

function isGetter(member: ts.ClassElement): member is ts.MethodDeclaration {
  if (!ts.isMethodDeclaration(member) || member.parameters.length > 0) return false;
  const isStatic = ts
    .getModifiers(member)
    ?.some(({kind}) => kind === ts.SyntaxKind.StaticKeyword);
  return (
    isStatic !== true &&
    /^(?:get|is|has)[A-Z]/.test(member.name.getText()) &&
    !/getLatest\(|getWritable\(/.test(member.getText())
  );
}

function oldField(
  getter: ts.MethodDeclaration,
  changed: ReadonlySet<string>,
): ts.PropertyAccessExpression | undefined {
  for (const node of nodesOf(getter)) {
    if (
      ts.isPropertyAccessExpression(node) &&
      unwrapped(node.expression).kind === ts.SyntaxKind.ThisKeyword &&
      changed.has(node.name.text)
    ) {
      return node;
    }
  }
  return undefined;
}

function outdated(
  node: ts.PropertyAccessExpression,
  getter: ts.MethodDeclaration,
): Remark {
  const field = node.name.text;
  return {
    rule: 'stale-node',
    node: node.name,
    reason: `A setter writes ${field} to another version of the node, and ${getter.name.getText()} reads it without getLatest, from the version it's called on, which can be the old one.`,
    fix: `Read it from the latest version: this.getLatest().${field}.`,
    link: '/docs/concepts/node-cloning',
    isHint: true,
  };
}
