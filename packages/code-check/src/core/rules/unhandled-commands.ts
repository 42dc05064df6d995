import ts from 'typescript';

import {calledName, nameOf, nodesOf} from '../names';
import type {Remark, RuleContext} from './rule';
import type {Names} from './used-names';

/** Commands that the code dispatches, and that nothing in its editor carries out. */
export function* unhandledCommands(
  names: Names,
  context: RuleContext,
): Iterable<Remark> {
  const own = ownListeners(context);
  if (own === 'unknown' || names.has('LexicalExtensionComposer')) return;
  for (const {command, name} of dispatched(context)) {
    const handlers = Object.hasOwn(context.facts.handlers, name)
      ? (context.facts.handlers[name] ?? [])
      : [];
    const [usual] = handlers;
    if (usual === undefined || own.has(name)) continue;
    if (handlers.includes('createEditor') || handlers.some((each) => names.has(each)))
      continue;
    yield {
      rule: 'editor-setup',
      node: command,
      reason: `Nothing in this editor handles ${name}, so dispatching it has no effect.`,
      fix: /^[A-Z]/.test(usual)
        ? `Render <${usual} /> inside the composer: it registers the listener.`
        : `Register the listener with ${usual}(editor) in an effect.`,
      link: '/docs/react/plugins',
    };
  }
}

interface Dispatched {
  readonly command: ts.Identifier;
  readonly name: string;
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
      if (name !== undefined && /^@?lexical/.test(owner ?? '')) yield {command, name};
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
