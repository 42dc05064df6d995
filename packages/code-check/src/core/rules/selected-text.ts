import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const FORMATS =
  /^lexical#(?:TextNode\.(setStyle|setFormat|toggleFormat)|\w+\.(remove))$/;
/** Code that knows where the selection begins or ends within a node. */
const SPLITS =
  /\b(?:splitText|getStartEndPoints|getCharacterOffsets|extract)\(|\.offset\b|\.isCollapsed\(/;

/** Formats and styles of whole nodes where only a part of their text is selected. */
export const selectedText: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const [, format, removal] =
        FORMATS.exec(nameOf(node.expression, context.checker) ?? '') ?? [];
      const method = format ?? (isUnconditional(node) ? removal : undefined);
      if (method !== undefined && isOfSelection(node, context)) {
        yield wholeNode(node, method);
      }
    }
  }
};

/** Whether a loop makes a call for each node, and not only for those of a class. */
function isUnconditional(call: ts.CallExpression): boolean {
  const condition = ts.findAncestor(call, (each) => {
    if (ts.isForOfStatement(each) || isFunction(each)) return 'quit';
    return ts.isIfStatement(each) || ts.isConditionalExpression(each);
  });
  const loop = ts.findAncestor(call, isFunction)?.getText() ?? '';
  return condition === undefined && !/\.filter\(|\$is\w+Node\(/.test(loop);
}

/** Whether a call is within a loop over `selection.getNodes()`. */
function isOfSelection(call: ts.CallExpression, {checker}: RuleContext): boolean {
  const loop = ts.findAncestor(call, (each) => {
    if (ts.isForOfStatement(each)) return isNodes(each.expression, checker);
    if (!ts.isCallExpression(each) || calledName(each) !== 'forEach') return false;
    const callee = unwrapped(each.expression);
    return ts.isPropertyAccessExpression(callee) && isNodes(callee.expression, checker);
  });
  const outer = loop && ts.findAncestor(loop, isFunction);
  return loop !== undefined && !SPLITS.test((outer ?? loop).getText());
}

const NODES = /^lexical#(?:RangeSelection|BaseSelection)\.getNodes$/;

function isNodes(list: ts.Expression, checker: ts.TypeChecker): boolean {
  const plain = unwrapped(list);
  if (ts.isIdentifier(plain)) {
    const declaration = checker.getSymbolAtLocation(plain)?.valueDeclaration;
    return declaration !== undefined &&
      ts.isVariableDeclaration(declaration) &&
      declaration.initializer
      ? isNodes(declaration.initializer, checker)
      : false;
  }
  if (!ts.isCallExpression(plain)) return false;
  if (NODES.test(nameOf(plain.expression, checker) ?? '')) return true;
  const callee = unwrapped(plain.expression);
  return (
    calledName(plain) === 'filter' &&
    ts.isPropertyAccessExpression(callee) &&
    isNodes(callee.expression, checker)
  );
}

function wholeNode(call: ts.CallExpression, method: string): Remark {
  return {
    rule: 'editor-setup',
    node: calleeOf(call),
    reason: `getNodes returns whole nodes, so ${method} also changes text that isn't selected when the selection starts or ends within a node.`,
    fix:
      method === 'remove'
        ? 'Call selection.removeText(), which removes only what is selected.'
        : method === 'setStyle'
          ? "Call $patchStyleText(selection, {color: '…'}), which splits the nodes where the selection starts and ends."
          : 'Call selection.formatText(format), or $forEachSelectedTextNode((textNode) => …), which splits the nodes where the selection starts and ends.',
    link: '/docs/concepts/selection',
    isHint: true,
  };
}
