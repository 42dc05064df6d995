import ts from 'typescript';

import {isFunction} from '../functions';
import {nameOf, nodesOf, symbolOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Methods that return a new array, each time. */
const ARRAYS =
  /^lexical#(?:ElementNode\.(?:getChildren|getChildrenKeys|getAllTextNodes)|(?:\w+Selection\.)(?:getNodes|extract)|LexicalNode\.(?:getParents|getParentKeys|getNextSiblings|getPreviousSiblings))$/;
/** Methods that return new JSON. */
const OBJECTS = /^lexical#(?:EditorState\.toJSON|\w+\.exportJSON)$/;
const CHANGES = /^(?:push|pop|shift|unshift|splice|reverse|sort|fill|copyWithin)$/;

/** Arrays and JSON from the document that are changed as if that changed the document. */
export const changedCopies: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const change = changeAt(node);
      const made = change && madeBy(change.target, context);
      const remark = change && made && remarkOn(change, made, context);
      if (remark) yield remark;
    }
  }
};

interface Change {
  /** Where it is shown. */
  readonly node: ts.Node;
  /** What is changed. */
  readonly target: ts.Expression;
  /** `push`, or `the assignment`. */
  readonly name: string;
}

/** `list.push(…);`, `list[0] = …`, `list.length = 0`, `json.root.children.push(…)` */
function changeAt(node: ts.Node): Change | undefined {
  if (ts.isCallExpression(node) && ts.isExpressionStatement(node.parent)) {
    const callee = unwrapped(node.expression);
    return ts.isPropertyAccessExpression(callee) && CHANGES.test(callee.name.text)
      ? {node: callee.name, target: callee.expression, name: callee.name.text}
      : undefined;
  }
  if (!ts.isBinaryExpression(node) || !ts.isExpressionStatement(node.parent))
    return undefined;
  if (node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const {left} = node;
  return ts.isElementAccessExpression(left) || ts.isPropertyAccessExpression(left)
    ? {node: left, target: left.expression, name: 'the assignment'}
    : undefined;
}

interface Made {
  readonly call: ts.CallExpression;
  /** The variable that holds the result, if there is one. */
  readonly variable: ts.VariableDeclaration | undefined;
  readonly isArray: boolean;
}

/** The call that returned what is changed, also through a variable and the properties of JSON. */
function madeBy(target: ts.Expression, context: RuleContext): Made | undefined {
  let at = unwrapped(target);
  let depth = 0;
  while (ts.isPropertyAccessExpression(at) || ts.isElementAccessExpression(at)) {
    at = unwrapped(at.expression);
    depth += 1;
  }
  const declaration = ts.isIdentifier(at)
    ? symbolOf(at, context.checker)?.valueDeclaration
    : undefined;
  const variable =
    declaration && ts.isVariableDeclaration(declaration) ? declaration : undefined;
  const made = variable?.initializer ? unwrapped(variable.initializer) : at;
  if (!ts.isCallExpression(made)) return undefined;
  const name = nameOf(made.expression, context.checker) ?? '';
  if (ARRAYS.test(name) && depth === 0) return {call: made, variable, isArray: true};
  return OBJECTS.test(name) ? {call: made, variable, isArray: false} : undefined;
}

function remarkOn(
  {node, name}: Change,
  {call, variable, isArray}: Made,
  context: RuleContext,
): Remark | undefined {
  if (variable && isUsedLater(variable, context)) return undefined;
  const callee = unwrapped(call.expression);
  const of = ts.isPropertyAccessExpression(callee)
    ? callee.expression.getText()
    : 'element';
  return {
    rule: 'node-field',
    node,
    reason: `${call.getText()} returns ${isArray ? 'a new array' : 'a copy, as JSON'}, so ${name} changes only that ${isArray ? 'array' : 'copy'}, and the document stays as it is.`,
    fix: !isArray
      ? 'Change the nodes in editor.update(() => …), or apply the JSON: editor.setEditorState(editor.parseEditorState(json)).'
      : isOfElement(call, context)
        ? `Change the element: ${of}.append(node), ${of}.splice(index, deleteCount, [node]), ${of}.getFirstChild()?.insertBefore(node), or node.remove(). For another order, ${of}.splice(0, ${of}.getChildrenSize(), sorted).`
        : 'Change the nodes and their parents: node.remove(), node.insertBefore(other), or parent.splice(index, deleteCount, [node]).',
    link: isArray ? 'lexical#ElementNode' : '/docs/concepts/editor-state',
  };
}

/** Whether an element was asked for its children, and not a selection for its nodes. */
function isOfElement(call: ts.CallExpression, {checker}: RuleContext): boolean {
  return /#ElementNode\./.test(nameOf(call.expression, checker) ?? '');
}

/** Whether the code does anything with a copy other than changing and counting it. */
function isUsedLater(
  variable: ts.VariableDeclaration,
  {checker}: RuleContext,
): boolean {
  const symbol = checker.getSymbolAtLocation(variable.name);
  const scope = ts.findAncestor(variable, isFunction) ?? variable.getSourceFile();
  return [...nodesOf(scope)].some(
    (each) =>
      ts.isIdentifier(each) &&
      each !== variable.name &&
      each.text === variable.name.getText() &&
      checker.getSymbolAtLocation(each) === symbol &&
      !isOnlyChanged(each),
  );
}

/** `list.push(…);` and `list.length`: neither takes the array anywhere. */
function isOnlyChanged(name: ts.Identifier): boolean {
  let at: ts.Node = name;
  while (
    (ts.isPropertyAccessExpression(at.parent) ||
      ts.isElementAccessExpression(at.parent)) &&
    at.parent.expression === at
  )
    at = at.parent;
  const {parent} = at;
  if (ts.isCallExpression(parent) && parent.expression === at)
    return CHANGES.test(at.getText().split('.').at(-1) ?? '')
      ? ts.isExpressionStatement(parent.parent)
      : false;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === at &&
    at !== name &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}
