import ts from 'typescript';

import {nodesOf, unwrapped} from '../names';
import type {Rule} from './rule';

const TYPES = /^(?:type|keyboard|paste)$/;

/** Tests that type into an editor whose page is simulated. */
export const typedTests: Rule = function* ({sources}) {
  for (const source of sources) {
    const {text} = source;
    if (!/['"]@testing-library\/user-event['"]/.test(text)) continue;
    if (!/\blexical\b/i.test(text)) continue;
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const callee = unwrapped(node.expression);
      if (!ts.isPropertyAccessExpression(callee) || !TYPES.test(callee.name.text))
        continue;
      if (!/^user(?:Event)?$/.test(callee.expression.getText())) continue;
      yield {
        rule: 'editor-setup',
        node: callee.name,
        reason:
          "jsdom and happy-dom don't edit elements with contenteditable, so simulated typing sends key events, but no text reaches the editor.",
        fix: "Change the document in the test: editor.update(() => $getRoot().selectEnd().insertText('Hello'), {discrete: true}). To test typing itself, run the test in a real browser, for example with Playwright or Vitest's browser mode.",
        link: '/docs/testing',
        // The test may run in a browser.
        isHint: true,
      };
      break;
    }
  }
};
