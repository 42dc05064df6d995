import ts from 'typescript';

import {isFieldAssignment, nodesOf, packageOf} from '../names';
import {isPassedOn} from './constructor-fields';
import {ancestry, memberOf} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Remark, Rule} from './rule';

/** Fields of nodes that are missing in a copy, the JSON or the element. */
export const nodeFields: Rule = function* (context) {
  for (const source of context.sources) {
    const {isFragment} = context.codeOf(source);
    for (const node of nodesOf(source)) {
      if (ts.isClassLike(node)) {
        const line = ancestry(node, context.checker);
        for (const remark of line ? ofClass(node, line.own, context.checker) : []) {
          yield isFragment ? {...remark, isHint: true} : remark;
        }
      }
    }
  }
};

type NodeClass = ts.ClassLikeDeclaration;

function* ofClass(
  node: NodeClass,
  own: readonly NodeClass[],
  checker: ts.TypeChecker,
): Iterable<Remark> {
  const name = node.name?.text ?? 'the class';
  const maker = node.members.find(ts.isConstructorDeclaration);
  if (maker) yield* ofConstructor(maker, node, name);
  yield* droppedAnswer(node, name);
  for (const field of fieldsOf(node, checker)) {
    yield* ofField(field, node, own, name);
  }
}

function* ofConstructor(
  maker: ts.ConstructorDeclaration,
  node: NodeClass,
  name: string,
): Iterable<Remark> {
  const key = maker.parameters.find((each) =>
    /^(?:node)?_*key$/i.test(each.name.getText()),
  );
  const call = [...nodesOf(maker)].find(
    (each): each is ts.CallExpression =>
      ts.isCallExpression(each) && each.expression.kind === ts.SyntaxKind.SuperKeyword,
  );
  const passed = call?.arguments.map((argument) => argument.getText()).join() ?? '';
  const keyName = key?.name.getText();
  if (
    keyName !== undefined &&
    call &&
    !new RegExp(`\\b${keyName}\\b|\\.\\.\\.`).test(passed)
  ) {
    yield nodeClassRemark(
      call,
      `The constructor of ${name} takes a key, but doesn't pass it on, so every copy gets its own key and becomes another node.`,
      `Pass it to the base class: super(${passed === '' ? '' : `${passed}, `}${keyName}).`,
      'node-cloning',
    );
  }
  const needed = maker.parameters[0];
  const isConfigured = memberOf(node, '$config') && !memberOf(node, 'clone');
  if (isConfigured && needed && !needed.initializer && !needed.dotDotDotToken) {
    yield nodeClassRemark(
      maker,
      `${name} has $config and no clone, so Lexical copies it with new ${name}() and no arguments, but this constructor requires ${needed.name.getText()}.`,
      "Give the parameters a default, such as (src = '', key?: NodeKey), and copy the fields in afterCloneFrom; or implement static clone(node).",
      'node-cloning',
    );
  }
}

/** Fields with the document's content: those that are set through the constructor or a setter. */
function fieldsOf(node: NodeClass, checker: ts.TypeChecker): string[] {
  const names = new Set<string>();
  for (const member of node.members) {
    if (!ts.isConstructorDeclaration(member) && !ts.isMethodDeclaration(member))
      continue;
    const parameters = new Set(member.parameters.map(({name}) => name.getText()));
    for (const each of nodesOf(member)) {
      if (!isFieldAssignment(each) || !each.left.name.text.startsWith('__')) continue;
      const {left, right} = each;
      const isGiven = [...nodesOf(right)].some(
        (inner) => ts.isIdentifier(inner) && parameters.has(inner.text),
      );
      if (isGiven && !isCopying(member) && !isInherited(left.name, checker)) {
        names.add(left.name.text);
      }
    }
  }
  return [...names];
}

/** Returns whether a package's base class declares a field, and stores it itself. */
function isInherited(field: ts.Node, checker: ts.TypeChecker): boolean {
  const declarations = checker.getSymbolAtLocation(field)?.declarations ?? [];
  return declarations.some((each) => packageOf(each) !== undefined);
}

function isCopying(member: ts.ClassElement): boolean {
  return /^(?:clone|afterCloneFrom|updateFromJSON|importJSON|constructFrom)$/.test(
    member.name?.getText() ?? '',
  );
}

