import ts from 'typescript';

import {calledName, nameOf, nodesOf, symbolOf, unwrapped} from '../names';
import {shortened} from '../shortened';
import type {Remark, Rule, RuleContext} from './rule';

/** Functions that need an object of Lexical, with what makes it of JSON or text. */
const NEEDS: Readonly<
  Record<string, readonly [what: string, fix: (given: string) => string]>
> = {
  'lexical#LexicalEditor.setEditorState': [
    'an EditorState',
    (given) =>
      `Parse it first, which takes the string or the object: editor.setEditorState(editor.parseEditorState(${given})).`,
  ],
  'lexical#$insertNodes': ['an array of nodes', nodesOfJson],
  'lexical#RangeSelection.insertNodes': ['an array of nodes', nodesOfJson],
  'lexical#ElementNode.append': ['nodes', nodesOfJson],
  'lexical#LexicalNode.insertAfter': ['a node', nodesOfJson],
  'lexical#LexicalNode.insertBefore': ['a node', nodesOfJson],
  'lexical#LexicalNode.replace': ['a node', nodesOfJson],
  'lexical#$setSelection': [
    'a selection',
    () =>
      'Store keys or offsets, and make the selection anew: textNode.select(anchorOffset, focusOffset), or $createRangeSelection() with its points.',
  ],
  '@lexical/html#$generateNodesFromDOM': [
    'a document',
    (given) =>
      `Parse the HTML: $generateNodesFromDOM(editor, new DOMParser().parseFromString(${given}, 'text/html')).`,
  ],
};

function nodesOfJson(given: string): string {
  return `Make nodes of the JSON: $insertNodes($generateNodesFromSerializedNodes([${given}])), from @lexical/clipboard; or $parseSerializedNode(${given}) for one node.`;
}

/** What is only JSON, whatever type it has. */
const MAKES_JSON =
  /^(?:JSON\.parse|structuredClone)$|\.(?:json|toJSON|exportJSON|getItem)$|^(?:JSON\.stringify|String)$/;

/** JSON and text of the type `any`, where Lexical needs its own objects. */
export const parsedValues: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const remark = ofCall(node, context);
      if (remark) yield remark;
    }
  }
};

function ofCall(call: ts.CallExpression, context: RuleContext): Remark | undefined {
  const name = nameOf(call.expression, context.checker) ?? '';
  const [what, fix] = (Object.hasOwn(NEEDS, name) ? NEEDS[name] : undefined) ?? [];
  if (what === undefined || !fix) return undefined;
  const isSecond = name === '@lexical/html#$generateNodesFromDOM';
  const given = call.arguments[isSecond ? 1 : 0];
  const inner = given && (ts.isSpreadElement(given) ? given.expression : given);
  const made = inner && jsonIn(inner, context, 0);
  if (!inner || made === undefined) return undefined;
  const {flags} = context.checker.getTypeAtLocation(inner);
  // The compiler refuses every other type itself.
  if ((flags & ts.TypeFlags.Any) === 0) return undefined;
  return {
    rule: 'type-error',
    node: inner,
    reason: `${calledName(call) ?? 'The function'} needs ${what}, but this comes from ${made}. The compiler doesn't notice, because the type is any.`,
    fix: fix(
      shortened(given === inner ? sourceOf(inner) : `...${inner.getText()}`, 'json'),
    ),
    link: name.startsWith('@') ? name : '/docs/concepts/serialization',
  };
}

const MOST_STEPS = 3;

/** The call that made a value from JSON, also through a variable and `await`. */
function jsonIn(
  value: ts.Expression,
  context: RuleContext,
  depth: number,
): string | undefined {
  const plain = unwrapped(value);
  if (ts.isAwaitExpression(plain)) return jsonIn(plain.expression, context, depth);
  if (ts.isCallExpression(plain)) {
    const called = plain.expression.getText();
    return MAKES_JSON.test(called) ? called.split('.').slice(-2).join('.') : undefined;
  }
  const declaration = ts.isIdentifier(plain)
    ? symbolOf(plain, context.checker)?.valueDeclaration
    : undefined;
  return declaration &&
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer &&
    depth < MOST_STEPS
    ? jsonIn(declaration.initializer, context, depth + 1)
    : undefined;
}

/** What to give instead: the string of `JSON.parse(string)`, as parseEditorState takes strings. */
function sourceOf(value: ts.Expression): string {
  const plain = unwrapped(value);
  const [only] = ts.isCallExpression(plain) ? plain.arguments : [];
  return ts.isCallExpression(plain) &&
    only &&
    /^JSON\.parse$/.test(plain.expression.getText())
    ? only.getText()
    : plain.getText();
}
