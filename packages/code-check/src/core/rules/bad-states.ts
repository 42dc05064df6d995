import ts from 'typescript';

import {configuredValues} from '../editors';
import {isInCallOf} from '../functions';
import {nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const LINK = '/docs/concepts/editor-state';

/** Stored states that are missing, or are no states. */
export const badStates: Rule = function* (context) {
  for (const source of context.sources) {
    for (const value of configuredValues(source, 'editorState', context.checker)) {
      const remark = ofStored(value, context);
      if (remark) yield remark;
    }
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      const remark =
        name === 'lexical#LexicalEditor.parseEditorState'
          ? ofParsed(node, context)
          : undefined;
      if (remark) yield remark;
    }
  }
};

/** `editorState: localStorage.getItem('doc')`, which is null at the first visit. */
function ofStored(value: ts.Expression, {checker}: RuleContext): Remark | undefined {
  const plain = unwrapped(value);
  if (!ts.isCallExpression(plain)) return undefined;
  if (!/(?:Storage|storage)\.getItem$/.test(plain.expression.getText()))
    return undefined;
  const type = checker.getTypeAtLocation(plain);
  // A storage of the code itself may always return a document.
  if (checker.getNonNullableType(type) === type) return undefined;
  return {
    rule: 'initial-state',
    node: value,
    reason: `${plain.getText()} is null until something is stored. With null, the composer leaves the root empty, without a paragraph to type into.`,
    fix: `Pass undefined instead of null: editorState: ${plain.getText()} ?? undefined.`,
    link: LINK,
  };
}

/** A test may show that such a text is refused. */
const ASSERTION = /^(?:expect|throws|rejects|assert\w*)$/;

/** `parseEditorState('')` and other texts that aren't a document. */
function ofParsed(
  {arguments: [given]}: ts.CallExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const plain = given && unwrapped(given);
  if (!plain || isInCallOf(ASSERTION, given)) return undefined;
  const isText = ts.isStringLiteralLike(plain);
  const isEmpty =
    (isText && !/"root"/.test(plain.text)) ||
    (ts.isObjectLiteralExpression(plain) && plain.properties.length === 0);
  if (!isEmpty || (checker.getTypeAtLocation(plain).flags & ts.TypeFlags.Any) !== 0)
    return undefined;
  return {
    rule: 'initial-state',
    node: plain,
    reason: `parseEditorState throws an error for ${plain.getText().slice(0, 40)}, because a state is JSON with a root: {"root": {…}}.`,
    fix: 'Parse only what was stored: if (json) editor.setEditorState(editor.parseEditorState(json)). To empty the editor, editor.update(() => $getRoot().clear()); for plain text, append $createParagraphNode().append($createTextNode(text)).',
    link: LINK,
  };
}
