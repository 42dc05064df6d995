import ts from 'typescript';

import {isEffect, isFunction, rendererAround} from '../functions';
import {calleeOf, nameOf, nodesOf, symbolOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/**
 * States of a render that listeners read later, and nodes of one state that are used with another
 * one.
 */
export const oldStates: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isIdentifier(node)) continue;
      const remark = ofRender(node, context) ?? ofOtherState(node, context);
      if (remark) yield remark;
    }
  }
};

/** The initializer of a variable. */
function madeBy(
  use: ts.Identifier,
  checker: ts.TypeChecker,
): ts.CallExpression | undefined {
  const declaration = symbolOf(use, checker)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined;
  if (declaration.name === use || !declaration.initializer) return undefined;
  const made = unwrapped(declaration.initializer);
  return ts.isCallExpression(made) ? made : undefined;
}

function isUsedAsObject(use: ts.Identifier): use is ts.Identifier & {
  readonly parent: ts.PropertyAccessExpression;
} {
  return ts.isPropertyAccessExpression(use.parent) && use.parent.expression === use;
}

/** `const editorState = editor.getEditorState()` of a component, in a function that runs later. */
function ofRender(use: ts.Identifier, {checker}: RuleContext): Remark | undefined {
  if (!isUsedAsObject(use)) return undefined;
  const made = madeBy(use, checker);
  if (
    !made ||
    nameOf(made.expression, checker) !== 'lexical#LexicalEditor.getEditorState'
  )
    return undefined;
  const renderer = rendererAround(made);
  if (!renderer || ts.findAncestor(made, isFunction) !== renderer) return undefined;
  if (!runsLater(use, renderer)) return undefined;
  return {
    rule: 'stale-node',
    node: use,
    reason: `${use.text} is the state from when the component rendered. Typing doesn't render it again, so this function reads an old document.`,
    fix: 'Ask for the state where you need it: editor.getEditorState() inside this function, or take it from what the listener is given: ({editorState}) => ….',
    link: '/docs/concepts/editor-state',
  };
}

/**
 * Returns whether a use is in a function other than the effect's own body, which runs right after
 * the render.
 */
function runsLater(use: ts.Node, renderer: ts.Node): boolean {
  for (let at = use.parent; at !== renderer && at.parent; at = at.parent) {
    if (!isFunction(at)) continue;
    const {parent} = at;
    const isAtOnce =
      ts.isCallExpression(parent) &&
      (isEffect(parent) ||
        /^(?:useMemo|useState|useRef|useCallback|map|filter|forEach|some|every|find|reduce|read)$/.test(
          calleeOf(parent).getText(),
        ));
    if (
      !isAtOnce ||
      (ts.isCallExpression(parent) && /useCallback/.test(parent.expression.getText()))
    )
      return true;
  }
  return false;
}

/** A node from `prevEditorState._nodeMap` that is used while another state is read. */
function ofOtherState(use: ts.Identifier, {checker}: RuleContext): Remark | undefined {
  if (!isUsedAsObject(use) || use.parent.name.text.startsWith('__')) return undefined;
  const made = madeBy(use, checker);
  const [, owner] = /^(\w+)\._nodeMap\.get\(/.exec(made?.getText() ?? '') ?? [];
  if (owner === undefined || !ts.isCallExpression(use.parent.parent)) return undefined;
  const reader = ts.findAncestor(
    use,
    (each): each is ts.CallExpression =>
      ts.isCallExpression(each) &&
      /^lexical#(?:EditorState|LexicalEditor)\.(?:read|update)$/.test(
        nameOf(each.expression, checker) ?? '',
      ),
  );
  if (reader?.expression.getText().startsWith(`${owner}.`)) return undefined;
  if (!/^prev/i.test(owner)) return undefined;
  return {
    rule: 'stale-node',
    node: use,
    reason: `${use.parent.getText()}() looks for the latest version of the node in the state that is being read, so it doesn't tell what ${owner} holds, and it throws if the node is gone.`,
    fix: `Read that state: ${owner}.read(() => $getNodeByKey(key)?.${use.parent.name.text}()).`,
    link: '/docs/concepts/listeners',
  };
}
