import ts from 'typescript';

import {valueOf} from '../editors';
import {calledName, nameOf, nodesOf, symbolOf} from '../names';
import type {Remark, Rule, RuleContext} from './rule';
import {type Names, namesIn} from './used-names';

/** Commands that the code dispatches, and that nothing in its editor carries out. */
export function* unhandledCommands(
  names: Names,
  context: RuleContext,
): Iterable<Remark> {
  if (names.has('LexicalExtensionComposer')) return;
  for (const {command, usual} of unanswered(names, context)) {
    yield remarkOf(
      command,
      /^[A-Z]/.test(usual)
        ? `Render <${usual} /> inside the composer: it registers the listener.`
        : `Register the listener with ${usual}(editor) in an effect.`,
    );
  }
}

const MAKES = /^(?:lexical#createEditor|@lexical\/headless#createHeadlessEditor)$/;

/** Commands for editors that the code creates, and gives to nothing that handles them. */
export const commandsOfEditors: Rule = function* (context) {
  for (const {command, receiver, handlers} of unanswered(namesIn(context), context)) {
    if (!receiver || !isAlone(receiver, context)) continue;
    const [register] = handlers.filter((each) => /^register/.test(each));
    const format = /^FORMAT_TEXT_COMMAND$/.test(command.text)
      ? ' Without a page, change the text itself: selection.formatText(format) in editor.update.'
      : ' Without a page, change the nodes themselves, in editor.update.';
    yield remarkOf(
      command,
      register === undefined
        ? `Change the nodes in editor.update(() => …) instead.`
        : `Call ${register}(editor) first.${format}`,
    );
  }
};

function remarkOf(command: ts.Identifier, fix: string): Remark {
  return {
    rule: 'editor-setup',
    node: command,
    reason: `Nothing in this editor handles ${command.text}, so dispatching it has no effect.`,
    fix,
    link: '/docs/concepts/commands',
  };
}

/** Whether an expression is an editor that the code creates, and that no function of others gets. */
function isAlone(receiver: ts.Identifier, {checker}: RuleContext): boolean {
  const made = valueOf(receiver, checker);
  if (!made || !ts.isCallExpression(made)) return false;
  if (!MAKES.test(nameOf(made.expression, checker) ?? '')) return false;
  const symbol = symbolOf(receiver, checker);
  return [...nodesOf(receiver.getSourceFile())].every((node) => {
    if (!ts.isIdentifier(node) || node.text !== receiver.text) return true;
    if (symbolOf(node, checker) !== symbol) return true;
    const {parent} = node;
    if (ts.isVariableDeclaration(parent))
      return (
        !ts.isVariableStatement(parent.parent.parent) ||
        !isExportedHere(parent.parent.parent)
      );
    if (ts.isPropertyAccessExpression(parent)) return true;
    return (
      ts.isCallExpression(parent) &&
      /^@?lexical/.test(nameOf(parent.expression, checker) ?? '')
    );
  });
}

function isExportedHere(statement: ts.VariableStatement): boolean {
  return (
    ts
      .getModifiers(statement)
      ?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false
  );
}

interface Unanswered extends Dispatched {
  readonly handlers: readonly string[];
  readonly usual: string;
}

/** What is dispatched while nothing that the code names carries it out. */
function* unanswered(names: Names, context: RuleContext): Iterable<Unanswered> {
  const own = ownListeners(context);
  if (own === 'unknown') return;
  for (const each of dispatched(context)) {
    const handlers = Object.hasOwn(context.facts.handlers, each.name)
      ? (context.facts.handlers[each.name] ?? [])
      : [];
    const [usual] = handlers;
    if (usual === undefined || own.has(each.name)) continue;
    if (handlers.includes('createEditor') || handlers.some((name) => names.has(name)))
      continue;
    yield {...each, handlers, usual};
  }
}

interface Dispatched {
  readonly command: ts.Identifier;
  readonly name: string;
  /** The editor, where it has a name. */
  readonly receiver: ts.Identifier | undefined;
}

/** The commands of packages that the code dispatches. */
function* dispatched({sources, checker}: RuleContext): Iterable<Dispatched> {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const called = nameOf(node.expression, checker);
      if (called !== 'lexical#LexicalEditor.dispatchCommand') continue;
      const [command] = node.arguments;
      if (!command || !ts.isIdentifier(command)) continue;
      const [owner, name] = (nameOf(command, checker) ?? '').split('#');
      const {expression} = node;
      const receiver =
        ts.isPropertyAccessExpression(expression) &&
        ts.isIdentifier(expression.expression)
          ? expression.expression
          : undefined;
      if (name !== undefined && /^@?lexical/.test(owner ?? ''))
        yield {command, name, receiver};
    }
  }
}

/** Commands for which the code has listeners; unknown if they aren't registered by name. */
function ownListeners({sources}: RuleContext): ReadonlySet<string> | 'unknown' {
  const own = new Set<string>();
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node) || calledName(node) !== 'registerCommand')
        continue;
      const [command] = node.arguments;
      if (!command || !/_COMMAND$/.test(command.getText())) return 'unknown';
      own.add(command.getText());
    }
  }
  return own;
}
