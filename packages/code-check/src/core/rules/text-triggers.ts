import ts from 'typescript';

import {propertyOf} from '../editors';
import {nodesOf} from '../names';
import type {Remark, Rule} from './rule';

/** Markdown transformers that typing never triggers, or that come after another one that matches. */
export const textTriggers: Rule = function* ({sources}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      const remark = ts.isObjectLiteralExpression(node)
        ? ofTrigger(node)
        : ts.isArrayLiteralExpression(node)
          ? ofOrder(node)
          : undefined;
      if (remark) yield remark;
    }
  }
};

/** A trigger is compared with the character before the caret. */
function ofTrigger(literal: ts.ObjectLiteralExpression): Remark | undefined {
  const type = propertyOf(literal, 'type');
  const trigger = propertyOf(literal, 'trigger');
  if (!type || !ts.isStringLiteralLike(type) || type.text !== 'text-match')
    return undefined;
  if (!trigger || !ts.isStringLiteralLike(trigger) || [...trigger.text].length === 1)
    return undefined;
  return {
    rule: 'editor-setup',
    node: trigger,
    reason: `trigger is the single character that ends the text, and Lexical compares it with the character before the caret, so ${trigger.getText()} never matches while users type.`,
    fix: `Write only the last character: trigger: '${trigger.text.at(-1) ?? '…'}'. For a line of its own, make it a transformer of the type 'element', which has no trigger: regExp: /^…$/, replace: (parentNode) => parentNode.replace(node).`,
    link: '/docs/packages/lexical-markdown',
  };
}

/** `[...TRANSFORMERS, CHECK_LIST]`: the list transformers before it match "- [x] " as a bullet. */
function ofOrder({elements}: ts.ArrayLiteralExpression): Remark | undefined {
  const names = elements.map((each) => each.getText());
  const check = names.indexOf('CHECK_LIST');
  const bullet = names.findIndex((name) =>
    /^(?:\.\.\.(?:ELEMENT_)?TRANSFORMERS|UNORDERED_LIST)$/.test(name),
  );
  const node = elements[check];
  if (!node || bullet === -1 || bullet > check) return undefined;
  return {
    rule: 'editor-setup',
    node,
    reason:
      'The first transformer that matches is used, and UNORDERED_LIST takes "- [x] task" for a bullet with the text "[x] task", so CHECK_LIST is never asked.',
    fix: 'Put CHECK_LIST first: [CHECK_LIST, ...TRANSFORMERS].',
    link: '/docs/packages/lexical-markdown',
  };
}
