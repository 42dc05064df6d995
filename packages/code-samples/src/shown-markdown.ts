import {parseMarkdownFences} from './program/markdown-samples';

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
