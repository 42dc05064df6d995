import ts from 'typescript';

import {valueOf} from '../editors';
import {answersOf, type FunctionNode, isAsync, isFunction} from '../functions';
import {calledName, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Notifications as commands, which more than one plugin wants to receive. */
const TELLS = /^(?:FOCUS|BLUR|SELECTION_CHANGE|CAN_UNDO|CAN_REDO)_COMMAND$/;
/** Keys that rich text removes something for. */
const REMOVES = /^KEY_(?:BACKSPACE|DELETE)_COMMAND$/;

/** What to do with a handler that is asynchronous. */
export const ASYNC_LISTENER =
  'Make the handler an ordinary function that returns true or false at once, and start the work in it: void upload(file); return true;';

/** Handlers whose answer is wrong for what they do. */
export const commandAnswers: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      if (name !== 'lexical#LexicalEditor.registerCommand') continue;
      const remark = ofHandler(node, context);
      if (remark) yield remark;
    }
  }
};

function ofHandler(
  {arguments: [command, given]}: ts.CallExpression,
  context: RuleContext,
): Remark | undefined {
  const handler = given && handlerOf(given, context);
  const name = command?.getText() ?? '';
  if (!command || !handler) return undefined;
  const {kind} = context.codeOf(handler.getSourceFile());
  // In TypeScript, the compiler refuses it.
  if (isAsync(handler) && kind === ts.ScriptKind.JSX) return ofAsync(command, name);
  const answers = answersOf(handler);
  if (
    TELLS.test(name) &&
    answers.length > 0 &&
    answers.every((each) => each === 'true')
  ) {
    return {
      rule: 'editor-setup',
      node: command,
      reason: `This handler always returns true, so handlers of ${name} with a lower priority aren't called, including those of other plugins.`,
      fix: 'Return false, so that every plugin receives the command.',
      link: '/docs/concepts/commands#what-does-returning-true-do',
      isHint: true,
    };
  }
  const isRefused = answers.length > 0 && answers.every((each) => each === 'false');
  return REMOVES.test(name) && isRefused && /\.remove\(\)/.test(handler.getText())
    ? {
        rule: 'editor-setup',
        node: command,
        reason: `This handler removes a node and returns false, so Lexical handles ${name} as well and deletes once more.`,
        fix: 'Call event.preventDefault() and return true after you have removed the node; return false otherwise.',
        link: '/docs/concepts/commands#what-does-returning-true-do',
      }
    : undefined;
}

function ofAsync(command: ts.Expression, name: string): Remark {
  return {
    rule: 'editor-setup',
    node: command,
    reason: `An async handler returns a promise, which counts as true, whatever it resolves to. No other handler of ${name} is called, not even that of the editor.`,
    fix: ASYNC_LISTENER,
    link: '/docs/concepts/commands#what-does-returning-true-do',
  };
}

/** The handler itself, also through a variable and `useCallback`. */
function handlerOf(
  given: ts.Expression,
  {checker}: RuleContext,
): FunctionNode | undefined {
  const value = valueOf(given, checker);
  const kept =
    value && ts.isCallExpression(value) && calledName(value) === 'useCallback'
      ? value.arguments[0]
      : value;
  const plain = kept && unwrapped(kept);
  return plain && isFunction(plain) ? plain : undefined;
}
