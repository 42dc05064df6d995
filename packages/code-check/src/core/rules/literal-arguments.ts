import ts from 'typescript';

import {valueOf} from '../editors';
import {nameOf, nodesOf} from '../names';
import {shortened} from '../shortened';
import type {Remark, Rule} from './rule';

/** Texts and expressions that have the right type, and that the function takes for something else. */
export const literalArguments: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, checker) ?? '';
      const remark = name.endsWith('#$createCodeNode')
        ? ofSource(node)
        : name === 'lexical#LexicalEditor.dispatchCommand'
          ? ofEmptyLink(node, 1)
          : name.endsWith('#$toggleLink')
            ? ofEmptyLink(node, 0)
            : name.endsWith('#createLinkMatcherWithRegExp')
              ? ofMatcher(node, checker)
              : undefined;
      if (remark) yield remark;
    }
  }
};

/** A whole program in the place of the name of its language. */
function ofSource({arguments: [language]}: ts.CallExpression): Remark | undefined {
  if (!language || !ts.isStringLiteralLike(language)) return undefined;
  if (!/[\s(){};=<>]/.test(language.text)) return undefined;
  const text = language.getText();
  return {
    rule: 'editor-setup',
    node: language,
    reason:
      'The argument of $createCodeNode is the name of the language, and not the code.',
    fix: `Append the code: $createCodeNode('javascript').append($createTextNode(${shortened(text)})).`,
    link: '@lexical/code-core#$createCodeNode',
  };
}

/** `''` where `null` removes the link. */
function ofEmptyLink(call: ts.CallExpression, place: number): Remark | undefined {
  const url = call.arguments[place];
  if (!url || !ts.isStringLiteralLike(url) || url.text !== '') return undefined;
  const [command] = call.arguments;
  if (place === 1 && command?.getText() !== 'TOGGLE_LINK_COMMAND') return undefined;
  return {
    rule: 'editor-setup',
    node: url,
    reason:
      'An empty string is a URL like any other, so this makes a link that leads nowhere, and removes none.',
    fix:
      place === 1
        ? 'Pass null to remove the link: editor.dispatchCommand(TOGGLE_LINK_COMMAND, null).'
        : 'Pass null to remove the link: $toggleLink(null).',
    link: '/docs/guides/links',
  };
}

/** An expression that goes on where it stopped in the text before. */
function ofMatcher(
  {arguments: [given]}: ts.CallExpression,
  checker: ts.TypeChecker,
): Remark | undefined {
  const value = given && valueOf(given, checker);
  if (!given || !value || !ts.isRegularExpressionLiteral(value)) return undefined;
  const flags = /\/([a-z]*)$/.exec(value.text)?.[1] ?? '';
  const flag = /[gy]/.exec(flags)?.[0];
  if (flag === undefined) return undefined;
  return {
    rule: 'editor-setup',
    node: given,
    reason: `With the flag ${flag}, the expression remembers in lastIndex where it stopped, and begins there in the next text, so every second link is missed.`,
    fix: `Remove the flag ${flag}: each call of a matcher finds the first link of a text.`,
    link: '@lexical/react/LexicalAutoLinkPlugin#createLinkMatcherWithRegExp',
  };
}
