import ts from 'typescript';

import {configsOf, propertyOf} from '../editors';
import {isFunction} from '../functions';
import {nodesOf} from '../names';
import {functionOf} from './named-functions';
import type {Rule} from './rule';

/** Functions for the initial content that only export the editor. */
export const takenEditors: Rule = function* (context) {
  for (const source of context.sources) {
    for (const {kind, literal} of configsOf(source, context.checker)) {
      const state = literal && propertyOf(literal, 'editorState');
      const owner = kind === 'composer' ? functionOf(state, context) : undefined;
      const taken = state && owner && takenFrom(owner);
      if (!taken) continue;
      yield {
        rule: 'initial-state',
        node: taken,
        reason:
          "editorState is the function that creates the initial content. It runs while the composer is created, before there is a root element, and only if the document is empty; and because it's there, the editor doesn't get its first paragraph.",
        fix: "Take the editor with a plugin: <EditorRefPlugin editorRef={editorRef} /> from '@lexical/react/LexicalEditorRefPlugin', below the composer. In a component below it, const [editor] = useLexicalComposerContext() returns it.",
        link: '/docs/react/plugins',
      };
    }
  }
};

/** The assignment, or the setter call, that is all that such a function does. */
function takenFrom(owner: ts.FunctionLikeDeclaration): ts.Node | undefined {
  const editor = owner.parameters[0]?.name;
  if (!owner.body || !editor || !ts.isIdentifier(editor)) return undefined;
  if (/\$\w+\(|\.(?:update|append|read)\(/.test(owner.body.getText())) return undefined;
  return [...nodesOf(owner.body)].find((node) => {
    if (ts.findAncestor(node, isFunction) !== owner) return false;
    const isAssigned =
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      node.right.getText() === editor.text;
    const isHanded =
      ts.isCallExpression(node) &&
      /^set[A-Z]|Ref$/.test(node.expression.getText()) &&
      node.arguments[0]?.getText() === editor.text;
    return isAssigned || isHanded;
  });
}
