import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Functions that replace the whole document, with what adds to it instead. */
const REPLACES: Readonly<
  Record<string, (call: ts.CallExpression) => string | undefined>
> = {
  '@lexical/markdown#$convertFromMarkdownString': ofMarkdown,
  'lexical#LexicalEditor.setEditorState': () =>
    'Insert the content instead, in editor.update(() => { $insertNodes(nodes); }): $generateNodesFromSerializedNodes(json.root.children) of @lexical/clipboard makes nodes of JSON.',
};

function ofMarkdown(call: ts.CallExpression): string | undefined {
  // The third argument is the element whose content is replaced.
  if (call.arguments[2] && call.arguments[2].getText() !== 'undefined')
    return undefined;
  const [text, transformers] = call.arguments.map((each) => each.getText());
  return `Make nodes of it, and insert them: $insertNodes($generateNodesFromMarkdownString(${short(text)}, ${short(transformers ?? 'TRANSFORMERS')})).`;
}

function short(text = '…'): string {
  return text.length > 40 ? '…' : text;
}

/** Commands for content that is added to the document. */
const ADDS = /^(?:PASTE|DROP|CONTROLLED_TEXT_INSERTION|BEFORE_INPUT|INPUT)_COMMAND$/;

/** Whole documents that are set where something is to be added: on paste, or for each part of a stream. */
export const wholeDocuments: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker) ?? '';
      const fix = Object.hasOwn(REPLACES, name) ? REPLACES[name]?.(node) : undefined;
      if (fix === undefined) continue;
      const remark = ofHandler(node, fix, context) ?? ofStream(node, name);
      if (remark) yield remark;
    }
  }
};

function ofHandler(
  call: ts.CallExpression,
  fix: string,
  {checker}: RuleContext,
): Remark | undefined {
  const command = handledAround(call, checker);
  return command === undefined
    ? undefined
    : {
        rule: 'editor-setup',
        node: calleeOf(call),
        reason: `${calledName(call) ?? 'This'} replaces the whole document, so everything that was there before ${command} is gone.`,
        fix,
        link: '/docs/concepts/editor-state#replace-the-state',
      };
}

/** The command whose handler contains a node. */
function handledAround(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  for (let at = node.parent; at.parent; at = at.parent) {
    if (!isFunction(at) || !ts.isCallExpression(at.parent)) continue;
    const registers =
      nameOf(at.parent.expression, checker) === 'lexical#LexicalEditor.registerCommand';
    const command = at.parent.arguments[0]?.getText() ?? '';
    if (registers) return ADDS.test(command) ? command : undefined;
  }
  return undefined;
}

/** What grows piece by piece, and is parsed and set each time. */
function ofStream(call: ts.CallExpression, name: string): Remark | undefined {
  const loop = ts.findAncestor(call, isPieceByPiece);
  if (!loop || !/\w\s*\+=\s*\w|\.concat\(|\.push\(/.test(loop.getText()))
    return undefined;
  const isState = name === 'lexical#LexicalEditor.setEditorState';
  return {
    rule: 'editor-setup',
    node: calleeOf(call),
    reason: isState
      ? 'JSON that has only arrived in part cannot be parsed, and each setEditorState replaces the whole document and the selection, with everything that was typed meanwhile.'
      : `${calledName(call) ?? 'This'} clears and builds the whole document for each piece, with everything that was typed meanwhile, and the selection is lost each time.`,
    fix: isState
      ? 'Collect the pieces, and parse once after the loop: editor.setEditorState(editor.parseEditorState(json)). To show text while it arrives, append it in an update: editor.update(() => { textNode.setTextContent(text); }).'
      : 'Convert once after the loop. To show text while it arrives, append it to one node in an update: editor.update(() => { textNode.setTextContent(text); }, {tag: HISTORY_MERGE_TAG}).',
    link: '/docs/concepts/editor-state#replace-the-state',
  };
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
