import ts from 'typescript';

import {isOfLexical, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** What makes a text of an object of Lexical, and of a point the same as another. */
const TEXTS: readonly (readonly [type: RegExp, fix: (value: string) => string])[] = [
  [
    /^EditorState$/,
    (value) =>
      `For JSON, JSON.stringify(${value}); for plain text, ${value}.read(() => $getRoot().getTextContent()).`,
  ],
  [
    /^LexicalEditor(?:WithDispose)?$/,
    (value) =>
      `For JSON, JSON.stringify(${value}.getEditorState()); for plain text, ${value}.read(() => $getRoot().getTextContent()).`,
  ],
  [/^Serialized\w+(?:<.*)?$/, (value) => `For JSON, JSON.stringify(${value}).`],
  [
    /^\w+Node$/,
    (value) =>
      `For its text, ${value}.getTextContent(); for its key, ${value}.getKey().`,
  ],
  [/^\w*Selection$/, (value) => `For the selected text, ${value}.getTextContent().`],
];

/** Objects that become "[object Object]", and points that are compared as objects. */
export const objectTexts: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const value = textOf(node);
      const remark = value
        ? ofText(value, context)
        : ts.isBinaryExpression(node)
          ? ofComparison(node, context)
          : undefined;
      if (remark) yield remark;
    }
  }
};

/** The value in `${value}`, `String(value)`, `value.toString()`, and beside a text. */
function textOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isTemplateSpan(node)) return unwrapped(node.expression);
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken
  ) {
    if (ts.isStringLiteralLike(node.left)) return unwrapped(node.right);
    return ts.isStringLiteralLike(node.right) ? unwrapped(node.left) : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const callee = unwrapped(node.expression);
  if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'toString')
    return unwrapped(callee.expression);
  return callee.getText() === 'String' && node.arguments[0]
    ? unwrapped(node.arguments[0])
    : undefined;
}

function ofText(value: ts.Expression, {checker}: RuleContext): Remark | undefined {
  const type = checker.getTypeAtLocation(value);
  const plain = checker.getNonNullableType(type);
  // The browser has a Selection, too, which becomes the selected text.
  if (!isOfLexical(plain.getSymbol())) return undefined;
  const name = checker.typeToString(plain);
  const fix = TEXTS.find(([pattern]) => pattern.test(name))?.[1];
  const text = value.getText();
  return fix
    ? {
        rule: 'type-error',
        node: value,
        reason: `${text} is an object, ${name}, and as text it is only "[object Object]".`,
        fix: fix(text.length > 60 ? 'value' : text),
        link: '/docs/concepts/serialization',
      }
    : undefined;
}

const EQUALS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);
/** Objects that are made anew for each selection. */
const POINT = /^(?:PointType|TextPoint|ElementPoint|Text\w*Point\w*)$/;

/** `selection.anchor === selection.focus`, which are two objects even at the same place. */
function ofComparison(
  {left, right, operatorToken}: ts.BinaryExpression,
  {checker}: RuleContext,
): Remark | undefined {
  if (!EQUALS.has(operatorToken.kind)) return undefined;
  const [one, other] = [left, right].map((each) =>
    checker.typeToString(checker.getTypeAtLocation(each)),
  );
  if (!POINT.test(one ?? '') || !POINT.test(other ?? '')) return undefined;
  const isNot = operatorToken.getText().startsWith('!') ? '!' : '';
  return {
    rule: 'selection',
    node: left,
    reason: `${left.getText()} and ${right.getText()} are two objects, also where they are at the same place, so this comparison always has the same result.`,
    fix: `Compare the places: ${isNot}${left.getText()}.is(${right.getText()}); or ask selection.isCollapsed().`,
    link: '/docs/concepts/selection',
  };
}
