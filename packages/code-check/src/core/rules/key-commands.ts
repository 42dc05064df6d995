import ts from 'typescript';

import {answersOf, isFunction} from '../functions';
import {calledName, nameOf, nodesOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Keys that the browser acts on in text, unless the event is prevented. */
const ACTS = /^(?:KEY_(?:ENTER|TAB|BACKSPACE|DELETE|SPACE)|PASTE|DROP)_COMMAND$/;

/** Key listeners that leave the browser's default action on, or that rich text runs before. */
export const keyCommands: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, context.checker);
      if (name !== 'lexical#LexicalEditor.registerCommand') continue;
      const [command, listener, priority] = node.arguments;
      if (!command || !listener || !priority) continue;
      const remark =
        withoutDefault(command, listener) ?? afterRichText(node, priority, context);
      if (remark) yield remark;
    }
  }
};

/** A listener that answers true, and neither prevents the default nor gives the event to others. */
function withoutDefault(command: ts.Expression, listener: ts.Expression) {
  const name = command.getText();
  if (!ACTS.test(name) || !isFunction(listener) || !listener.body) return undefined;
  const event = listener.parameters[0]?.name.getText();
  const text = listener.body.getText();
  const isPassedOn =
    event !== undefined && new RegExp(`[(,]\\s*${event}\\s*[,)]`).test(text);
  if (/preventDefault|arguments/.test(listener.getText()) || isPassedOn)
    return undefined;
  if (!answersOf(listener).includes('true')) return undefined;
  return {
    rule: 'editor-setup',
    node: command,
    reason: `This listener handles ${name} without preventing the browser's default action, so the browser ${/PASTE|DROP/.test(name) ? 'inserts the content, too, and it is there twice' : 'still acts on the key and Lexical receives it as input'}.`,
    fix: `Take the event and prevent its default action: (${event ?? 'event'}) => { ${event ?? 'event'}?.preventDefault(); …; return true; }.`,
    link: '/docs/concepts/commands',
  } satisfies Remark;
}

/** At the same priority the first listener answers first, and a plugin's layout effect is before an effect. */
function afterRichText(
  call: ts.CallExpression,
  priority: ts.Expression,
  {facts}: RuleContext,
): Remark | undefined {
  const name = call.arguments[0]?.getText() ?? '';
  const isLast = priority.getText() === 'COMMAND_PRIORITY_EDITOR';
  if (!isLast || !/^KEY_/.test(name) || !facts.ofRichText.includes(name))
    return undefined;
  const isInEffect = ts.findAncestor(
    call,
    (each) => ts.isCallExpression(each) && calledName(each) === 'useEffect',
  );
  return isInEffect
    ? {
        rule: 'editor-setup',
        node: priority,
        reason: `RichTextPlugin also listens to ${name} at COMMAND_PRIORITY_EDITOR, and registers first. If it handles the key, this listener isn't called.`,
        fix: 'Register with a higher priority, such as COMMAND_PRIORITY_LOW, and return true for what you handle.',
        link: '/docs/concepts/commands',
        isHint: true,
      }
    : undefined;
}
