import ts from 'typescript';

import {calledName, calleeOf, nameOf, nodesOf} from '../names';
import {ancestry, basesIn, hasMember} from './node-ancestry';
import type {Remark, RuleContext} from './rule';

/** Classes that the code declares, with a type of their own, while the editors that it creates don't have them. */
export function* declaredClasses(
  context: RuleContext,
  registered: ReadonlySet<string>,
): Iterable<Remark> {
  const bases = basesIn(context);
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isClassLike(node) || bases.has(node) || !node.name) continue;
      if (!ancestry(node, context.checker) || registered.has(node.name.text)) continue;
      if (!hasMember(node, '$config') && !hasMember(node, 'getType')) continue;
      const name = node.name.text;
      yield {
        rule: 'node-not-registered',
        node: node.name,
        reason: `No editor in this code registers ${name}, so an editor throws an error when it creates such a node, or when a stored document contains one.`,
        fix: `Add it when you create the editor: nodes: [${name}, …].`,
        link: '/docs/concepts/nodes#register-a-node',
        isHint: true,
      };
    }
  }
}

/** Stored documents for a headless editor that knows paragraphs and text only. */
export function* parsedStates({sources, checker}: RuleContext): Iterable<Remark> {
  const isHeadless = sources.some(({text}) => /\bcreateHeadlessEditor\(/.test(text));
  if (!isHeadless) return;
  for (const source of sources) {
    // What the code has written itself, it can read.
    if (/parseEditorState\((?:JSON\.stringify|[\w.()]+\.toJSON)\(/.test(source.text))
      continue;
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (calledName(node) !== 'parseEditorState') continue;
      if (nameOf(node.expression, checker) === undefined) continue;
      const [state] = node.arguments;
      if (!state || ts.isStringLiteralLike(state)) continue;
      yield {
        rule: 'node-not-registered',
        node: calleeOf(node),
        reason:
          'This editor has only paragraphs and text, and parseEditorState throws an error for a document with any other node, such as a heading: "type heading not found".',
        fix: 'Register the classes that the documents contain: nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode], and your own.',
        link: '/docs/concepts/nodes#register-a-node',
        isHint: true,
      };
    }
  }
}
