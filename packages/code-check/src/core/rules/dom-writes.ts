import ts from 'typescript';

import {isResultOf} from '../editors';
import {isFieldAssignment, nodesOf, unwrapped} from '../names';
import type {Remark, Rule} from './rule';

const CONTENT = /^(?:innerHTML|outerHTML|innerText|textContent)$/;
const TEXT = /^(?:innerText|textContent)$/;
const CHANGES = /^(?:insertAdjacent(?:HTML|Text|Element)|replaceChildren)$/;
const ELEMENT = /^lexical#LexicalEditor\.getRootElement$/;
const OF_NODE = /^lexical#LexicalEditor\.getElementByKey$/;

/** Content that is written into the editor's elements instead of its state. */
export const domWrites: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const access = writtenAt(node);
      if (access && isResultOf(ELEMENT, access.expression, context.checker))
        yield remarkOf(access);
      else if (
        access &&
        TEXT.test(access.name.text) &&
        isResultOf(OF_NODE, access.expression, context.checker)
      )
        yield ofElement(access);
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

/** Content of one node's element. What stands in a decorator is the business of the code. */
function ofElement(access: ts.PropertyAccessExpression): Remark {
  return {
    rule: 'dom-write',
    node: access.name,
    reason: `${access.name.text} changes the element of a node, but Lexical writes this element from the state, so the change is lost with the next update of the node, and it is never stored.`,
    fix: 'Change the node: editor.update(() => { const node = $getNodeByKey(key); if ($isTextNode(node)) node.setTextContent(text); }). What a class shows besides belongs in its createDOM and updateDOM.',
    link: '/docs/concepts/updates',
    isHint: true,
  };
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
