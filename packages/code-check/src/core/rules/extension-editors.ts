import ts from 'typescript';

import {propertyOf} from '../editors';
import {effectOf, isFunction, nameOfFunction, rendererAround} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Editors of extensions that stay behind, that are made for each text, and that a component looks for in vain. */
export const extensionEditors: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const effect = effectOf(node);
      const remark = effect
        ? leftBehind(effect, context)
        : ts.isCallExpression(node)
          ? (madeForText(node, context) ?? belowComposer(node, context))
          : undefined;
      if (remark) yield remark;
    }
  }
};

/** An editor that an effect builds, and that nothing disposes of. */
function leftBehind(effect: ts.Node, {checker}: RuleContext): Remark | undefined {
  const text = effect.getText();
  if (/\bdispose\b|\busing\b/.test(text)) return undefined;
  for (const node of nodesOf(effect)) {
    if (!ts.isCallExpression(node)) continue;
    const name = nameOf(node.expression, checker) ?? '';
    if (!name.endsWith('#buildEditorFromExtensions')) continue;
    if (ts.findAncestor(node.parent, isFunction) !== effect) continue;
    return {
      rule: 'missing-cleanup',
      node: calleeOf(node),
      reason:
        'This effect builds an editor, and nothing disposes of it, so each time the effect runs again, another editor with all its listeners stays behind.',
      fix: 'Return the cleanup: return () => editor.dispose(); which also takes the editor out of its root element.',
      link: '/docs/extensions/intro',
    };
  }
  return undefined;
}

/** `useMemo(() => defineExtension({$initialEditorState: value}), [value])`: an editor for each value. */
function madeForText(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const [make, list] = call.arguments;
  if (calledName(call) !== 'useMemo' || !make || !list) return undefined;
  if (!ts.isArrayLiteralExpression(list)) return undefined;
  const literal = [...nodesOf(make)].find(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) &&
      nameOf(node.expression, checker) === 'lexical#defineExtension',
  )?.arguments[0];
  const state =
    literal && ts.isObjectLiteralExpression(literal)
      ? propertyOf(literal, '$initialEditorState')
      : undefined;
  const words = new Set(
    (state ? [...nodesOf(state)] : []).filter(ts.isIdentifier).map(({text}) => text),
  );
  const value = list.elements.find((each) => words.has(each.getText()));
  const component = value && rendererAround(call);
  if (!value || !component) return undefined;
  // A new document may well get a new editor, but what is typed may not.
  if (!/\bonChange\b|OnChangePlugin/.test(component.getText())) return undefined;
  const name = value.getText();
  return {
    rule: 'initial-state',
    node: value,
    reason: `Each new ${name} creates another extension, and with it another editor. It replaces the one that users type in, and the caret and the history are lost.`,
    fix: `Create the extension once: useMemo(() => defineExtension({…}), []). To show another document, give the composer a key, or call editor.setEditorState(editor.parseEditorState(${name})).`,
    link: '/docs/extensions/react#the-editor-loses-its-content-on-every-keystroke',
  };
}

const ASKS = /#(?:useExtensionDependency|useExtensionComponent)$/;

/** A hook for extensions in a component that is rendered below `LexicalComposer`. */
function belowComposer(
  call: ts.CallExpression,
  {checker, sources}: RuleContext,
): Remark | undefined {
  if (!ASKS.test(nameOf(call.expression, checker) ?? '')) return undefined;
  const component = ts.findAncestor(call, isFunction);
  const name = component && nameOfFunction(component);
  if (name === undefined) return undefined;
  const places = sources.flatMap((source) =>
    [...nodesOf(source)].filter(
      (node) => ts.isJsxOpeningLikeElement(node) && node.tagName.getText() === name,
    ),
  );
  const isBelow = places.some((place) => {
    const composer = ts.findAncestor(
      place.parent,
      (node): node is ts.JsxElement =>
        ts.isJsxElement(node) &&
        /Composer$/.test(node.openingElement.tagName.getText()),
    );
    return composer?.openingElement.tagName.getText() === 'LexicalComposer';
  });
  const hook = calledName(call) ?? 'The hook';
  return isBelow
    ? {
        rule: 'mixed-dialects',
        node: calleeOf(call),
        reason: `${hook} asks for an extension of the editor, but LexicalComposer creates an editor without extensions, so the hook throws an error.`,
        fix: `Create the editor from extensions: <LexicalExtensionComposer extension={extension}>, with ${call.arguments[0]?.getText() ?? 'the extension'} in its dependencies. Below LexicalComposer, ask for what the plugin provides, for example by commands.`,
        link: '/docs/extensions/react',
      }
    : undefined;
}
