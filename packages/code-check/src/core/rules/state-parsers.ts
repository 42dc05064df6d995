import ts from 'typescript';

import {propertyOf} from '../editors';
import {isFunction} from '../functions';
import {nameOf, nodesOf, unwrapped} from '../names';
import type {Rule, RuleContext} from './rule';

/** Parsers of node states that let everything through: the default is then `undefined`. */
export const stateParsers: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (nameOf(node.expression, context.checker) !== 'lexical#createState') continue;
      const [, options] = node.arguments;
      const parse =
        options && ts.isObjectLiteralExpression(options)
          ? propertyOf(options, 'parse')
          : undefined;
      const value = parse && passedThrough(parse);
      const type = value && typeOf(value, context);
      if (!value || type === undefined) continue;
      yield {
        rule: 'node-class',
        node: value,
        reason: `parse is called with undefined for the default, and with whatever is stored, and this returns it as it is. For a node without the state, $getState returns undefined, and not ${type}.`,
        fix: `Return a default for everything else: parse: (value) => (${guarded(type)}).`,
        link: '/docs/concepts/node-state',
      };
    }
  }
};

/** The parameter, where a function returns just that. */
function passedThrough(parse: ts.Expression): ts.Expression | undefined {
  const plain = unwrapped(parse);
  if (!isFunction(plain) || !plain.body) return undefined;
  const [only] = ts.isBlock(plain.body) ? plain.body.statements : [];
  const value = ts.isBlock(plain.body)
    ? only && ts.isReturnStatement(only)
      ? only.expression
      : undefined
    : plain.body;
  const name = plain.parameters[0]?.name.getText();
  return value && unwrapped(value).getText() === name ? value : undefined;
}

/** The type that a value is said to have; nothing where it may be undefined. */
function typeOf(value: ts.Expression, {checker}: RuleContext): string | undefined {
  const type = checker.getTypeAtLocation(value);
  const parts = type.isUnion() ? type.types : [type];
  const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined;
  return parts.some((part) => part.flags & open)
    ? undefined
    : checker.typeToString(type);
}

function guarded(type: string): string {
  if (type.endsWith('[]')) return 'Array.isArray(value) ? value : []';
  switch (type) {
    case 'string':
      return "typeof value === 'string' ? value : ''";
    case 'number':
      return "typeof value === 'number' ? value : 0";
    case 'boolean':
      return 'value === true';
    default:
      return 'isValid(value) ? value : DEFAULT';
  }
}
