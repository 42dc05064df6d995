import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf} from '../names';
import type {Rule} from './rule';

/** States that a layout effect sets: Lexical then renders decorators while React commits. */
export const layoutEffects: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (nameOf(node.expression, checker) !== 'lexical#LexicalEditor.setEditorState')
        continue;
      const effect = ts.findAncestor(node.parent, isFunction)?.parent;
      if (!effect || !ts.isCallExpression(effect)) continue;
      if (calledName(effect) !== 'useLayoutEffect') continue;
      yield {
        rule: 'initial-state',
        node: calleeOf(node),
        reason:
          'setEditorState applies the state at once, and renders the components of decorators with flushSync, which React refuses while it is in a layout effect: "flushSync was called from inside a lifecycle method".',
        fix: 'Pass the first content as editorState in initialConfig. To set a state later, let React finish first: queueMicrotask(() => editor.setEditorState(state)).',
        link: '/docs/concepts/editor-state#replace-the-state',
        // Without decorators, nothing is rendered.
        isHint: true,
      };
    }
  }
};
