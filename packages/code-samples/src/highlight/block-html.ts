import {escapeHtml} from '@lexical-documentation/common';

import type {Given} from '../fence/fence-meta';
import type {LineMark} from '../fence/sample-source';
import {mergeSegments, segmentLine, type LineLink, type Segment} from './segments';
import type {Token} from './tokenize';

/** A line with everything that affects its appearance. */
export interface LineToRender {
  readonly tokens: readonly Token[];
  readonly links: readonly LineLink[];
  readonly mark?: LineMark;
}

/** A whole block. */
export interface BlockToRender {
  readonly language: string;
  readonly lines: readonly LineToRender[];
  readonly title?: string;
  /** The values that the code needs and readers have themselves, with types. */
  readonly given?: readonly Given[];
  readonly showLineNumbers?: boolean;
  /** Where the code runs, for readers who copy it. */
  readonly runtime?: string;
  /** Set if the site has an editor that can open the code. */
  readonly isPlayable?: boolean;
}

/** The class of a block's element; styles and the copy button use it. */
export const BLOCK_CLASS = 'code-sample';

/** Returns the content of the block's element: title, code and copy button. */
export function renderBlock(block: BlockToRender): string {
  const title =
    block.title === undefined
      ? ''
      : `<div class="code-title">${escapeHtml(block.title)}</div>`;
  const given = renderGiven(block.given ?? []);
  const gutter = block.showLineNumbers ? renderGutter(block.lines.length) : '';
  const runtime = block.runtime ? ` data-runtime="${escapeHtml(block.runtime)}"` : '';
  // A code block that is wider than the screen scrolls, so the keyboard must be able to reach it.
  return (
    `${title}${given}<pre tabindex="0">${gutter}` +
    `<code class="code-tokens language-${escapeHtml(block.language)}"${runtime}>` +
    `${renderLines(block.lines)}</code></pre>` +
    '<button type="button" class="code-copy" aria-label="Copy code"></button>' +
    (block.isPlayable
      ? '<button type="button" class="code-open">Open in playground</button>'
      : '')
  );
}

/** Returns only the code's colored text, for an element of class `code-tokens`. */
export function renderLines(lines: readonly LineToRender[]): string {
  let html = '';
  for (let index = 0; index < lines.length;) {
    const mark = lines[index]?.mark;
    let end = index + 1;
    while (end < lines.length && lines[end]?.mark === mark) {
      end++;
    }
    const text = renderRun(lines.slice(index, end), end === lines.length);
    html += mark ? `<span class="line-${mark}">${text}</span>` : text;
    index = end;
  }
  return html;
}

function renderGiven(given: readonly Given[]): string {
  if (given.length === 0) return '';
  const parts = given.map(({name, type, having}) => {
    const more = having === undefined ? '' : ` with ${having}`;
    return `<b>${escapeHtml(name)}</b>: ${escapeHtml(type + more)}`;
  });
  return `<div class="code-title">Given ${parts.join('; ')}</div>`;
}

function renderRun(lines: readonly LineToRender[], isLast: boolean): string {
  const segments = lines.flatMap(({tokens, links}, index): Segment[] => {
    const isEnd = isLast && index === lines.length - 1;
    return [...segmentLine(tokens, links), ...(isEnd ? [] : [{text: '\n'}])];
  });
  return mergeSegments(segments).map(renderSegment).join('');
}

function renderSegment({text, role, link}: Segment): string {
  const content = escapeHtml(text);
  if (link) {
    const title = link.title ? ` title="${escapeHtml(link.title)}"` : '';
    const style = role ? ` class="${role}"` : '';
    return `<a href="${escapeHtml(link.url)}"${style}${title}>${content}</a>`;
  }
  return role ? `<span class="${role}">${content}</span>` : content;
}

function renderGutter(count: number): string {
  const numbers = Array.from({length: count}, (_, index) => index + 1).join('\n');
  return `<span class="code-gutter" aria-hidden="true">${numbers}</span>`;
}
