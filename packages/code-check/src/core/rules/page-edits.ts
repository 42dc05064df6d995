import ts from 'typescript';

import {isResultOf} from '../editors';
import {isFieldAssignment, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const ROOT = /^lexical#LexicalEditor\.getRootElement$/;
const MARKUP = /^(?:innerHTML|outerHTML)$/;
const PUTS = /^(?:insertNode|surroundContents)$/;

/** The browser's own ways to edit a page, and its markup taken for the document. */
export const pageEdits: Rule = function* (context) {
  for (const source of context.sources) {
    if (!/\blexical\b|\beditor\.(?:update|read|dispatchCommand)\(/i.test(source.text))
      continue;
    for (const node of nodesOf(source)) {
      const remark = ts.isCallExpression(node)
        ? (ofCommand(node) ?? ofRange(node, context))
        : ts.isPropertyAccessExpression(node)
          ? ofMarkup(node, context)
          : undefined;
      if (remark) yield remark;
    }
  }
};

const FORMATS: Readonly<Record<string, string>> = {
  bold: 'bold',
  italic: 'italic',
  strikeThrough: 'strikethrough',
  subscript: 'subscript',
  superscript: 'superscript',
  underline: 'underline',
};
const COMMANDS: Readonly<Record<string, string>> = {
  createLink: 'editor.dispatchCommand(TOGGLE_LINK_COMMAND, url)',
  formatBlock:
    "editor.update(() => $setBlocksType($getSelection(), () => $createHeadingNode('h2')))",
  insertHTML:
    "editor.update(() => { const dom = new DOMParser().parseFromString(html, 'text/html'); $insertNodes($generateNodesFromDOM(editor, dom)); })",
  insertOrderedList: 'editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined)',
  insertUnorderedList:
    'editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)',
  unlink: 'editor.dispatchCommand(TOGGLE_LINK_COMMAND, null)',
};

/** `document.execCommand('bold')`. */
function ofCommand(call: ts.CallExpression): Remark | undefined {
  const [given] = call.arguments;
  if (call.expression.getText() !== 'document.execCommand' || !given) return undefined;
  const name = ts.isStringLiteralLike(given) ? given.text : '';
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  const instead =
    format === undefined
      ? Object.hasOwn(COMMANDS, name)
        ? COMMANDS[name]
        : undefined
      : `editor.dispatchCommand(FORMAT_TEXT_COMMAND, '${format}')`;
  return instead === undefined
    ? undefined
    : {
        ...remarkOf(
          given,
          'execCommand edits the page, but the document is in the editor state. What becomes of the change depends on the browser, and on the events that it sends to Lexical.',
          `Change the state: ${instead}.`,
        ),
        // It may be about another element of the page.
        isHint: true,
      };
}

function remarkOf(node: ts.Node, reason: string, fix: string): Remark {
  return {rule: 'dom-write', node, reason, fix, link: '/docs/concepts/updates'};
}

/** `range.insertNode(element)`, with the selection of the page. */
function ofRange(call: ts.CallExpression, {checker}: RuleContext): Remark | undefined {
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee) || !PUTS.test(callee.name.text))
    return undefined;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(callee.expression));
  if (checker.typeToString(type) !== 'Range') return undefined;
  return remarkOf(
    callee.name,
    `${callee.name.text} puts an element into the page, but the document is in the editor state, so Lexical removes the element again.`,
    'Insert a node: editor.update(() => { $insertNodes([$createTextNode(text)]); }), or $getSelection()?.insertText(text). An element of your own needs a node class.',
  );
}

/** `editor.getRootElement().innerHTML`, which is made for the screen, and not to be stored. */
function ofMarkup(
  access: ts.PropertyAccessExpression,
  {checker}: RuleContext,
): Remark | undefined {
  if (!MARKUP.test(access.name.text)) return undefined;
  if (!isResultOf(ROOT, access.expression, checker)) return undefined;
  const {parent} = access;
  const isWritten = isFieldAssignment(parent) && parent.left === access;
  const isCompared = ts.findAncestor(
    access,
    (each) =>
      ts.isCallExpression(each) && /^(?:expect|assert|console)/.test(each.getText()),
  );
  return isWritten || isCompared
    ? undefined
    : {
        ...remarkOf(
          access.name,
          `The ${access.name.text} of the root element is made for the screen: it has the classes of the theme, empty lines of their own, and components in the place of their nodes.`,
          'Export the document: editor.read(() => $generateHtmlFromNodes(editor)) as HTML, or JSON.stringify(editor.getEditorState()) to load it again.',
        ),
        isHint: true,
      };
}
