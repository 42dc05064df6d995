import ts from 'typescript';

import {configsOf, propertyOf} from '../editors';
import {nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

const SHARED = /collab|yjs|y-websocket|liveblocks|hocuspocus|provider(?:Factory)?\b/i;
/** Code that fills the document itself. */
const FILLS =
  /\.append\(|\$insertNodes\(|setEditorState\(|\$convertFrom|initialEditorState/;

/** `null` as the first state, which is for documents that Yjs fills. */
export const firstStates: Rule = function* (context) {
  for (const source of context.sources) {
    // Something else may fill the document, also where an extension is used that stands for itself.
    const isFilled = FILLS.test(source.text);
    for (const state of statesOf(source, context)) {
      const isOfExtension = /^\$/.test(nameOfProperty(state));
      for (const node of nullsOf(state))
        yield remarkOf(node, isFilled || isOfExtension);
    }
  }
};

/** The first states of all editors of a file, of composers and of extensions. */
function* statesOf(
  source: ts.SourceFile,
  {checker}: RuleContext,
): Iterable<ts.Expression> {
  for (const {kind, literal} of configsOf(source, checker)) {
    const state = literal && propertyOf(literal, 'editorState');
    if (kind === 'composer' && state) yield state;
  }
  for (const node of nodesOf(source)) {
    if (!ts.isCallExpression(node)) continue;
    const name = nameOf(node.expression, checker) ?? '';
    if (!/#(?:defineExtension|buildEditorFromExtensions)$/.test(name)) continue;
    for (const argument of node.arguments) {
      const state = ts.isObjectLiteralExpression(argument)
        ? propertyOf(argument, '$initialEditorState')
        : undefined;
      if (state) yield state;
    }
  }
}

/** Each `null` that is the state without collaboration. */
function* nullsOf(state: ts.Expression): Iterable<ts.Node> {
  const plain = unwrapped(state);
  if (plain.kind === ts.SyntaxKind.NullKeyword) {
    if (!SHARED.test(plain.getSourceFile().text) || isOtherBranch(plain)) yield plain;
  } else if (ts.isConditionalExpression(plain)) {
    yield* nullsOf(plain.whenTrue);
    yield* nullsOf(plain.whenFalse);
  } else if (
    ts.isBinaryExpression(plain) &&
    /^(?:\|\||\?\?)$/.test(plain.operatorToken.getText())
  ) {
    yield* nullsOf(plain.right);
  }
}

/** Whether a value is in the branch of a condition that is not that of collaboration. */
function isOtherBranch(node: ts.Node): boolean {
  for (let child = node; child.parent; child = child.parent) {
    const {parent} = child;
    if (!ts.isConditionalExpression(parent) || child === parent.condition) continue;
    const condition = parent.condition.getText();
    if (SHARED.test(condition))
      return child === (condition.startsWith('!') ? parent.whenTrue : parent.whenFalse);
  }
  return false;
}

function nameOfProperty({parent}: ts.Node): string {
  return ts.isPropertyAssignment(parent) ? parent.name.getText() : '';
}

function remarkOf(node: ts.Node, isHint: boolean): Remark {
  return {
    rule: 'initial-state',
    node,
    reason:
      'null leaves the document without any paragraph, so there is nothing to type into, and a state that is stored like this is empty, which setEditorState refuses. null is for collaboration, where Yjs fills the document.',
    fix: 'Pass undefined, or leave it out: the editor then begins with an empty paragraph. Of a stored state, ask first: if (!state.isEmpty()) editor.setEditorState(state).',
    link: '/docs/concepts/editor-state#replace-the-state',
    isHint,
  };
}
