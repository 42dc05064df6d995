import ts from 'typescript';

import {valueOf} from '../editors';
import {calledName, nameOf, nodesOf} from '../names';
import type {Rule} from './rule';

const TEXT_SUPPORT =
  /\bregister(?:RichText|PlainText)\b|\b(?:Rich|Plain)TextExtension\b/;

/** Root elements that the code creates and in which nobody can type. */
export const rootElements: Rule = function* ({sources, checker}) {
  const text = sources.map((source) => source.text).join('\n');
  if (/contenteditable/i.test(text) || !TEXT_SUPPORT.test(text)) return;
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, checker) ?? '';
      const [root] = node.arguments;
      if (name !== 'lexical#LexicalEditor.setRootElement' || !root) continue;
      const made = valueOf(root, checker);
      const isCreated =
        made && ts.isCallExpression(made) && calledName(made) === 'createElement';
      if (!isCreated || !isShown(root, source)) continue;
      yield {
        rule: 'editor-setup',
        node: root,
        reason:
          'This element is not editable: setRootElement attaches the editor to it, but does not set contenteditable, so nobody can type into it.',
        fix: `Set it first: ${root.getText()}.contentEditable = 'true'; and keep it up to date with editor.registerEditableListener.`,
        link: '/docs/getting-started/quick-start',
        // An element for display only doesn't need more.
        isHint: true,
      };
    }
  }
};

const PLACES =
  /^(?:append|appendChild|prepend|insertBefore|before|after|replaceWith|replaceChildren)$/;

/** Returns whether the code adds an element to the page. */
function isShown(root: ts.Expression, source: ts.SourceFile): boolean {
  return [...nodesOf(source)].some(
    (node) =>
      ts.isCallExpression(node) &&
      PLACES.test(calledName(node) ?? '') &&
      node.arguments.some((each) => each.getText() === root.getText()),
  );
}
