import ts from 'typescript';

import {calledName, nodesOf} from '../names';
import type {Remark, RuleContext} from './rule';

/** The classes of the packages that import a tag; none for what only classes of the code import. */
const IMPORTERS: Readonly<Record<string, string | undefined>> = {
  a: 'LinkNode',
  audio: undefined,
  blockquote: 'QuoteNode',
  h1: 'HeadingNode',
  h2: 'HeadingNode',
  h3: 'HeadingNode',
  hr: 'HorizontalRuleNode',
  iframe: undefined,
  img: undefined,
  li: 'ListItemNode',
  ol: 'ListNode',
  table: 'TableNode',
  ul: 'ListNode',
  video: undefined,
};

/** Tags of HTML in the code that no node of its editors imports. */
export function* importedTags(
  {sources}: RuleContext,
  registered: ReadonlySet<string>,
): Iterable<Remark> {
  const text = sources.map((source) => source.text).join('\n');
  if (!/\$generateNodesFromDOM|\$insertNodesFromDOM/.test(text)) return;
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      const html = htmlIn(node);
      for (const tag of html ? tagsOf(html.text) : []) {
        const importer = IMPORTERS[tag];
        const isKnown =
          importer === undefined
            ? new RegExp(`\\b${tag}\\b.{0,9}(?:\\(|=>|:)`).test(text)
            : registered.has(importer);
        if (html && !isKnown) yield remarkOf(html, tag, importer);
      }
    }
  }
}

/** The text that a parser is given. */
function htmlIn(node: ts.Node): ts.StringLiteralLike | undefined {
  const parses =
    (ts.isNewExpression(node) && calledName(node) === 'JSDOM') ||
    (ts.isCallExpression(node) && calledName(node) === 'parseFromString');
  const [html] = parses && node.arguments ? node.arguments : [];
  return html && ts.isStringLiteralLike(html) ? html : undefined;
}

function tagsOf(html: string): string[] {
  const tags = [...html.matchAll(/<([a-z]+\d?)\b/g)].map(([, tag = '']) => tag);
  return [...new Set(tags)].filter((tag) => Object.hasOwn(IMPORTERS, tag));
}

function remarkOf(node: ts.Node, tag: string, importer: string | undefined): Remark {
  return {
    rule: 'node-not-registered',
    node,
    reason:
      importer === undefined
        ? `No node of this editor imports <${tag}>, so it is left out of the document. The packages of Lexical don't have a class for it.`
        : `Only ${importer} imports <${tag}>, and this editor doesn't have it, so only the text in the tag is imported.`,
    fix:
      importer === undefined
        ? `Register a class of your own in nodes, with static importDOM() { return {${tag}: (element) => ({conversion: …, priority: 0})}; }.`
        : `Add ${importer} to nodes of the editor's configuration.`,
    link: '/docs/concepts/serialization',
    isHint: true,
  };
}
