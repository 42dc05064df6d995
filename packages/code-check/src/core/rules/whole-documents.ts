import ts from 'typescript';

import {isFunction} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import {shortened} from '../shortened';
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
  const [text = '…', transformers = 'TRANSFORMERS'] = call.arguments.map((each) =>
    shortened(each.getText()),
  );
  return `Make nodes of it, and insert them: $insertNodes($generateNodesFromMarkdownString(${text}, ${transformers})).`;
}

/** Commands for content that is added to the document. */
const ADDS = /^(?:PASTE|DROP|CONTROLLED_TEXT_INSERTION|BEFORE_INPUT|INPUT)_COMMAND$/;

/** Whole documents that are set where something is to be added, as on paste. */
export const wholeDocuments: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const fix = fixForReplacing(node, context.checker);
      const remark = fix === undefined ? undefined : ofHandler(node, fix, context);
      if (remark) yield remark;
    }
  }
};

/** What to write instead of a call, if the call replaces the whole document. */
export function fixForReplacing(
  call: ts.CallExpression,
  checker: ts.TypeChecker,
): string | undefined {
  const name = nameOf(call.expression, checker) ?? '';
  return Object.hasOwn(REPLACES, name) ? REPLACES[name]?.(call) : undefined;
}

function ofHandler(
  call: ts.CallExpression,
  fix: string,
  {checker}: RuleContext,
): Remark | undefined {
  const handler = handlerAround(call, checker);
  if (!handler || isOfOther(call, handler) || ASKS_IF_EMPTY.test(handler.getText()))
    return undefined;
  const command = handler.arguments[0]?.getText() ?? '';
  if (!ADDS.test(command)) return undefined;
  return {
    rule: 'editor-setup',
    node: calleeOf(call),
    reason: `${calledName(call) ?? 'This'} replaces the whole document, so its content from before ${command} is lost.`,
    fix,
    link: '/docs/concepts/editor-state#replace-the-state',
  };
}

/** An empty document has nothing to lose. */
const ASKS_IF_EMPTY = /\.isEmpty\(\)|getTextContent(?:Size)?\(\)/;

/** The registration of the handler that contains a node. */
function handlerAround(
  node: ts.Node,
  checker: ts.TypeChecker,
): ts.CallExpression | undefined {
  return ts.findAncestor(
    node,
    (each): each is ts.CallExpression =>
      ts.isCallExpression(each) &&
      nameOf(each.expression, checker) === 'lexical#LexicalEditor.registerCommand',
  );
}

/** Whether a handler sets the state of another editor than its own, such as a preview. */
function isOfOther(call: ts.CallExpression, registration: ts.CallExpression): boolean {
  const own = receiverOf(registration);
  const other = receiverOf(call);
  return (
    own !== undefined &&
    other !== undefined &&
    !isParameter(other, registration) &&
    own.getText() !== other.getText()
  );
}

function receiverOf({expression}: ts.CallExpression): ts.Expression | undefined {
  const callee = unwrapped(expression);
  return ts.isPropertyAccessExpression(callee) ? callee.expression : undefined;
}

/** The handler's second parameter is the editor, whatever its name is. */
function isParameter(name: ts.Expression, registration: ts.CallExpression): boolean {
  const handler = registration.arguments[1];
  return (
    handler !== undefined &&
    isFunction(handler) &&
    handler.parameters.some((each) => each.name.getText() === name.getText())
  );
}
