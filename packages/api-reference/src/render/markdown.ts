import {escapeHtml} from '@lexical-documentation/common';
import MarkdownIt from 'markdown-it';

import type {CodeHtml} from './code-blocks';

/** Converts the Markdown of comments and notes to HTML. */
export interface MarkdownRenderer {
  /** Paragraphs, lists and code. */
  block(text: string): string;
  /** The text without a paragraph around it. */
  inline(text: string): string;
}

export interface MarkdownOptions {
  /** URL of the symbol in a `ref:` link. */
  resolve(reference: string): string | undefined;
  /** HTML of a code block; without it, code is rendered plain. */
  readonly code?: CodeHtml | undefined;
}

/** Scheme of URLs that name a symbol. */
export const REFERENCE_SCHEME = 'ref:';

export function createMarkdownRenderer(options: MarkdownOptions): MarkdownRenderer {
  const parser = new MarkdownIt({html: false, linkify: false});
  const {rules} = parser.renderer;
  const {normalizeLink} = parser;
  // A reference isn't a URL: its "@" and "#" must not be parsed as parts of one.
  parser.normalizeLink = (url) =>
    url.startsWith(REFERENCE_SCHEME) ? url : normalizeLink(url);
  // A heading inside a description would break the outline of the page.
  rules['heading_open'] = () => '<p><strong>';
  rules['heading_close'] = () => '</strong></p>\n';
  rules['fence'] = (tokens, index) => {
    const token = tokens[index];
    const code = token?.content.trimEnd() ?? '';
    const [, language = '', meta = ''] = /^(\S*)\s*(.*)$/.exec(token?.info ?? '') ?? [];
    return (
      options.code?.({code, language, meta: meta.trim()}) ??
      `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`
    );
  };
  rules['link_open'] = (tokens, index, settings, _environment, self) => {
    const token = tokens[index];
    const href = String(token?.attrGet('href') ?? '');
    if (token && href.startsWith(REFERENCE_SCHEME)) {
      token.attrSet('href', addressOf(href, options));
    } else if (token && /^https?:/.test(href)) {
      token.attrSet('rel', 'noopener noreferrer');
    }
    return self.renderToken(tokens, index, settings);
  };
  return {
    block: (text) => parser.render(text),
    inline: (text) => parser.renderInline(text.replaceAll('\n\n', ' ')),
  };
}

/** @throws Error if a text links to a symbol that the model doesn't have */
function addressOf(href: string, {resolve}: MarkdownOptions): string {
  const reference = href.slice(REFERENCE_SCHEME.length);
  const address = resolve(reference);
  if (address === undefined) {
    throw new Error(`A description links to "${reference}", which is not exported.`);
  }
  return address;
}

/** The first sentence of a Markdown text, for lists. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ').trim();
  const end = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s+["'`[(]?[A-Z$`[])/.exec(line);
  return end ? line.slice(0, end.index + 1) : line;
}
