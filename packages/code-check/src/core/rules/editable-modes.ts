import ts from 'typescript';

import {isEffect, isFunction, rendererAround} from '../functions';
import {calleeOf, nameOf, nodesOf, symbolOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const FOLLOWS = /\buseLexicalEditable\b|\bregisterEditableListener\b/;

/** Components that don't follow the editor's mode, or the prop that it should follow. */
export const editableModes: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      const remark =
        name === 'lexical#LexicalEditor.isEditable'
          ? readOnce(node, source)
          : name === 'lexical#LexicalEditor.setEditable'
            ? setOnce(node, context)
            : undefined;
      if (remark) yield remark;
    }
  }
};

/** `editor.isEditable()` in the body of a component, which doesn't render again when it changes. */
function readOnce(call: ts.CallExpression, {text}: ts.SourceFile): Remark | undefined {
  const owner = ts.findAncestor(call.parent, isFunction);
  if (!owner || rendererAround(call) !== owner || FOLLOWS.test(text)) return undefined;
  return {
    rule: 'editor-setup',
    node: calleeOf(call),
    reason:
      'isEditable returns the mode at the time of this render. The component does not render again when the mode changes.',
    fix: "Use the hook, which renders again: const isEditable = useLexicalEditable(); from '@lexical/react/useLexicalEditable'.",
    link: '/docs/concepts/read-only',
    isHint: true,
  };
}

/** `setEditable(prop)` in an effect that doesn't depend on the prop. */
function setOnce(call: ts.CallExpression, context: RuleContext): Remark | undefined {
  const effect = ts.findAncestor(call, isEffect);
  const list = effect?.arguments[1];
  if (!effect || !list || !ts.isArrayLiteralExpression(list)) return undefined;
  const listed = new Set(list.elements.flatMap((each) => each.getText().split('.')));
  const [value] = call.arguments;
  const left =
    value && [...nodesOf(value)].find((each) => isProp(each, effect, context));
  if (!left || listed.has(left.getText())) return undefined;
  const name = left.getText();
  const all = [...list.elements.map((each) => each.getText()), name].join(', ');
  return {
    rule: 'initial-state',
    node: calleeOf(call),
    reason: `The effect doesn't depend on ${name}, so setEditable runs only for its first value.`,
    fix: `Add it to the dependencies: [${all}].`,
    link: '/docs/concepts/read-only',
  };
}

/** Returns whether a name is a prop or a state of the component around an effect. */
function isProp(node: ts.Node, effect: ts.Node, {checker}: RuleContext): boolean {
  if (!ts.isIdentifier(node)) return false;
  const declaration = symbolOf(node, checker)?.valueDeclaration;
  const renderer = rendererAround(effect);
  return (
    declaration !== undefined &&
    renderer !== undefined &&
    (ts.isBindingElement(declaration) || ts.isParameter(declaration)) &&
    ts.findAncestor(declaration, isFunction) === renderer &&
    node.text !== 'editor'
  );
}
