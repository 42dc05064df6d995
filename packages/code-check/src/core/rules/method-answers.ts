import ts from 'typescript';

import {isFunction, returnedValuesOf} from '../functions';
import {isOfClass, nodesOf, unwrapped} from '../names';
import {ancestry} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Remark, Rule, RuleContext} from './rule';

/** Return values of nodes' methods in JavaScript, which no compiler compares with the base class. */
export const methodAnswers: Rule = function* (context) {
  for (const source of context.sources) {
    const isScript = context.codeOf(source).kind === ts.ScriptKind.JSX;
    for (const node of nodesOf(source)) {
      if (!ts.isClassLike(node) || !ancestry(node, context.checker)) continue;
      const name = node.name?.text ?? 'the class';
      for (const member of node.members) {
        if (!ts.isMethodDeclaration(member) || !member.body) continue;
        const remark =
          ofDecoration(member, name) ??
          (isScript
            ? (ofElement(member, name, context) ??
              ofBoolean(member, name) ??
              ofImport(member, name) ??
              ofConversion(member, name, context) ??
              ofStored(member, name))
            : undefined);
        if (remark) yield remark;
      }
    }
  }
};

/** `decorate` that returns a function, as the first versions required. */
function ofDecoration(method: ts.MethodDeclaration, name: string): Remark | undefined {
  if (method.name.getText() !== 'decorate') return undefined;
  const made = returnedValuesOf(method).find(
    (each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each),
  );
  if (!made || !/<\w/.test(made.getText())) return undefined;
  return nodeClassRemark(
    made,
    `decorate of ${name} returns a function, but the editor renders what decorate returns, and React can't render a function.`,
    'Return the element itself: return <Sticker … />.',
    'nodes#show-a-component',
  );
}

const NO_ELEMENT = /^(?:Text|DocumentFragment|string)$/;

function typeOf(node: ts.Node, checker: ts.TypeChecker): string {
  return checker.typeToString(checker.getTypeAtLocation(node));
}

/** `createDOM` that returns a text, a fragment, or nothing. */
function ofElement(
  method: ts.MethodDeclaration,
  name: string,
  {checker}: RuleContext,
): Remark | undefined {
  if (method.name.getText() !== 'createDOM') return undefined;
  const wrong = returnedValuesOf(method).find((each) =>
    NO_ELEMENT.test(typeOf(each, checker)),
  );
  if (!wrong) return undefined;
  const type = typeOf(wrong, checker);
  return nodeClassRemark(
    wrong,
    `createDOM of ${name} returns ${type}, but every node needs exactly one element, in which Lexical keeps its children and attributes.`,
    `Create one element and return it: const dom = document.createElement('${type === 'Text' ? 'span' : 'div'}'); put the other parts into it, and return dom.`,
    'nodes',
  );
}

const BOOLEANS =
  /^(?:updateDOM|collapseAtStart|isInline|isIsolated|isKeyboardSelectable|isShadowRoot|isParentRequired|canBeEmpty|canIndent|canInsertTextBefore|canInsertTextAfter|canInsertAfter|canReplaceWith|canMergeWith|canMergeWhenEmpty|excludeFromCopy|extractWithChild|isTextEntity|isUnmergeable)$/;

/** Methods that return a boolean, and methods that return nothing. */
function ofBoolean(method: ts.MethodDeclaration, name: string): Remark | undefined {
  const called = method.name.getText();
  if (!BOOLEANS.test(called) || returnedValuesOf(method).length > 0) return undefined;
  if (/\bthrow\b/.test(method.body?.getText() ?? '')) return undefined;
  return nodeClassRemark(
    method.name,
    `${called} of ${name} returns nothing, which counts as false${called === 'collapseAtStart' ? ': Lexical then deletes as if the node had done nothing' : ''}.`,
    `Return a boolean from ${called}: return true if the node handles it itself, and false otherwise.`,
    'nodes',
  );
}

/** `importDOM` whose entries are conversions instead of functions that choose one. */
function ofImport(method: ts.MethodDeclaration, name: string): Remark | undefined {
  if (method.name.getText() !== 'importDOM') return undefined;
  for (const map of returnedValuesOf(method)) {
    if (!ts.isObjectLiteralExpression(map)) continue;
    for (const entry of map.properties) {
      const value = ts.isPropertyAssignment(entry) && unwrapped(entry.initializer);
      if (!value || !ts.isObjectLiteralExpression(value)) continue;
      return nodeClassRemark(
        value,
        `importDOM of ${name} gives an object for ${entry.name?.getText() ?? ''}, but Lexical calls what is there, with the element.`,
        `Make it a function: ${entry.name?.getText() ?? 'tag'}: (element) => ({conversion: …, priority: 0}); it can return null for elements that aren't this node's.`,
        'serialization',
      );
    }
  }
  return undefined;
}

/** A conversion that returns the node alone. */
function ofConversion(
  method: ts.MethodDeclaration,
  name: string,
  {checker}: RuleContext,
): Remark | undefined {
  if (method.name.getText() !== 'importDOM') return undefined;
  for (const node of nodesOf(method)) {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'conversion')
      continue;
    const convert = unwrapped(node.initializer);
    if (!isFunction(convert)) continue;
    const answer = returnedValuesOf(convert).find((each) =>
      isOfClass(checker.getTypeAtLocation(each), 'LexicalNode', checker),
    );
    if (!answer) continue;
    return nodeClassRemark(
      answer,
      `A conversion of ${name} returns the node itself, but Lexical expects an object that contains it.`,
      `Return {node: ${answer.getText()}}.`,
      'serialization',
    );
  }
  return undefined;
}

/** `exportJSON` that leaves out the type, which every stored node needs. */
function ofStored(method: ts.MethodDeclaration, name: string): Remark | undefined {
  if (method.name.getText() !== 'exportJSON') return undefined;
  const bare = returnedValuesOf(method).find(
    (each) =>
      ts.isObjectLiteralExpression(each) &&
      !each.properties.some(
        (property) =>
          ts.isSpreadAssignment(property) || property.name?.getText() === 'type',
      ),
  );
  if (!bare || !ts.isObjectLiteralExpression(bare)) return undefined;
  const fields = bare.properties.map((each) => each.getText()).join(', ');
  return nodeClassRemark(
    bare,
    `exportJSON of ${name} leaves out the type, so Lexical throws an error when it stores the document.`,
    `Begin with what the base class stores: return {...super.exportJSON(), ${fields.length > 100 ? '…' : fields}};`,
    'serialization',
  );
}
