import ts from 'typescript';

import {isOfClass, nodesOf, symbolOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const LINK =
  '/docs/concepts/node-cloning#a-setter-seems-to-have-no-effect-or-changes-an-undo-step';
/** Methods that change an array, a map or a set in place. */
const IN_PLACE =
  /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|add|delete|clear)$/;

/** Fields of nodes that are set from outside, or whose value is mutated. */
export const fieldChanges: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const remark = ts.isBinaryExpression(node)
        ? assigned(node, context)
        : ts.isCallExpression(node)
          ? called(node, context)
          : undefined;
      if (remark) yield remark;
    }
  }
};

/** `node.__field`, if the object is a node. */
function fieldIn(
  node: ts.Expression,
  {checker}: RuleContext,
): ts.PropertyAccessExpression | undefined {
  const plain = unwrapped(node);
  if (!ts.isPropertyAccessExpression(plain) || !plain.name.text.startsWith('__'))
    return undefined;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(plain.expression));
  // The type of `this` is known from what it extends.
  const known = checker.getBaseConstraintOfType(type) ?? type;
  return isOfClass(known, 'LexicalNode', checker) ? plain : undefined;
}

function assigned(node: ts.BinaryExpression, context: RuleContext): Remark | undefined {
  const {kind} = node.operatorToken;
  if (kind < ts.SyntaxKind.FirstAssignment || kind > ts.SyntaxKind.LastAssignment)
    return undefined;
  const left = unwrapped(node.left);
  if (ts.isElementAccessExpression(left)) {
    const field = fieldIn(left.expression, context);
    return field && isShared(field, context) ? inPlace(node, field) : undefined;
  }
  const field = fieldIn(node.left, context);
  if (!field || ts.findAncestor(node, ts.isClassLike)) return undefined;
  return isWritable(field.expression, context) ? undefined : fromOutside(node, field);
}

/** Returns whether an expression is the writable version of a node, or a new node. */
function isWritable(object: ts.Expression, {checker}: RuleContext): boolean {
  const plain = unwrapped(object);
  const isMade = (value: ts.Node): boolean =>
    /getWritable\(|\$create|\bnew [A-Z]|\.clone\(|\$copyNode|\$cloneWithProperties/.test(
      value.getText(),
    );
  if (!ts.isIdentifier(plain)) return isMade(plain);
  const declaration = symbolOf(plain, checker)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return false;
  return declaration.initializer !== undefined && isMade(declaration.initializer);
}

function fromOutside(node: ts.Node, field: ts.PropertyAccessExpression): Remark {
  const name = field.name.text;
  const object = field.expression.getText();
  const setter =
    name === '__text'
      ? 'setTextContent(text)'
      : `set${name.replace(/^_+./, (start) => start.at(-1)?.toUpperCase() ?? '')}(…)`;
  return {
    rule: 'node-field',
    node,
    reason: `${field.getText()} is set from outside, on a version of the node that can be frozen or outdated. The change is lost, or it changes an undo step.`,
    fix: `Call the setter of the class, ${object}.${setter}. If there is none, set it on ${object}.getWritable().`,
    link: LINK,
  };
}

function called(call: ts.CallExpression, context: RuleContext): Remark | undefined {
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee) || !IN_PLACE.test(callee.name.text)) {
    return undefined;
  }
  const field = fieldIn(callee.expression, context);
  return field && isShared(field, context) ? inPlace(call, field) : undefined;
}

/** Returns whether copies of a node share the same array, map or object. */
function isShared(field: ts.PropertyAccessExpression, {checker}: RuleContext): boolean {
  const name = field.name.text;
  const declaration = symbolOf(field, checker)?.valueDeclaration;
  const home = declaration && ts.findAncestor(declaration, ts.isClassLike);
  const around = ts.findAncestor(field, ts.isMethodDeclaration)?.name.getText() ?? '';
  const inMaker = ts.findAncestor(field, ts.isConstructorDeclaration) !== undefined;
  if (!home || inMaker || /^(?:clone|afterCloneFrom)$/.test(around)) return false;
  const copies = home.members
    .filter((member) => /^(?:clone|afterCloneFrom)$/.test(member.name?.getText() ?? ''))
    .map((member) => member.getText())
    .join('\n');
  const isCopied = new RegExp(
    `(?:\\.\\.\\.|new (?:Map|Set)\\(|Array\\.from\\(|structuredClone\\(|Object\\.assign\\(\\{\\}, )\\w+\\.${name}|${name}\\.(?:slice|concat|map)\\(`,
  );
  return !isCopied.test(copies) && !home.getSourceFile().isDeclarationFile;
}

function inPlace(node: ts.Node, field: ts.PropertyAccessExpression): Remark {
  const name = field.name.text;
  return {
    rule: 'node-field',
    node,
    reason: `The value of ${name} is changed in place, but earlier versions of the node share it, so undo can't restore the old value.`,
    fix: `Set a copy: const self = this.getWritable(); self.${name} = [...self.${name}, item]; or copy it in afterCloneFrom.`,
    link: LINK,
  };
}
