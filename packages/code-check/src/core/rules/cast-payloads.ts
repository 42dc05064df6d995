import ts from 'typescript';

import {valueOf} from '../editors';
import {nameOf, nodesOf, unwrapped} from '../names';
import {meantBy} from './meant-values';
import type {Remark, Rule, RuleContext} from './rule';

/** What commands do whose payload is one of a few words. */
const DOES: Readonly<Record<string, string>> = {
  FORMAT_ELEMENT_COMMAND: 'aligns the selected blocks',
  FORMAT_TEXT_COMMAND: 'formats the selected text',
};

/** Payloads that a cast hides from the compiler, of which no value is one that the command knows. */
export const castPayloads: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      if (name !== 'lexical#LexicalEditor.dispatchCommand') continue;
      const remark = ofDispatch(node, context);
      if (remark) yield remark;
    }
  }
};

function ofDispatch(
  {arguments: [command, payload]}: ts.CallExpression,
  context: RuleContext,
): Remark | undefined {
  if (!command || !payload || !isUnchecked(payload, context)) return undefined;
  const allowed = wordsOf(command, context.checker);
  if (allowed.length === 0) return undefined;
  const given = valuesOf(unwrapped(payload), context);
  if (given.length === 0 || given.some((each) => allowed.includes(each)))
    return undefined;
  const name = command.getText();
  const does = Object.hasOwn(DOES, name) ? `${name} ${DOES[name] ?? ''}. ` : '';
  const first = given.map((each) => meantBy(each, allowed)).find(Boolean);
  return {
    rule: 'type-error',
    node: payload,
    reason: `${does}Its payload is one of ${quoted(allowed)}, but here it can be ${quoted(given)}. The cast hides this from the compiler.`,
    fix: first ?? `Pass one of ${quoted(allowed)}.`,
    link: '/docs/concepts/commands#payload-types',
  };
}

/** Whether the compiler accepts a payload without looking at it. */
function isUnchecked(payload: ts.Expression, {checker}: RuleContext): boolean {
  return (
    (checker.getTypeAtLocation(payload).flags &
      (ts.TypeFlags.Any | ts.TypeFlags.Never)) !==
    0
  );
}

/** The words that a command takes, if it takes words. */
function wordsOf(command: ts.Expression, checker: ts.TypeChecker): string[] {
  const type = checker.getTypeAtLocation(command);
  const [payload] =
    type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference);
  return payload?.isUnion() ? literalsOf(payload).filter((each) => each !== '') : [];
}

/** The strings that a type allows; none if it allows anything else. */
function literalsOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  const words = parts.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  return words.length === parts.length ? words : [];
}

/** The words that a value can be: of its type, or of the options of the `<select>` around it. */
function valuesOf(value: ts.Expression, context: RuleContext): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text];
  const words = literalsOf(context.checker.getTypeAtLocation(value));
  if (words.length > 0) return words;
  const select = ts.findAncestor(
    value,
    (each): each is ts.JsxElement =>
      ts.isJsxElement(each) && each.openingElement.tagName.getText() === 'select',
  );
  return select && /\.value$/.test(value.getText()) ? optionsOf(select, context) : [];
}

function optionsOf(select: ts.JsxElement, context: RuleContext): string[] {
  const values: string[] = [];
  for (const node of nodesOf(select)) {
    if (!ts.isJsxOpeningLikeElement(node) || node.tagName.getText() !== 'option')
      continue;
    for (const attribute of node.attributes.properties) {
      if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== 'value')
        continue;
      values.push(...valuesOfAttribute(attribute, context));
    }
  }
  return values;
}

function valuesOfAttribute(
  {initializer}: ts.JsxAttribute,
  context: RuleContext,
): string[] {
  if (!initializer) return [];
  if (ts.isStringLiteral(initializer)) return [initializer.text];
  const inner = ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  if (!inner) return [];
  const value = valueOf(inner, context.checker) ?? inner;
  return ts.isStringLiteralLike(value) ? [value.text] : valuesOf(inner, context);
}

function quoted(words: readonly string[]): string {
  return words
    .slice(0, MOST)
    .map((each) => `'${each}'`)
    .join(', ');
}

const MOST = 8;
