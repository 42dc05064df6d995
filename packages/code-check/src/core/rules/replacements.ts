import ts from 'typescript';

import {configuredValues, propertyOf, valueOf} from '../editors';
import {nodesOf, symbolOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const LINK = '/docs/concepts/node-replacement';

/** Incomplete replacements of node classes. */
export const replacements: Rule = function* (context) {
  for (const source of context.sources) {
    for (const list of configuredValues(source, 'nodes', context.checker)) {
      if (ts.isArrayLiteralExpression(list)) yield* ofList(list, context);
    }
    for (const node of nodesOf(source)) {
      if (ts.isObjectLiteralExpression(node)) yield* ofItself(node, context);
    }
  }
};

function* ofList(
  {elements}: ts.ArrayLiteralExpression,
  {checker}: RuleContext,
): Iterable<Remark> {
  const names = new Set(elements.filter(ts.isIdentifier).map(({text}) => text));
  const isOpen = elements.some(ts.isSpreadElement);
  for (const element of elements) {
    const entry = valueOf(element, checker);
    if (!entry || !ts.isObjectLiteralExpression(entry)) continue;
    const replaced = propertyOf(entry, 'replace')?.getText();
    if (replaced === undefined) continue;
    const withKlass = propertyOf(entry, 'withKlass');
    const own = withKlass?.getText() ?? madeBy(entry);
    if (!withKlass) yield withoutClass(entry, replaced, own);
    if (own !== undefined && !isOpen && !names.has(own)) {
      yield {
        rule: 'node-not-registered',
        node: withKlass ?? entry,
        reason: `${own} replaces ${replaced}, but isn't registered itself, because the entry registers only ${replaced}.`,
        fix: `Add the class, too: nodes: [${own}, {replace: ${replaced}, with: …, withKlass: ${own}}].`,
        link: LINK,
      };
    }
  }
}

/** An entry whose class is in both places: nodes of this class, which nobody makes, would be replaced. */
function* ofItself(
  entry: ts.ObjectLiteralExpression,
  {checker}: RuleContext,
): Iterable<Remark> {
  const replaced = propertyOf(entry, 'replace');
  const own = madeBy(entry) ?? propertyOf(entry, 'withKlass')?.getText();
  if (!replaced || !ts.isIdentifier(replaced) || replaced.text !== own) return;
  const declaration = symbolOf(replaced, checker)?.valueDeclaration;
  const base =
    declaration && ts.isClassLike(declaration)
      ? declaration.heritageClauses?.[0]?.types[0]?.expression.getText()
      : undefined;
  const meant = base ?? 'TextNode';
  yield {
    rule: 'node-class',
    node: replaced,
    reason: `${own} is named as the class to be replaced, and is also the class that replaces it, so ${base ?? 'the class of the package'} stays as it is.`,
    fix: `Name the class of the package as the one to be replaced, and register yours: nodes: [${own}, {replace: ${meant}, with: (node) => new ${own}(…), withKlass: ${own}}].`,
    link: LINK,
  };
}

/** The class that the function of a replacement constructs. */
function madeBy(entry: ts.ObjectLiteralExpression): string | undefined {
  const property = entry.properties.find((each) => each.name?.getText() === 'with');
  const made = property && [...nodesOf(property)].find(ts.isNewExpression);
  return made && ts.isIdentifier(made.expression) ? made.expression.text : undefined;
}

/**
 * The editor warns about it; what others register for the replaced class then doesn't run for the
 * new one.
 */
function withoutClass(
  entry: ts.ObjectLiteralExpression,
  replaced: string,
  own = 'CustomNode',
): Remark {
  return {
    rule: 'node-class',
    node: entry,
    reason: `This replacement of ${replaced} doesn't have withKlass, so transforms and mutation listeners for ${replaced}, such as those in plugins, don't run for the new class.`,
    fix: `Name the class: {replace: ${replaced}, with: …, withKlass: ${own}}.`,
    link: LINK,
    isHint: true,
  };
}
