import ts from 'typescript';

import {calleeOf, nameOf, nodesOf} from '../names';
import type {Rule} from './rule';

/** `focus()` while the editor isn't editable yet. */
export const focusOrder: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isBlock(node)) continue;
      const calls = node.statements.map((each) =>
        ts.isExpressionStatement(each) && ts.isCallExpression(each.expression)
          ? each.expression
          : undefined,
      );
      const names = calls.map((call) => call && nameOf(call.expression, checker));
      const focus = names.indexOf('lexical#LexicalEditor.focus');
      const editable = calls.findIndex(
        (call, index) =>
          names[index] === 'lexical#LexicalEditor.setEditable' &&
          call?.arguments[0]?.getText() === 'true',
      );
      const call = calls[focus];
      if (!call || editable <= focus) continue;
      yield {
        rule: 'selection',
        node: calleeOf(call),
        reason:
          "The editor isn't editable yet here, and focus does nothing in an editor that can't be edited.",
        fix: 'Call editor.setEditable(true) first, and then editor.focus().',
        link: '/docs/concepts/read-only',
      };
    }
  }
};
