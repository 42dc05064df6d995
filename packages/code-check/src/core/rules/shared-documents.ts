import ts from 'typescript';

import {isEffect} from '../functions';
import {calleeOf, nameOf, nodesOf} from '../names';
import {ancestry, memberOf} from './node-ancestry';
import type {Remark, Rule, RuleContext} from './rule';
import {namesIn} from './used-names';

const SET = 'lexical#LexicalEditor.setEditorState';

/** States that an effect sets over a document which Yjs holds. */
export const sharedDocuments: Rule = function* (context) {
  yield* constructors(context);
  if (!namesIn(context).has('CollaborationPlugin')) return;
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      if (nameOf(node.expression, context.checker) !== SET) continue;
      if (!ts.findAncestor(node, isEffect)) continue;
      yield {
        rule: 'initial-state',
        node: calleeOf(node),
        reason:
          'In collaboration, the document comes from Yjs. Each client that runs this effect replaces the shared document for everybody, or its own copy no longer fits the shared one.',
        fix: 'Pass stored content to the plugin instead, which uses it only for a document without content: <CollaborationPlugin initialEditorState={stored} shouldBootstrap … />; or fill the document on the server.',
        link: '/docs/collaboration/storage',
      };
    }
  }
};

/** Yjs creates nodes without arguments, and sets their fields afterward. */
function* constructors({sources, checker}: RuleContext): Iterable<Remark> {
  if (!sources.some(({text}) => /CollaborationPlugin|@lexical\/yjs/.test(text))) return;
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isClassLike(node) || !ancestry(node, checker)) continue;
      if (memberOf(node, '$config')) continue;
      const maker = node.members.find(ts.isConstructorDeclaration);
      const first = maker?.parameters[0];
      if (!maker || !first || first.initializer || first.questionToken) continue;
      if (first.dotDotDotToken || /key$/i.test(first.name.getText())) continue;
      const type = first.type?.getText() ?? '';
      const name = first.name.getText();
      yield {
        rule: 'node-class',
        node: first,
        reason: `In collaboration, Lexical creates nodes with new ${node.name?.text ?? 'Class'}() and no arguments, and sets their fields from Yjs afterward, so ${name} is undefined in this constructor.`,
        fix: `Give each argument a default: constructor(${name}${type === '' ? '' : `: ${type}`} = ${defaultOf(type)}, key?: NodeKey).`,
        link: '/docs/collaboration/advanced',
        // A class may well take undefined.
        isHint: true,
      };
    }
  }
}

function defaultOf(type: string): string {
  switch (type) {
    case 'string':
      return "''";
    case 'number':
      return '0';
    case 'boolean':
      return 'false';
    default:
      return type.endsWith('[]') ? '[]' : 'NONE';
  }
}
