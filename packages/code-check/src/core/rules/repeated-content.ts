import ts from 'typescript';

import {effectOf, isFunction} from '../functions';
import {calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Code that checks the existing content, or removes it, before it adds something. */
const LOOKS =
  /\.(?:clear|isEmpty|getChildrenSize|getFirstChild|getLastChild|getTextContent|getChildren|splice)\(|\.current\b/;

/** Content that an effect adds: it's added again whenever the effect runs again. */
export const repeatedContent: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const effect = effectOf(node);
      if (!effect || LOOKS.test(effect.getText())) continue;
      const remark = addedBy(effect, context);
      if (remark) yield remark;
    }
  }
};

function addedBy(effect: ts.Node, context: RuleContext): Remark | undefined {
  const {checker} = context;
  for (const node of nodesOf(effect)) {
    if (!ts.isCallExpression(node)) continue;
    if (nameOf(node.expression, checker) !== 'lexical#LexicalEditor.update') continue;
    // What a timer, a request, or a listener of the effect adds isn't added by the effect itself.
    if (ts.findAncestor(node.parent, isFunction) !== effect) continue;
    const added = [...nodesOf(node)].find((each) => isAddition(each, node, context));
    if (added && ts.isCallExpression(added)) return repeated(added);
  }
  return undefined;
}

function isAddition(node: ts.Node, update: ts.Node, {checker}: RuleContext): boolean {
  if (!ts.isCallExpression(node)) return false;
  if (ts.findAncestor(node.parent, isFunction)?.parent !== update) return false;
  const name = nameOf(node.expression, checker) ?? '';
  if (name === 'lexical#$insertNodes') return true;
  const callee = unwrapped(node.expression);
  if (name !== 'lexical#ElementNode.append' || !ts.isPropertyAccessExpression(callee)) {
    return false;
  }
  const holder = checker.getTypeAtLocation(callee.expression);
  return checker.typeToString(holder) === 'RootNode';
}

function repeated(call: ts.CallExpression): Remark {
  return {
    rule: 'initial-state',
    node: calleeOf(call),
    reason:
      'This effect adds content each time it runs. React runs it again when a dependency changes, and twice in StrictMode, so the content appears twice.',
    fix: 'Set the initial content where you create the editor, with editorState or $initialEditorState. To replace it later, remove the old content first: $getRoot().clear().',
    link: '/docs/concepts/editor-state#replace-the-state',
    isHint: true,
  };
}