function* ofField(
  field: string,
  node: NodeClass,
  own: readonly NodeClass[],
  name: string,
): Iterable<Remark> {
  const place = node.name ?? node;
  const says = (member: string): boolean =>
    own.some((each) => mentions(memberOf(each, member), field));
  const has = (member: string): boolean =>
    own.some((each) => memberOf(each, member) !== undefined);
  const isCopied = says('afterCloneFrom') || says('clone') || isPassedOn(field, node);
  if (
    !isCopied &&
    (memberOf(node, '$config') || has('clone') || has('afterCloneFrom'))
  ) {
    yield nodeClassRemark(
      place,
      `${field} of ${name} is lost whenever the node changes, because every change copies the node, and neither clone nor afterCloneFrom copies this field.`,
      `Implement afterCloneFrom(prevNode) { super.afterCloneFrom(prevNode); this.${field} = prevNode.${field}; }`,
      'node-cloning#add-a-field-to-a-class',
    );
    return;
  }
  const isStored = says('exportJSON') || isState(own) || opensAll(own);
  if (!isStored) {
    const remark = nodeClassRemark(
      place,
      `${field} of ${name} isn't in its JSON, because exportJSON doesn't write it. The value is lost when the document is stored, and when users copy and paste the node.`,
      `Implement exportJSON() { return {...super.exportJSON(), ${plainName(field)}: this.${field}}; } and read it in updateFromJSON; or store the value as node state, with createState.`,
      'nodes',
    );
    // What a stored document doesn't need can be left out on purpose.
    yield {...remark, isHint: true};
  }
  yield* ofElement(field, node, name);
}

/** Returns whether the JSON is created in a way that can't be followed. */
function opensAll(own: readonly NodeClass[]): boolean {
  const text = own.map((each) => memberOf(each, 'exportJSON')?.getText() ?? '').join();
  return /\.\.\.this\b|Object\.assign|throw\b/.test(text);
}

function isState(own: readonly NodeClass[]): boolean {
  return own.some((each) =>
    /stateConfigs/.test(memberOf(each, '$config')?.getText() ?? ''),
  );
}

function plainName(field: string): string {
  return field.replace(/^_+/, '');
}

/** Returns whether a member refers to a field, or to its accessor. */
function mentions(member: ts.ClassElement | undefined, field: string): boolean {
  const plain = plainName(field);
  return new RegExp(
    `${field}\\b|\\b(?:get|is|has)${plain}\\b|\\b${plain}\\b`,
    'i',
  ).test(member?.getText() ?? '');
}

/** An element that renders a field, and that no change of the field updates. */
function* ofElement(field: string, node: NodeClass, name: string): Iterable<Remark> {
  const update = memberOf(node, 'updateDOM');
  const create = memberOf(node, 'createDOM');
  const isSet = node.members.some(
    (member) =>
      ts.isMethodDeclaration(member) &&
      !isCopying(member) &&
      new RegExp(`\\.${field} = `).test(member.getText()),
  );
  if (!update || !isSet || !mentions(create, field) || !isNever(update)) return;
  yield nodeClassRemark(
    update.name ?? update,
    `createDOM of ${name} shows ${field}, but updateDOM returns false without checking it, so users don't see it change.`,
    `Compare it with the previous version: updateDOM(prevNode) { return prevNode.${field} !== this.${field}; }, or change the element there and return false.`,
    'nodes',
  );
}

/** Returns whether a method only returns false. */
function isNever(method: ts.ClassElement): boolean {
  if (!ts.isMethodDeclaration(method) || method.body?.statements.length !== 1)
    return false;
  const [only] = method.body.statements;
  return (
    only !== undefined &&
    ts.isReturnStatement(only) &&
    only.expression?.kind === ts.SyntaxKind.FalseKeyword
  );
}

/** `super.updateDOM(…);` whose result is ignored: true requests a new element. */
function* droppedAnswer(node: NodeClass, name: string): Iterable<Remark> {
  const update = memberOf(node, 'updateDOM');
  if (!update || !/return false\b/.test(update.getText())) return;
  for (const each of nodesOf(update)) {
    if (!ts.isExpressionStatement(each) || !ts.isCallExpression(each.expression))
      continue;
    if (each.expression.expression.getText() !== 'super.updateDOM') continue;
    yield nodeClassRemark(
      each,
      `updateDOM of ${name} ignores the result of super.updateDOM. If it returns true, nothing was changed, and the element has to be created again, for example for another format.`,
      'Return it: if (super.updateDOM(prevNode, dom, config)) return true; then change your own parts, and return false.',
      'nodes',
    );
  }
}
