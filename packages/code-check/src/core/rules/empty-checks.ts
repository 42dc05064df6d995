import ts from 'typescript';

import {calleeOf, nameOf, nodesOf} from '../names';
import type {Rule} from './rule';

/** `editorState.isEmpty()`, which people use for "nobody has typed anything". */
export const emptyChecks: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (nameOf(node.expression, checker) !== 'lexical#EditorState.isEmpty') continue;
      // A parsed state can have no nodes at all, which setEditorState refuses.
      if (!/^editor\.getEditorState\(\)\.isEmpty$/.test(node.expression.getText()))
        continue;
      yield {
        rule: 'initial-state',
        node: calleeOf(node),
        reason:
          'isEmpty tells whether the state has no node but the root. An editor in which nothing is typed has an empty paragraph, so it returns false.',
        fix: "To ask for text, read it: editor.read(() => $getRoot().getTextContent().trim() === ''), or $isRootTextContentEmpty(editor.isComposing()) from '@lexical/text'.",
        link: '/docs/concepts/editor-state',
        isHint: true,
      };
    }
  }
};
