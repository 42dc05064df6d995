import ts from 'typescript';

import {isOfLexical, nodesOf, unwrapped} from '../names';
import {shortened} from '../shortened';
import type {Remark, Rule, RuleContext} from './rule';

/** What to write for an object of Lexical where a text is wanted, by its type. */
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

/** Objects of Lexical that code turns into "[object Object]". */
export const objectTexts: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const value = valueInText(node);
      const remark = value && ofText(value, context);
      if (remark) yield remark;
    }
  }
};

/** The value in `${value}`, `String(value)`, `value.toString()`, and beside a text. */
function valueInText(node: ts.Node): ts.Expression | undefined {
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
        reason: `${text} is an object of the type ${name}. As text, it becomes "[object Object]".`,
        fix: fix(shortened(text, 'value')),
        link: '/docs/concepts/serialization',
      }
    : undefined;
}
