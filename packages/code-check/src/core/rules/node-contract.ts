import ts from 'typescript';

import {returnedValuesOf, usesReact} from '../functions';
import {nodesOf} from '../names';
import {ancestry} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Remark, Rule, RuleContext} from './rule';

const STATIC = /^(?:getType|clone|importJSON|importDOM|transform)$/;
const OF_EACH_NODE =
  /^(?:\$config|createDOM|updateDOM|decorate|exportDOM|exportJSON|updateFromJSON|isInline|afterCloneFrom)$/;

/** Methods of node classes on the wrong side (static or not), or with another kind of return value. */
export const nodeContract: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isClassLike(node) || !ancestry(node, context.checker)) continue;
      const name = node.name?.text ?? 'the class';
      for (const member of node.members) {
        if (ts.isMethodDeclaration(member)) yield* ofMethod(member, name, context);
      }
    }
  }
};

function* ofMethod(
  method: ts.MethodDeclaration,
  name: string,
  context: RuleContext,
): Iterable<Remark> {
  const called = method.name.getText();
  const isStatic =
    ts.getModifiers(method)?.some(({kind}) => kind === ts.SyntaxKind.StaticKeyword) ??
    false;
  if (STATIC.test(called) && !isStatic) {
    yield nodeClassRemark(
      method.name,
      `${called} of ${name} is an instance method, but Lexical calls it on the class.`,
      `Make it static: static ${called}(…) {…}.`,
      'nodes#register-a-node',
    );
  }
  if (OF_EACH_NODE.test(called) && isStatic) {
    yield nodeClassRemark(
      method.name,
      `${called} of ${name} is static, but Lexical calls it on each node.`,
      `Remove static: ${called}(…) {…}.`,
      'nodes#register-a-node',
    );
  }
  for (const returned of returnedValuesOf(method)) {
    const remark = ofReturned(called, returned, name, context);
    if (remark) yield remark;
  }
}

function ofReturned(
  method: string,
  value: ts.Expression,
  name: string,
  context: RuleContext,
): Remark | undefined {
  const isJsx =
    ts.isJsxElement(value) ||
    ts.isJsxSelfClosingElement(value) ||
    ts.isJsxFragment(value);
  if (method === 'createDOM' && isJsx) {
    return nodeClassRemark(
      value,
      `createDOM of ${name} returns a React element, but the editor needs a DOM element.`,
      "Return document.createElement('div') from createDOM, and the component from decorate(), in a class that extends DecoratorNode.",
      'nodes#show-a-component',
    );
  }
  if (!isElement(value, context)) return undefined;
  if (method === 'decorate' && usesReact(value)) {
    return nodeClassRemark(
      value,
      `decorate of ${name} returns a DOM element, which React can't render.`,
      'Return JSX, such as <img src={this.__src} />, or a component. A DOM element belongs in createDOM.',
      'nodes#show-a-component',
    );
  }
  return method === 'exportDOM'
    ? nodeClassRemark(
        value,
        `exportDOM of ${name} returns the element itself, but Lexical expects an object that contains it.`,
        `Return {element: ${value.getText()}}.`,
        'serialization',
      )
    : undefined;
}

/** Returns whether a value is certainly a DOM element. */
function isElement(value: ts.Expression, {checker}: RuleContext): boolean {
  const type = checker.getTypeAtLocation(value);
  return !type.isUnion() && /^(?:HTML|SVG)\w*Element$/.test(checker.typeToString(type));
}
