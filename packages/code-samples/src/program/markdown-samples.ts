import {readFile} from 'node:fs/promises';

import type {SourcePlace} from '@lexical-documentation/common';

import {readSampleSource, type SampleSource} from '../fence/sample-source';
import {scanFences, type ScannedFence} from './scan-fences';

/** A fence of a Markdown file, before anything is checked. */
export interface MarkdownFence extends ScannedFence {
  readonly file: string;
  readonly source: SampleSource;
}

/** Returns all fences of a Markdown or MDX file, in order. */
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

/** Converts a position in the code to one in the Markdown; line and column of the code are 0-based. */
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
 * Returns a page's Markdown with its samples as readers see them, without hidden lines, for example
 * for a reading time.
 *
 * @param file - its extension distinguishes Markdown from MDX
 */
export function shownMarkdown(markdown: string, file: string): string {
  const lines = markdown.split('\n');
  for (const {line, code, source} of parseMarkdownFences(markdown, file).reverse()) {
    const shown = source.shown.map(({text}) => text);
    lines.splice(line, code.split('\n').length, ...shown);
  }
  return lines.join('\n');
}
