import ts from 'typescript';

import {calledName, nodesOf} from '../names';
import type {Remark, Rule} from './rule';

/** Code with its own DOM, or that runs in the browser. */
const HAS_DOM =
  /\bwithDOM\b|jsdom|happy-dom|linkedom|domino|\buse(?:Layout)?Effect\b|useLexicalComposerContext|['"]use client['"]|createRoot\(/i;

/** The browser's parser together with an editor for code without a browser. */
export const headlessParsers: Rule = function* ({sources}) {
  const nodes = sources.flatMap((source) => [...nodesOf(source)]);
  const isHeadless = nodes.some(
    (node) => ts.isCallExpression(node) && calledName(node) === 'createHeadlessEditor',
  );
  if (!isHeadless || sources.some(({text}) => HAS_DOM.test(text))) return;
  for (const node of nodes) {
    if (!ts.isNewExpression(node) || calledName(node) !== 'DOMParser') continue;
    yield noParser(node);
  }
};

function noParser(node: ts.NewExpression): Remark {
  return {
    rule: 'editor-setup',
    node: node.expression,
    reason:
      "Node.js doesn't have DOMParser, document, or HTMLElement, so a headless editor can't import or export HTML there.",
    fix: "Run this code with a DOM: import {withDOM} from '@lexical/headless/dom'; withDOM(() => …).",
    link: '/docs/packages/lexical-headless#htmlelement-is-not-defined',
    isHint: true,
  };
}
