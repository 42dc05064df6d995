import ts from 'typescript';

import {valueOf} from '../editors';
import {calledName, nameOf, nodesOf, unwrapped} from '../names';
import type {Rule, RuleContext} from './rule';

const BESIDE = /^lexical#\w+\.(?:insertAfter|insertBefore|replace)$/;
const TOP = /^getTopLevelElement(?:OrThrow)?$/;
const CHILD = /^get(?:FirstChild|LastChild|ChildAtIndex)(?:OrThrow)?$/;
const INLINE = /^(?:TextNode|LineBreakNode|TabNode|LinkNode|AutoLinkNode|MarkNode)$/;

/** Text that is inserted beside a block of the root, or replaces it. */
export const rootSiblings: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const callee = unwrapped(node.expression);
      const [inserted] = node.arguments;
      if (!ts.isPropertyAccessExpression(callee) || !inserted) continue;
      if (!BESIDE.test(nameOf(callee, context.checker) ?? '')) continue;
      const type = context.checker.getTypeAtLocation(inserted);
      if (!INLINE.test(context.checker.typeToString(type))) continue;
      if (!isRootBlock(callee.expression, context)) continue;
      yield {
        rule: 'text-in-root',
        node: inserted,
        reason: `${callee.expression.getText()} is a block directly in the root, so ${callee.name.text} puts the text into the root, which can contain only blocks. Lexical throws an error.`,
        fix: `Put it into a block first: ${callee.name.text}($createParagraphNode().append(${inserted.getText()})).`,
        link: '/docs/error#code-282',
      };
    }
  }
};

/** Returns whether an expression is a child of the root, as far as the code shows. */
function isRootBlock(node: ts.Expression, {checker}: RuleContext): boolean {
  const made = valueOf(node, checker);
  if (!made || !ts.isCallExpression(made)) return false;
  const called = calledName(made) ?? '';
  if (TOP.test(called)) return true;
  const callee = unwrapped(made.expression);
  if (!CHILD.test(called) || !ts.isPropertyAccessExpression(callee)) return false;
  return (
    checker.typeToString(checker.getTypeAtLocation(callee.expression)) === 'RootNode'
  );
}
