import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule} from './rule';

/** Listeners of the DOM that stay on a root element when the editor gets another one. */
export const rootListeners: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      if (name !== 'lexical#LexicalEditor.registerRootListener') continue;
      const [listener] = node.arguments;
      const remark = listener && ofListener(unwrapped(listener));
      if (remark) yield remark;
    }
  }
};

function ofListener(listener: ts.Node): Remark | undefined {
  if (!isFunction(listener) || !listener.body) return undefined;
  const text = listener.body.getText();
  if (/removeEventListener|signal\b|once: true|\breturn\b/.test(text)) return undefined;
  for (const node of nodesOf(listener.body)) {
    if (ts.isCallExpression(node) && calledName(node) === 'addEventListener') {
      const callee = unwrapped(node.expression);
      const root = ts.isPropertyAccessExpression(callee)
        ? callee.expression.getText()
        : 'root';
      return {
        rule: 'missing-cleanup',
        node: calleeOf(node),
        reason:
          'When the editor gets another root element, nothing removes this listener from the old one.',
        fix: `Return its cleanup function: return () => ${root}.removeEventListener(…); the editor calls it before the next root element.`,
        link: '/docs/concepts/dom-events',
      };
    }
  }
  return undefined;
}
