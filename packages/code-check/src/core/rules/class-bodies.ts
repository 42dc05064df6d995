import ts from 'typescript';

import {returnStatementsOf} from '../functions';
import {isOfClass, nodesOf, unwrapped} from '../names';
import {type Ancestry, ancestry} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Remark, Rule, RuleContext} from './rule';

/** Methods of node classes that do what Lexical does, or leave what their base class does. */
export const classBodies: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isClassLike(node)) continue;
      const line = ancestry(node, context.checker);
      if (!line) continue;
      const name = node.name?.text ?? 'the class';
      for (const member of node.members) {
        if (!ts.isMethodDeclaration(member) || !member.body) continue;
        yield* ofMethod(member, name, line, context);
      }
    }
  }
};

function* ofMethod(
  method: ts.MethodDeclaration,
  name: string,
  line: Ancestry,
  context: RuleContext,
): Iterable<Remark> {
  switch (method.name.getText()) {
    case 'createDOM':
      yield* ofChildren(method, name, context);
      break;
    case 'afterCloneFrom':
      yield* ofCopy(method, name, line);
      break;
    case '$config':
      yield* ofConfig(method, name, line);
      break;
    case 'importDOM':
      yield* ofTags(method, name);
      break;
    default:
  }
}

/** `child.createDOM(…)`: Lexical creates the elements of the children, and appends them. */
function* ofChildren(
  method: ts.MethodDeclaration,
  name: string,
  {checker}: RuleContext,
): Iterable<Remark> {
  for (const node of nodesOf(method)) {
    if (!ts.isCallExpression(node)) continue;
    const callee = unwrapped(node.expression);
    if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'createDOM')
      continue;
    if (callee.expression.kind === ts.SyntaxKind.SuperKeyword) continue;
    const type = checker.getTypeAtLocation(callee.expression);
    if (!isOfClass(type, 'LexicalNode', checker)) continue;
    yield nodeClassRemark(
      callee.name,
      `createDOM of ${name} creates the element of a child, but Lexical creates and appends the elements of all children itself, so the page shows them twice, and the second copy is never updated.`,
      'Return only the element of this node, without its children: Lexical appends them. If they belong in an inner element, tell it which one in getDOMSlot.',
      'nodes',
    );
    return;
  }
}

/** `afterCloneFrom` without the base class: the copy has no parent, no siblings and no state. */
function* ofCopy(
  method: ts.MethodDeclaration,
  name: string,
  {base}: Ancestry,
): Iterable<Remark> {
  if (/\bsuper\b|throw\b/.test(method.body?.getText() ?? '')) return;
  const parameter = method.parameters[0]?.name.getText() ?? 'prevNode';
  yield nodeClassRemark(
    method.name,
    `afterCloneFrom of ${name} doesn't call the base class, so each copy loses what ${base} copies: its place in the document, its node state, ${/Text/.test(base) ? 'and its format and style' : 'and its children'}.`,
    `Call it first: afterCloneFrom(${parameter}) { super.afterCloneFrom(${parameter}); … }.`,
    'node-cloning#add-a-field-to-a-class',
  );
}

/** `$config` that returns the settings themselves, and not what `this.config` makes of them. */
function* ofConfig(
  method: ts.MethodDeclaration,
  name: string,
  {base}: Ancestry,
): Iterable<Remark> {
  for (const {expression} of returnStatementsOf(method)) {
    const value = expression && unwrapped(expression);
    if (!value || !ts.isObjectLiteralExpression(value)) continue;
    const names = value.properties.map((each) => each.name?.getText());
    if (!names.includes('type') && !names.includes('extends')) continue;
    yield nodeClassRemark(
      value,
      `$config of ${name} returns its settings, but Lexical looks them up by the type, which this.config(type, settings) adds.`,
      `Return what this.config makes: return this.config('${typeIn(value)}', {extends: ${base}});`,
      'nodes#register-a-node',
    );
  }
}

function typeIn(value: ts.ObjectLiteralExpression): string {
  for (const property of value.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'type')
      continue;
    if (ts.isStringLiteralLike(property.initializer)) return property.initializer.text;
  }
  return 'my-type';
}

/** Tags of `importDOM` in capital letters, as `tagName` has them, which are never found. */
function* ofTags(method: ts.MethodDeclaration, name: string): Iterable<Remark> {
  for (const {expression} of returnStatementsOf(method)) {
    const value = expression && unwrapped(expression);
    if (!value || !ts.isObjectLiteralExpression(value)) continue;
    for (const property of value.properties) {
      const tag = property.name?.getText().replaceAll(/['"]/g, '') ?? '';
      if (!property.name || !/^[A-Z][A-Z\d]*$/i.test(tag) || !/[A-Z]/.test(tag))
        continue;
      yield nodeClassRemark(
        property.name,
        `importDOM of ${name} has the key ${tag}, but Lexical looks tags up in lowercase letters, so this conversion never runs.`,
        `Write the tag in lowercase: ${tag.toLowerCase()}: (element) => ({conversion: …, priority: 0}).`,
        'serialization',
      );
    }
  }
}
