import ts from 'typescript';

import {effectOf, isFunction} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Content from elsewhere, as an effect loads it. */
const LOADS =
  /\$generateNodesFrom(?:DOM|SerializedNodes|MarkdownString)|\$parseSerializedNode|\$createParagraphNode/;
const INSERTS = /#\$insertNodes$|^lexical#RangeSelection\.insert(?:Nodes|Text)$/;
/** Code that says what becomes of the selection, or wants the focus. */
const DECIDES = /SKIP_\w+_TAG|skip-\w+|\$setSelection|\.focus\(|\btags?\b/i;

/** Content that an effect inserts at a selection, which takes the focus when the page opens. */
export const effectSelections: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const effect = effectOf(node);
      if (!effect || DECIDES.test(effect.getText())) continue;
      if (!LOADS.test(effect.getText())) continue;
      const remark = inEffect(effect, context);
      if (remark) yield remark;
    }
  }
};

function inEffect(effect: ts.Node, {checker}: RuleContext): Remark | undefined {
  for (const node of nodesOf(effect)) {
    if (!ts.isCallExpression(node)) continue;
    if (!INSERTS.test(nameOf(node.expression, checker) ?? '')) continue;
    if (!isDirect(node, effect, checker)) continue;
    return {
      rule: 'selection',
      node: calleeOf(node),
      reason: `${calledName(node) ?? 'This'} leaves a selection behind the inserted content, and an editor with a selection takes the focus: here, as soon as the component mounts.`,
      fix: "Tag the update, editor.update(() => {…}, {tag: SKIP_DOM_SELECTION_TAG}), or end it with $setSelection(null). Initial content belongs in the configuration, where it doesn't take the focus: editorState: () => {…}.",
      link: '/docs/concepts/selection',
      // Some editors are there to be typed into at once.
      isHint: true,
    };
  }
  return undefined;
}

/** Whether the effect itself runs the update around a call, and no handler that it registers. */
function isDirect(node: ts.Node, effect: ts.Node, checker: ts.TypeChecker): boolean {
  for (let at = node.parent; at !== effect; at = at.parent) {
    if (!isFunction(at)) continue;
    const call = at.parent;
    const isUpdate =
      ts.isCallExpression(call) &&
      nameOf(call.expression, checker) === 'lexical#LexicalEditor.update';
    if (!isUpdate) return false;
  }
  return true;
}
