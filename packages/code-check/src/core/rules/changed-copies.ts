import ts from 'typescript';

import {calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import type {Rule} from './rule';

const COPIES =
  /^lexical#(?:ElementNode\.(?:getChildren|getChildrenKeys|getAllTextNodes)|\w+Selection\.getNodes|LexicalNode\.(?:getParents|getNextSiblings|getPreviousSiblings))$/;
const CHANGES = /^(?:push|pop|shift|unshift|splice|reverse|sort)$/;

/** Arrays of nodes that are changed as if that changed the document. */
export const changedCopies: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node) || !ts.isExpressionStatement(node.parent))
        continue;
      const callee = unwrapped(node.expression);
      if (!ts.isPropertyAccessExpression(callee) || !CHANGES.test(callee.name.text))
        continue;
      const list = unwrapped(callee.expression);
      if (!ts.isCallExpression(list)) continue;
      if (!COPIES.test(nameOf(list.expression, checker) ?? '')) continue;
      const of = ts.isPropertyAccessExpression(list.expression)
        ? list.expression.expression.getText()
        : 'element';
      yield {
        rule: 'node-field',
        node: calleeOf(node),
        reason: `${list.getText()} returns a new array, so ${callee.name.text} changes only that array, and the document stays as it is.`,
        fix: `Change the element: ${of}.append(node), ${of}.splice(index, deleteCount, [node]), or node.remove(). For another order, ${of}.splice(0, ${of}.getChildrenSize(), sorted).`,
        link: 'lexical#ElementNode',
      };
    }
  }
};
