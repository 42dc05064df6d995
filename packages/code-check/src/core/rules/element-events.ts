import ts from 'typescript';

import {attributeValue, isResultOf} from '../editors';
import {calleeOf, nodesOf, unwrapped} from '../names';
import {functionOf} from './named-functions';
import type {Remark, Rule, RuleContext} from './rule';

/** Commands for the events that Lexical handles itself, by the event. */
const COMMANDS: Readonly<Record<string, string>> = {
  beforeinput: 'BEFORE_INPUT_COMMAND',
  copy: 'COPY_COMMAND',
  cut: 'CUT_COMMAND',
  drop: 'DROP_COMMAND',
  input: 'INPUT_COMMAND',
  paste: 'PASTE_COMMAND',
};

/** Commands for the keys that rich text handles itself, by the key; the others reach the browser. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: 'KEY_BACKSPACE_COMMAND',
  Delete: 'KEY_DELETE_COMMAND',
  Enter: 'KEY_ENTER_COMMAND',
};

const ROOT = /^lexical#LexicalEditor\.getRootElement$/;
/** Code that handles files, or adds to what is copied, which it can also do after Lexical. */
const WORKS_LATE = /\.files\b|\.setData\(/;

/** Listeners of the DOM that prevent what Lexical, with a listener of its own, has done already. */
export const elementEvents: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const remark = ts.isJsxAttribute(node)
        ? ofProp(node, context)
        : ts.isCallExpression(node)
          ? ofListener(node, context)
          : undefined;
      if (remark) yield remark;
    }
  }
};

/** `<ContentEditable onKeyDown={…}>` */
function ofProp(node: ts.JsxAttribute, context: RuleContext): Remark | undefined {
  const event = /^on([A-Z]\w+)$/.exec(node.name.getText())?.[1]?.toLowerCase() ?? '';
  const value = attributeValue(node);
  if (!value || node.parent.parent.tagName.getText() !== 'ContentEditable')
    return undefined;
  return remarkOn(node.name, event, functionOf(value, context));
}

/** `editor.getRootElement().addEventListener('keydown', …)` */
function ofListener(call: ts.CallExpression, context: RuleContext): Remark | undefined {
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'addEventListener')
    return undefined;
  const [event, listener, capture] = call.arguments;
  if (!event || !ts.isStringLiteralLike(event) || capture) return undefined;
  const isRoot = isResultOf(ROOT, callee.expression, context.checker);
  return isRoot
    ? remarkOn(calleeOf(call), event.text, functionOf(listener, context))
    : undefined;
}

function remarkOn(
  node: ts.Node,
  event: string,
  listener: ts.FunctionLikeDeclaration | undefined,
): Remark | undefined {
  const text = listener?.body?.getText() ?? '';
  const command =
    event === 'keydown'
      ? keyIn(text)
      : Object.hasOwn(COMMANDS, event)
        ? COMMANDS[event]
        : undefined;
  if (command === undefined || !/\.preventDefault\(\)/.test(text)) return undefined;
  return {
    rule: 'editor-setup',
    node,
    reason: `Lexical has its own listener for ${event} on this element. It runs first, so preventDefault comes too late to stop what the editor does.`,
    fix: `Register the command instead, and return true for what you handle: editor.registerCommand(${command}, (event) => { event?.preventDefault(); …; return true; }, COMMAND_PRIORITY_LOW).`,
    link: '/docs/concepts/dom-events',
    isHint: WORKS_LATE.test(text),
  };
}

/** The command of the only key that a listener asks for. */
function keyIn(text: string): string | undefined {
  const keys = [...text.matchAll(/\.(?:key|code)\s*===?\s*['"]([^'"]+)['"]/g)];
  const [, key = ''] = keys.length === 1 ? (keys[0] ?? []) : [];
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}
