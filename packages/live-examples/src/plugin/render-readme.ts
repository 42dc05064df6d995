import {readFile} from 'node:fs/promises';

import {
  highlightCode,
  linkProse,
  type SymbolIndex,
} from '@lexical-documentation/code-samples';
import {FourPartError} from '@lexical-documentation/common';
import {staticHtml, tagOf} from '@lexical-documentation/static-text';
import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Example} from './read-examples';

export interface RenderReadmeOptions {
  readonly symbols: SymbolIndex;
  readonly baseUrl: string;
}

/**
 * Returns an example's explanation as HTML, with a link at the first mention of each symbol.
 *
 * @throws FourPartError for Markdown that isn't supported in it
 */
export async function renderReadme(
  example: Example,
  {symbols, baseUrl}: RenderReadmeOptions,
): Promise<string> {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(example.readme);
  linkProse(tree, symbols);
  const parts = tree.children.map((node) => renderBlock(node, example, baseUrl));
  return (await Promise.all(parts)).join('\n');
}

async function renderBlock(
  node: RootContent,
  example: Example,
  baseUrl: string,
): Promise<string> {
  if (node.type === 'code') return highlightCode(node.value, node.lang ?? 'text');
  if (node.type === 'heading') {
    const inside = staticHtml({type: 'paragraph', children: node.children}, baseUrl);
    // The page's title is the only heading above it.
    const tag = `h${Math.max(2, node.depth)}`;
    if (inside !== undefined) return `<${tag}>${inside}</${tag}>`;
  }
  const inside = staticHtml(node, baseUrl);
  if (inside === undefined) throw await unusable(node, example);
  return `<${tagOf(node)}>${inside}</${tagOf(node)}>`;
}

async function unusable(node: RootContent, example: Example): Promise<FourPartError> {
  const file = await readFile(example.readmeFile, 'utf8');
  const above =
    file.slice(0, file.length - example.readme.length).split('\n').length - 1;
  const line = above + (node.position?.start.line ?? 1);
  return new FourPartError({
    what: `The README of an example has a part that cannot be shown: ${node.type}.`,
    where: `${example.readmeFile}:${line}`,
    expected:
      'paragraphs, lists, tables, headings and code; links that begin with /, # or https:',
    fix: 'Write it as one of these. Links to pages of this site are absolute: /docs/concepts/nodes.',
  });
}
