import ts from 'typescript';

import {configsOf, propertyOf} from '../editors';
import {calledName, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';
import {hasAny, namesIn} from './used-names';

/** Formats that only a class of the theme shows; the others have a tag. */
const WITHOUT_TAG = /^(?:underline|strikethrough|lowercase|uppercase|capitalize)$/;
/** Code, or a comment in it, that has to do with such a format. */
const ASKED = /\b(?:italic|underlined?|strikethrough)\b|(?:Ctrl|Cmd)\s?\+\s?[IU]\b/i;
const RICH_TEXT = /^(?:RichTextPlugin|registerRichText)$/;
const STYLES = /^(?:FORMAT_TEXT_COMMAND|formatText|toggleFormat|setFormat)$/;

/** Formats that nobody sees, because the editor has no theme. */
export const bareFormats: Rule = function* (context) {
  const names = namesIn(context);
  if (!hasAny(names, RICH_TEXT) || names.has('theme')) return;
  for (const source of context.sources) {
    for (const {literal, kind} of configsOf(source, context.checker)) {
      const isOpen = literal?.properties.some(ts.isSpreadAssignment);
      if (!literal || isOpen || kind === 'headless') continue;
      const editable = propertyOf(literal, 'editable');
      if (editable?.kind === ts.SyntaxKind.FalseKeyword) continue;
      yield* ofEditor(literal, context);
    }
  }
};

function* ofEditor(
  literal: ts.ObjectLiteralExpression,
  context: RuleContext,
): Iterable<Remark> {
  const used = context.sources.flatMap((source) => [...formatsIn(source)]);
  const [first] = used;
  const base = {
    rule: 'editor-setup' as const,
    fix: "Add classes, with CSS for them: theme: {text: {bold: 'bold', italic: 'italic', underline: 'underline', strikethrough: 'strikethrough', underlineStrikethrough: 'underline-strikethrough'}}.",
    link: '/docs/getting-started/theming',
  };
  if (first) {
    yield {
      ...base,
      node: first,
      reason: `Only a class of the theme makes ${first.getText()} visible, and this editor has no theme.`,
    };
    return;
  }
  if (!ASKED.test(literal.getSourceFile().text)) return;
  yield {
    ...base,
    node: literal,
    reason:
      'Without a theme, a text has a single tag for its format: bold italic text is only <strong>, and underline and strikethrough are invisible.',
    isHint: true,
  };
}

/** The formats without a tag that code gives by name. */
function* formatsIn(source: ts.SourceFile): Iterable<ts.Node> {
  for (const node of nodesOf(source)) {
    if (!ts.isStringLiteralLike(node) || !WITHOUT_TAG.test(node.text)) continue;
    const call = ts.isCallExpression(node.parent) ? node.parent : undefined;
    const [command] = call?.arguments ?? [];
    const isFormat =
      STYLES.test((call && calledName(call)) ?? '') ||
      STYLES.test(command?.getText() ?? '');
    if (isFormat) yield node;
  }
}
