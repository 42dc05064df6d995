import {readFile} from 'node:fs/promises';

import type {SourcePlace} from '@lexical-documentation/common';
import type {Code, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {readSampleSource, type SampleSource} from '../fence/sample-source';

/** A fence of a Markdown file, before anything is checked. */
export interface MarkdownFence {
  readonly file: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  readonly source: SampleSource;
  /** Characters of the Markdown that stand before each line of the code. */
  readonly indents: readonly number[];
}

const parsers = {
  md: unified().use(remarkParse).use(remarkFrontmatter),
  mdx: unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx),
};

/** Returns all fences of a file in their order; parse errors of MDX are thrown as they come. */
export async function readMarkdownFences(file: string): Promise<MarkdownFence[]> {
  return parseMarkdownFences(await readFile(file, 'utf8'), file);
}

/** Returns all fences of a Markdown text; `file` decides between Markdown and MDX. */
export function parseMarkdownFences(markdown: string, file: string): MarkdownFence[] {
  const parser = file.endsWith('.mdx') ? parsers.mdx : parsers.md;
  const lines = markdown.split('\n');
  const fences: MarkdownFence[] = [];
  visit(parser.parse(markdown) as Root, 'code', (node: Code) => {
    const line = node.position?.start.line ?? 1;
    fences.push({
      file,
      line,
      language: node.lang ?? '',
      meta: node.meta ?? '',
      code: node.value,
      source: readSampleSource(node.value),
      indents: node.value
        .split('\n')
        .map((text, index) => Math.max(0, (lines[line + index] ?? '').indexOf(text))),
    });
  });
  return fences;
}

/** Returns where in the Markdown a place of the code is; line and column of the code count from 0. */
export function placeInFence(
  fence: MarkdownFence,
  codeLine: number,
  codeColumn: number,
): SourcePlace {
  return {
    file: fence.file,
    line: fence.line + 1 + codeLine,
    column: (fence.indents[codeLine] ?? 0) + codeColumn + 1,
  };
}
