import ts from 'typescript';

import {isResultOf} from '../editors';
import {isFieldAssignment, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const CONTENT = /^(?:innerHTML|outerHTML|innerText|textContent)$/;
const CHANGES = /^(?:insertAdjacent(?:HTML|Text|Element)|replaceChildren)$/;
const ELEMENT = /^lexical#LexicalEditor\.getRootElement$/;

/** Content that is written into the editor's elements instead of its state. */
export const domWrites: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const access = writtenAt(node);
      if (access && isOfEditor(access.expression, context)) yield remarkOf(access);
    }
  }
};

/** `element.innerHTML` if a value is assigned to it, or a method that changes the content. */
function writtenAt(node: ts.Node): ts.PropertyAccessExpression | undefined {
  if (isFieldAssignment(node)) {
    return CONTENT.test(node.left.name.text) ? node.left : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const callee = unwrapped(node.expression);
  return ts.isPropertyAccessExpression(callee) && CHANGES.test(callee.name.text)
    ? callee
    : undefined;
}

function isOfEditor(element: ts.Expression, {checker}: RuleContext): boolean {
  return isResultOf(ELEMENT, element, checker);
}

function remarkOf(access: ts.PropertyAccessExpression): Remark {
  return {
    rule: 'dom-write',
    node: access.name,
    reason: `${access.name.text} changes an element in the editor's DOM, but the document is in the editor state. The editor reverts the change, or its DOM no longer matches its state.`,
    fix: "Change the state: editor.update(() => { const dom = new DOMParser().parseFromString(html, 'text/html'); $getRoot().clear().select(); $insertNodes($generateNodesFromDOM(editor, dom)); }).",
    link: '/docs/concepts/updates',
  };
}
