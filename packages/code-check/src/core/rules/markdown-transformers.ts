import ts from 'typescript';

import {propertyOf, valueOf} from '../editors';
import {nodesOf, symbolOf} from '../names';
import {ancestry, memberOf} from './node-ancestry';
import type {Remark, Rule, RuleContext} from './rule';

/** Markdown transformers for nodes in places where the transformer never looks. */
export const markdownTransformers: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const remark = ts.isObjectLiteralExpression(node)
        ? (globalExpression(node) ?? inlineElement(node, context))
        : undefined;
      if (remark) yield remark;
    }
  }
};

const TYPES = /^(?:text-match|element|multiline-element)$/;
const EXPRESSIONS = ['regExp', 'importRegExp', 'regExpStart', 'regExpEnd'];

/** A regular expression with the flag g: `match` then returns whole matches, and no groups. */
function globalExpression(literal: ts.ObjectLiteralExpression): Remark | undefined {
  const type = propertyOf(literal, 'type');
  if (!type || !ts.isStringLiteralLike(type) || !TYPES.test(type.text))
    return undefined;
  for (const name of EXPRESSIONS) {
    const value = propertyOf(literal, name);
    if (!value || !ts.isRegularExpressionLiteral(value)) continue;
    if (!/\/[a-z]*g[a-z]*$/.test(value.text)) continue;
    return {
      rule: 'editor-setup',
      node: value,
      reason: `${name} has the flag g, so the match that replace receives has no groups, and no index.`,
      fix: 'Remove the flag g. Lexical applies the expression again for the next match.',
      link: '/docs/packages/lexical-markdown',
    };
  }
  return undefined;
}

/** `type: 'element'` for inline nodes: the export only calls it for children of the root. */
function inlineElement(
  literal: ts.ObjectLiteralExpression,
  context: RuleContext,
): Remark | undefined {
  const type = propertyOf(literal, 'type');
  const given = propertyOf(literal, 'dependencies');
  const isElement = type && ts.isStringLiteralLike(type) && type.text === 'element';
  const exporter = literal.properties.some((each) => each.name?.getText() === 'export');
  const classes = given && valueOf(given, context.checker);
  if (!isElement || !exporter || !classes || !ts.isArrayLiteralExpression(classes))
    return undefined;
  const [first] = classes.elements;
  const isWithin =
    first && classes.elements.every((each) => isInline(each, context.checker));
  return isWithin
    ? {
        rule: 'editor-setup',
        node: type,
        reason: `${first.getText()} is inline, but transformers of the type 'element' export only blocks directly in the root. Inside a paragraph, the node is left out.`,
        fix: `Make it a transformer of the type 'text-match', with importRegExp, regExp and trigger; or make the node a block, with isInline() { return false; }.`,
        link: '/docs/packages/lexical-markdown',
        isHint: true,
      }
    : undefined;
}

/**
 * Returns whether nodes of a class in the code are inline; decorators are, unless they say
 * otherwise.
 */
function isInline(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const declaration = symbolOf(node, checker)?.valueDeclaration;
  const line =
    declaration && ts.isClassLike(declaration)
      ? ancestry(declaration, checker)
      : undefined;
  if (!line) return false;
  const says = line.own
    .map((each) => memberOf(each, 'isInline')?.getText())
    .find((text) => text !== undefined);
  if (says === undefined) return line.base === 'DecoratorNode';
  return /return true\b/.test(says);
}
