import ts from 'typescript';

import {attributeValue, valueOf} from '../editors';
import {isFunction} from '../functions';
import {calledName, nodesOf, symbolOf, unwrapped} from '../names';
import type {Remark, Rule} from './rule';

/** Functions that distinguish URLs from other text, and take a sentence that contains one for a URL. */
export const linkAddresses: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      const given =
        ts.isJsxAttribute(node) && node.name.getText() === 'validateUrl'
          ? attributeValue(node)
          : ts.isPropertyAssignment(node) && node.name.getText() === 'validateUrl'
            ? node.initializer
            : ts.isShorthandPropertyAssignment(node) && node.name.text === 'validateUrl'
              ? node.name
              : undefined;
      const judge = given && functionOf(given, checker);
      for (const each of judge ? nodesOf(judge) : []) {
        if (ts.isCallExpression(each) && isLoose(each, checker)) yield remarkOf(each);
      }
    }
  }
};

function remarkOf(call: ts.CallExpression): Remark {
  return {
    rule: 'editor-setup',
    node: call,
    reason:
      'This regular expression has no ^ and $, so validateUrl accepts any text that contains a URL, and a pasted sentence becomes the URL of the link.',
    fix: 'Anchor it, /^…$/.test(url), or let the platform decide: try { new URL(url); return true; } catch { return false; }',
    link: '/docs/react/plugins',
    isHint: true,
  };
}

function functionOf(node: ts.Expression, checker: ts.TypeChecker): ts.Node | undefined {
  const value = valueOf(node, checker);
  if (value && isFunction(value)) return value;
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : symbolOf(node, checker);
  const declaration = symbol?.valueDeclaration;
  return declaration && isFunction(declaration) ? declaration : undefined;
}

/** `expression.test(…)` with an expression in the code that matches within a text. */
function isLoose(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'test')
    return false;
  const value = valueOf(callee.expression, checker);
  const pattern = value && patternOf(value);
  return pattern !== undefined && !/^[(?:]*\^/.test(pattern);
}

function patternOf(value: ts.Expression): string | undefined {
  if (ts.isRegularExpressionLiteral(value)) return value.text.slice(1);
  const [first] =
    ts.isNewExpression(value) && calledName(value) === 'RegExp'
      ? (value.arguments ?? [])
      : [];
  if (!first) return undefined;
  if (ts.isRegularExpressionLiteral(first)) return first.text.slice(1);
  return ts.isStringLiteralLike(first) ? first.text : undefined;
}
