import ts from 'typescript';

import {valueOf} from '../editors';
import {isFunction} from '../functions';
import {calledName, nodesOf, symbolOf} from '../names';
import type {Remark, RuleContext} from './rule';

/**
 * A plugin instead of a function that creates the content: its hooks are called outside of a
 * render.
 */
export function componentAsState(
  state: ts.Expression,
  {checker}: RuleContext,
): Remark | undefined {
  const declaration = symbolOf(state, checker)?.valueDeclaration;
  const owner = [declaration, valueOf(state, checker)].find(
    (each) => each !== undefined && isFunction(each),
  );
  const hook = owner && hookIn(owner);
  return hook
    ? {
        rule: 'initial-state',
        node: state,
        reason: `The composer calls editorState once, as a function that creates the content, and ${hook} is a hook of React, which works only in a component that is rendered.`,
        fix: `Render it as a child instead: <LexicalComposer initialConfig={…}><${state.getText()} /></LexicalComposer>, or create the content here without hooks: editorState: (editor) => {…}.`,
        link: '/docs/concepts/editor-state#replace-the-state',
      }
    : undefined;
}

/** The first hook that a function itself calls. */
function hookIn(owner: ts.Node): string | undefined {
  for (const node of nodesOf(owner)) {
    const name = ts.isCallExpression(node) ? (calledName(node) ?? '') : '';
    if (!/^use[A-Z]/.test(name)) continue;
    if (ts.findAncestor(node.parent, isFunction) === owner) return name;
  }
  return undefined;
}
