import ts from 'typescript';

import {effectOf, isAsync, isFunction, isInCallOf, rendererAround} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const CHANGES =
  /^lexical#LexicalEditor\.(?:update|setEditorState|dispatchCommand|focus)$/;

/** What effects without dependencies, and inline props, repeat after every render. */
export const everyRender: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isCallExpression(node)) {
        const remark =
          ofEffect(node, context) ?? ofHistory(node, context) ?? ofAsyncEffect(node);
        if (remark) yield remark;
      } else if (ts.isJsxAttribute(node)) {
        const remark = ofKey(node);
        if (remark) yield remark;
      }
    }
  }
};

/** An effect without a dependency list that changes the editor. */
function ofEffect(call: ts.CallExpression, {checker}: RuleContext): Remark | undefined {
  const effect = effectOf(call);
  if (!effect || call.arguments.length > 1) return undefined;
  const change = [...nodesOf(effect)].find(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) &&
      CHANGES.test(nameOf(node.expression, checker) ?? '') &&
      ts.findAncestor(node.parent, isFunction) === effect,
  );
  // A condition can stop what the next render would repeat.
  if (!change || /\bif \(|\.current\b/.test(effect.getText())) return undefined;
  return {
    rule: 'made-in-render',
    node: calleeOf(call),
    reason: `Without a list of dependencies, the effect runs after every render, so every render changes the editor again.`,
    fix: `Add the dependencies as the second argument: ${calledName(call) ?? 'useEffect'}(() => {…}, [editor]).`,
    link: '/docs/react/effects',
  };
}

/** A history that starts over in each render. */
function ofHistory(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const name = nameOf(call.expression, checker) ?? '';
  if (!name.endsWith('#createEmptyHistoryState')) return undefined;
  const renderer = rendererAround(call);
  if (!renderer || ts.findAncestor(call, isFunction) !== renderer) return undefined;
  if (isInCallOf(/^use[A-Z]/, call.parent)) return undefined;
  return {
    rule: 'made-in-render',
    node: calleeOf(call),
    reason:
      'Every render creates an empty history, so users can undo only what they did since the last render.',
    fix: 'Keep it: const historyState = useMemo(() => createEmptyHistoryState(), []).',
    link: '/docs/concepts/history',
  };
}

/** An async effect: React receives a promise instead of the cleanup function. */
function ofAsyncEffect(call: ts.CallExpression): Remark | undefined {
  const effect = effectOf(call);
  if (!effect) return undefined;
  const registered = /\b(?:editor\.register[A-Z]\w+|mergeRegister)\(/.exec(
    effect.getText(),
  );
  if (!isAsync(effect) || !registered) return undefined;
  return {
    rule: 'missing-cleanup',
    node: effect,
    reason:
      'An async effect returns a promise, so React never gets the cleanup function, and the listener stays.',
    fix: 'Register in an ordinary effect, and return the cleanup: useEffect(() => editor.registerUpdateListener(…), [editor]). Await in a function inside it.',
    link: '/docs/react/effects',
  };
}

/** A key that changes in each render, which drops the editor and what was typed. */
function ofKey(attribute: ts.JsxAttribute): Remark | undefined {
  if (attribute.name.getText() !== 'key') return undefined;
  const {tagName} = attribute.parent.parent;
  if (!/^Lexical\w*Composer$/.test(tagName.getText())) return undefined;
  const text = attribute.initializer?.getText() ?? '';
  if (!/Math\.random\(|Date\.now\(|randomUUID\(|\buuid(?:v4)?\(|nanoid\(/.test(text))
    return undefined;
  return {
    rule: 'made-in-render',
    node: attribute.name,
    reason:
      'This key is another one at each render, so React throws the editor away each time, with what users typed.',
    fix: 'Use a key that belongs to the document, such as key={document.id}, or none.',
    link: '/docs/react/lifecycle',
  };
}
