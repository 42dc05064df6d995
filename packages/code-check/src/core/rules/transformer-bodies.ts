import ts from 'typescript';

import {propertyOf} from '../editors';
import {answersOf, type FunctionNode, isFunction} from '../functions';
import {nodesOf, unwrapped} from '../names';
import type {Remark, Rule} from './rule';

const TYPES = /^(?:text-match|element|multiline-element)$/;
/** What a function does to tell its nodes from others. */
const TELLS =
  /\bnull\b|\bundefined\b|\$is[A-Z]|\bis[A-Z]\w*\(|instanceof|getType\(|\?|&&|\|\||\bif\b|\bswitch\b/;

/** Transformers of Markdown that write every node, or that replace text far from the caret. */
export const transformerBodies: Rule = function* ({sources}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isObjectLiteralExpression(node)) continue;
      const type = propertyOf(node, 'type');
      if (!type || !ts.isStringLiteralLike(type) || !TYPES.test(type.text)) continue;
      const exporter = functionAt(node, 'export');
      if (exporter) yield* ofExport(exporter);
      if (type.text === 'text-match') yield* ofEnd(node);
    }
  }
};

function functionAt(
  literal: ts.ObjectLiteralExpression,
  name: string,
): FunctionNode | undefined {
  const property = literal.properties.find((each) => each.name?.getText() === name);
  if (property && ts.isMethodDeclaration(property)) return property;
  const value =
    property && ts.isPropertyAssignment(property)
      ? unwrapped(property.initializer)
      : undefined;
  return value && isFunction(value) ? value : undefined;
}

/** An `export` that answers for each node it is asked about. */
function* ofExport(exporter: FunctionNode): Iterable<Remark> {
  if (!exporter.body || TELLS.test(exporter.body.getText())) return;
  const answers = answersOf(exporter);
  if (answers.length === 0 || answers.some((each) => each === '')) return;
  yield {
    rule: 'editor-setup',
    node: exporter,
    reason:
      'Lexical asks export of each transformer about every node, and takes the first answer that is not null. This one answers for all of them, so the whole document is written as this.',
    fix: 'Return null for nodes of other classes: export: (node) => ($isMyNode(node) ? … : null).',
    link: '/docs/packages/lexical-markdown',
  };
}

/** A `regExp` that matches anywhere in the text before the caret. */
function* ofEnd(literal: ts.ObjectLiteralExpression): Iterable<Remark> {
  const value = propertyOf(literal, 'regExp');
  if (!value || !ts.isRegularExpressionLiteral(value)) return;
  if (!propertyOf(literal, 'trigger') || /\$\)*\/[a-z]*$/.test(value.text)) return;
  yield {
    rule: 'editor-setup',
    node: value,
    reason:
      'While users type, Lexical matches regExp with all text before the caret. Without $ at its end, the expression can match earlier text, which is then replaced instead of what was typed.',
    fix: `Let it end at the caret: regExp: ${value.text.replace(/\/([a-z]*)$/, '$$/$1')}. importRegExp, for whole documents, has no $.`,
    link: '/docs/packages/lexical-markdown',
    isHint: true,
  };
}
