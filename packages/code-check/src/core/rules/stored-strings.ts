import ts from 'typescript';

import {configsOf, propertyOf, valueOf} from '../editors';
import {nameOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const PARSE = 'lexical#LexicalEditor.parseEditorState';

/** Stored documents that are wrapped once too often, or that another editor has written. */
export const storedStrings: Rule = function* (context) {
  for (const source of context.sources) {
    for (const {literal} of configsOf(source, context.checker)) {
      const state = literal && propertyOf(literal, 'editorState');
      const remark = state && ofForeign(state, context);
      if (remark) yield remark;
    }
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const remark = ofWholeEditor(node, context) ?? ofParsed(node, context);
      if (remark) yield remark;
    }
  }
};

function isStringify(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === 'JSON.stringify';
}

function remarkOf(node: ts.Node, reason: string, fix: string, link = STATE): Remark {
  return {rule: 'initial-state', node, reason, fix, link};
}

const STATE = '/docs/concepts/editor-state#replace-the-state';

/** `JSON.stringify(editor)`: the state is one level deeper than `parseEditorState` looks for it. */
function ofWholeEditor(
  call: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const [value] = call.arguments;
  if (!value || !isStringify(call)) return undefined;
  const type = checker.typeToString(checker.getTypeAtLocation(value));
  if (!/^LexicalEditor\b/.test(type)) return undefined;
  const editor = value.getText();
  return remarkOf(
    value,
    `This stores {editorState: {root: …}}, with the editor around its state, but parseEditorState expects {root: …}.`,
    `Store the state alone: JSON.stringify(${editor}.getEditorState()). Of what is stored already, parse the inner part: editor.parseEditorState(JSON.parse(json).editorState).`,
  );
}

/** `parseEditorState(JSON.stringify(text))`, and documents of other editors. */
function ofParsed(call: ts.CallExpression, context: RuleContext): Remark | undefined {
  const {checker} = context;
  const [value] = call.arguments;
  if (!value || nameOf(call.expression, checker) !== PARSE) return undefined;
  const [inner] = isStringify(value) ? value.arguments : [];
  const type = inner && checker.getNonNullableType(checker.getTypeAtLocation(inner));
  if (inner && type && type.flags & ts.TypeFlags.StringLike) {
    return remarkOf(
      value,
      `${inner.getText()} is a string already. JSON.stringify puts it into quotes, so parseEditorState reads a string in the place of a document.`,
      `Pass the string itself, without JSON.stringify: editor.parseEditorState(${inner.getText()}).`,
    );
  }
  return ofForeign(value, context);
}

/** What the outermost level of a document tells of the editor that wrote it. */
const FORMATS: readonly (readonly [sign: RegExp, editor: string, page: string])[] = [
  [/^\{\s*["']?ops["']?\s*:/, 'Quill', '/docs/migrate/quill'],
  [/^\{\s*["']?(?:blocks|entityMap)["']?\s*:/, 'Draft.js', '/docs/migrate/draft-js'],
  [/^\{\s*["']?type["']?\s*:\s*["']doc["']/, 'Tiptap', '/docs/migrate/tiptap'],
  [/^\[\s*\{[^]*["']?children["']?\s*:/, 'Slate', '/docs/migrate/slate'],
];

function ofForeign(value: ts.Expression, {checker}: RuleContext): Remark | undefined {
  const made = valueOf(value, checker);
  const [inner] = made && isStringify(made) ? made.arguments : [];
  const written = inner ? valueOf(inner, checker) : made;
  if (!written) return undefined;
  const text = ts.isStringLiteralLike(written)
    ? written.text
    : ts.isObjectLiteralExpression(written) || ts.isArrayLiteralExpression(written)
      ? written.getText()
      : '';
  const found = FORMATS.find(([sign]) => sign.test(text.trim()));
  if (!found) return undefined;
  const [, editor, page] = found;
  return remarkOf(
    value,
    `This document is in the format of ${editor}, but a state of Lexical is {root: {type: 'root', children: […]}}, so the editor throws an error.`,
    `Convert it: walk through the document of ${editor}, and create the nodes in a function, editorState: () => $getRoot().append($createParagraphNode().append($createTextNode(text))).`,
    page,
  );
}
