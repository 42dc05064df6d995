import ts from 'typescript';

import {isUnconditional} from '../contexts/needs-of';
import {isEffect, isFunction} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import {functionOf} from './named-functions';
import type {Remark, Rule, RuleContext} from './rule';

const TRANSFORM = 'lexical#LexicalEditor.registerNodeTransform';
const UPDATE = 'lexical#LexicalEditor.update';
const SET_STATE = 'lexical#LexicalEditor.setEditorState';
/** Code that sets the selection or the focus itself. */
const DECIDES =
  /\btag\b|UpdateTag|_TAG\b|\$setSelection|\.select\w*\(|\.focus\(|\.clone\(null\)|setEditable|isFocused|activeElement/;

/** Transforms that move the caret, and background changes that take the focus. */
export const movedCarets: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      if (name === TRANSFORM) yield* ofTransform(node, context);
      if (name === UPDATE || name === SET_STATE) {
        const remark = inBackground(node, name, context);
        if (remark) yield remark;
      }
    }
  }
};

/** `node.select()` on every run of a transform. */
function* ofTransform(call: ts.CallExpression, context: RuleContext): Iterable<Remark> {
  const transform = functionOf(call.arguments[1], context);
  const parameter = transform?.parameters[0]?.name.getText();
  if (!transform?.body || parameter === undefined) return;
  for (const node of nodesOf(transform.body)) {
    if (!ts.isCallExpression(node) || !isUnconditional(node, transform.body, undefined))
      continue;
    const callee = unwrapped(node.expression);
    const isSelect =
      ts.isPropertyAccessExpression(callee) &&
      /^select(?:Start|End|Next|Previous)?$/.test(callee.name.text) &&
      callee.expression.getText() === parameter;
    if (!isSelect) continue;
    yield {
      rule: 'selection',
      node: calleeOf(node),
      reason: `The transform runs whenever such a node changes, also far from the caret, and ${callee.getText()}() moves the caret to it each time. Whoever types in the middle lands at the end.`,
      fix: `Remove ${callee.getText()}(): Lexical keeps the caret where it is if you change the text with setTextContent or spliceText. If the caret has to move, select only if the selection was in this node: if (selection.anchor.key === ${parameter}.getKey()) {…}.`,
      link: '/docs/concepts/transforms',
    };
  }
}

/**
 * A change that this editor's user didn't make: if there's a selection, Lexical focuses the editor
 * again.
 */
function inBackground(
  call: ts.CallExpression,
  name: string,
  {checker}: RuleContext,
): Remark | undefined {
  if (DECIDES.test(call.getText())) return undefined;
  const where =
    name === UPDATE
      ? backgroundOf(call, checker)
      : isInEffect(call)
        ? 'when a value changes'
        : undefined;
  if (where === undefined) return undefined;
  return {
    rule: 'selection',
    node: calleeOf(call),
    reason: `This changes the editor ${where}. If the editor has a selection, Lexical restores it in the page, which moves the focus there from wherever the user is typing.`,
    fix:
      name === UPDATE
        ? 'If it must not take the focus, tag the update: editor.update(() => {…}, {tag: SKIP_DOM_SELECTION_TAG}).'
        : 'If it must not take the focus, set the state without its selection: editor.setEditorState(editorState.clone(null)), or pass {tag: SKIP_DOM_SELECTION_TAG}.',
    link: '/docs/concepts/selection',
    isHint: true,
  };
}

function backgroundOf(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  for (let at = node.parent; at.parent; at = at.parent) {
    if (!isFunction(at)) continue;
    const {parent} = at;
    if (ts.isBinaryExpression(parent) && /\.onmessage$/.test(parent.left.getText()))
      return 'when a message arrives';
    if (!ts.isCallExpression(parent)) continue;
    const called = nameOf(parent.expression, checker) ?? '';
    if (called === 'lexical#LexicalEditor.registerMutationListener')
      return 'after a node was added or changed';
    if (calledName(parent) === 'setInterval') return 'at intervals';
    const [event] = parent.arguments;
    const isMessage =
      /^(?:on|addEventListener|subscribe)$/.test(calledName(parent) ?? '') &&
      event !== undefined &&
      /^['"](?:message|update|change|sync)['"]$/.test(event.getText());
    if (isMessage) return 'when a message arrives';
  }
  return undefined;
}

/** Returns whether an effect itself sets a state, for a value that isn't the editor. */
function isInEffect(call: ts.CallExpression): boolean {
  const effect = ts.findAncestor(call.parent, isFunction)?.parent;
  if (!effect || !isEffect(effect)) return false;
  const list = effect.arguments[1];
  return (
    list !== undefined &&
    ts.isArrayLiteralExpression(list) &&
    list.elements.some((each) => !/^editor$/i.test(each.getText())) &&
    !DECIDES.test(effect.getText())
  );
}
