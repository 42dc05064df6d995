import {readFile} from 'node:fs/promises';

import type {SourcePlace} from '@lexical-documentation/common';

import {readSampleSource, type SampleSource} from '../fence/sample-source';
import {scanFences, type ScannedFence} from './scan-fences';

/** A fence of a Markdown file, before anything is checked. */
export interface MarkdownFence extends ScannedFence {
  readonly file: string;
  readonly source: SampleSource;
}

/** Returns all fences of a Markdown or MDX file in their order. */
export async function readMarkdownFences(file: string): Promise<MarkdownFence[]> {
  return parseMarkdownFences(await readFile(file, 'utf8'), file);
}

/** Returns all fences of a Markdown or MDX text. */
export function parseMarkdownFences(markdown: string, file: string): MarkdownFence[] {
  return scanFences(markdown).map((fence) => ({
    ...fence,
    file,
    source: readSampleSource(fence.code),
  }));
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

/**
 * Returns a page's Markdown with its samples as readers see them, without the lines that are hidden:
 * what is counted for a reading time.
 *
 * @param file - its name decides between Markdown and MDX
 */
export function shownMarkdown(markdown: string, file: string): string {
  const lines = markdown.split('\n');
  for (const {line, code, source} of parseMarkdownFences(markdown, file).reverse()) {
    const shown = source.shown.map(({text}) => text);
    lines.splice(line, code.split('\n').length, ...shown);
  }
  return lines.join('\n');
}
