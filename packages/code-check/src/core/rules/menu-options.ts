import ts from 'typescript';

import {attributeValue} from '../editors';
import {isFunction} from '../functions';
import {nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule} from './rule';

/** Menus that never open, and menus that leave what was typed for them. */
export const menuOptions: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      const remark = ts.isCallExpression(node)
        ? ofTrigger(node, checker)
        : ts.isJsxAttribute(node)
          ? ofSelection(node)
          : undefined;
      if (remark) yield remark;
    }
  }
};

/** A trigger of several letters: the helper takes it for any one of them. */
function ofTrigger(
  call: ts.CallExpression,
  checker: ts.TypeChecker,
): Remark | undefined {
  const name = nameOf(call.expression, checker) ?? '';
  const [trigger] = call.arguments;
  if (!name.endsWith('#useBasicTypeaheadTriggerMatch') || !trigger) return undefined;
  if (!ts.isStringLiteralLike(trigger) || trigger.text.length < 2) return undefined;
  return {
    rule: 'editor-setup',
    node: trigger,
    reason: `useBasicTypeaheadTriggerMatch is for a single character: of ${trigger.getText()} it takes each character as a trigger of its own.`,
    fix: `Write your own triggerFn: (text) => { const match = /${escaped(trigger.text)}([\\w.]*)$/.exec(text); return match && {leadOffset: match.index, matchingString: match[1], replaceableString: match[0]}; }`,
    link: '@lexical/react/LexicalTypeaheadMenuPlugin#useBasicTypeaheadTriggerMatch',
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}

/** `onSelectOption` that inserts something, and never touches the text that opened the menu. */
function ofSelection(attribute: ts.JsxAttribute): Remark | undefined {
  if (attribute.name.getText() !== 'onSelectOption') return undefined;
  if (attribute.parent.parent.tagName.getText() !== 'LexicalTypeaheadMenuPlugin')
    return undefined;
  const value = attributeValue(attribute);
  const select = value && unwrapped(value);
  if (!select || !isFunction(select) || !select.body) return undefined;
  const typed = select.parameters[1]?.name.getText();
  const text = select.body.getText();
  if (!/\$insert\w*\(|\.insert(?:Nodes|Text)\(/.test(text)) return undefined;
  const isUsed = typed !== undefined && new RegExp(`\\b${typed}\\b`).test(text);
  if (isUsed) return undefined;
  return {
    rule: 'editor-setup',
    node: attribute.name,
    reason:
      'This inserts the choice, but the text that opened the menu stays in the document: the second argument is the node that contains it, and nothing removes it.',
    fix: 'Replace or remove that node: (option, nodeToReplace, closeMenu) => editor.update(() => { nodeToReplace?.remove(); $insertNodes([…]); closeMenu(); }), or nodeToReplace.replace(node).',
    link: '/docs/react/menu-plugins',
  };
}
