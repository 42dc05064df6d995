import ts from 'typescript';

import {valueOf} from '../editors';
import {isFunction} from '../functions';
import {calledName, calleeOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';
import {fixForReplacing} from './whole-documents';

/** Whole documents that are set for each piece of a stream. */
export const streamedDocuments: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (fixForReplacing(node, context.checker) === undefined) continue;
      const remark = ofStream(node, context);
      if (remark) yield remark;
    }
  }
};

/** What grows piece by piece, and is parsed and set each time. */
function ofStream(call: ts.CallExpression, context: RuleContext): Remark | undefined {
  const loop = ts.findAncestor(call, isPieceByPiece);
  if (!loop || READ_ONLY.test(call.getSourceFile().text)) return undefined;
  if (!collectedIn(loop).some((each) => isGiven(each, call, context))) return undefined;
  const isState = calledName(call) === 'setEditorState';
  return {
    rule: 'editor-setup',
    node: calleeOf(call),
    reason: isState
      ? "JSON can't be parsed before all of it has arrived, and each setEditorState replaces the whole document and the selection, including what was typed in the meantime."
      : `${calledName(call) ?? 'This'} builds the whole document anew for each piece. What was typed in the meantime is lost, and so is the selection.`,
    fix: isState
      ? 'Collect the pieces, and parse once after the loop: editor.setEditorState(editor.parseEditorState(json)). To show text while it arrives, append it in an update: editor.update(() => { textNode.setTextContent(text); }).'
      : 'Convert once after the loop. To show text while it arrives, append it to one node in an update: editor.update(() => { textNode.setTextContent(text); }, {tag: HISTORY_MERGE_TAG}).',
    link: '/docs/concepts/editor-state#replace-the-state',
  };
}

/** Nobody types into an editor that only shows an answer. */
const READ_ONLY = /\beditable:\s*false|\.setEditable\(false\)/;
/** `text += piece`, `text = text + piece`, `pieces.push(piece)`, `text = text.concat(piece)` */
const COLLECTS = /\b(\w+)\s*\+=|\b(\w+)\s*=\s*\2\s*\+|\b(\w+)\.(?:push|concat)\(/g;

/** The variables in which code collects the pieces. */
function collectedIn(loop: ts.Node): string[] {
  return [...loop.getText().matchAll(COLLECTS)].flatMap(
    ([, added, set, pushed]) => added ?? set ?? pushed ?? [],
  );
}

/** Whether a call gets a value, also through a variable that is made from it. */
function isGiven(
  name: string,
  call: ts.CallExpression,
  {checker}: RuleContext,
): boolean {
  const isNamed = (node: ts.Node): boolean =>
    [...nodesOf(node)].some((each) => ts.isIdentifier(each) && each.text === name);
  return call.arguments.some((argument) =>
    [...nodesOf(argument)].some((each) => {
      const made = ts.isIdentifier(each) ? valueOf(each, checker) : undefined;
      return isNamed(each) || (made !== undefined && isNamed(made));
    }),
  );
}

/** A loop over a stream, or a listener for its pieces. */
function isPieceByPiece(node: ts.Node): boolean {
  if (ts.isForOfStatement(node)) return node.awaitModifier !== undefined;
  if (ts.isWhileStatement(node) || ts.isDoStatement(node))
    return /await\s[^;]*\.(?:read|next)\(/.test(node.getText());
  if (!isFunction(node)) return false;
  const {parent} = node;
  if (ts.isCallExpression(parent)) {
    const [event] = parent.arguments;
    return /^(?:on|addEventListener)$/.test(calledName(parent) ?? '')
      ? /^['"](?:data|message|chunk|token|delta|text)['"]$/.test(event?.getText() ?? '')
      : false;
  }
  return (
    (ts.isBinaryExpression(parent) && /\.onmessage$/.test(parent.left.getText())) ||
    (ts.isPropertyAssignment(parent) &&
      /^on(?:Chunk|Token|Data|Delta|Text|Message)$/.test(parent.name.getText()))
  );
}
