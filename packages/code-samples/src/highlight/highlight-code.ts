import {BLOCK_CLASS, renderBlock, renderLines} from './block-html';
import type {LineMark} from '../fence/sample-source';
import type {LineLink} from './segments';
import {tokenize} from './tokenize';

/** A part of a code string with a link; offsets in characters, end excluded. */
export interface CodeLink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
  readonly title: string;
}

export interface HighlightOptions {
  /**
   * `block`: a complete element with copy button; `inside`: the content of such an element, for the
   * component `CodeSample`; `tokens`: only the colored text, for an element of class `code-tokens`.
   * Default `block`.
   */
  readonly form?: 'block' | 'inside' | 'tokens';
  readonly title?: string;
  readonly links?: readonly CodeLink[];
  /** How lines are marked, by their index. */
  readonly marks?: readonly (LineMark | undefined)[];
}

/**
 * Returns code as HTML, which this package's style sheet colors in both color modes. Comment
 * notation isn't parsed: every character of the code is shown.
 *
 * @throws Error of Shiki for an unknown language; `text` is always known
 */
export async function highlightCode(
  code: string,
  language: string,
  {form = 'block', title, links = [], marks = []}: HighlightOptions = {},
): Promise<string> {
  let lineStart = 0;
  const lines = (await tokenize(code, language)).map((tokens, index) => {
    const length = tokens.reduce((sum, {text}) => sum + text.length, 0);
    const line = {
      tokens,
      links: linksOfLine(links, lineStart, length),
      mark: marks[index],
    };
    lineStart += length + 1;
    return line;
  });
  if (form === 'tokens') return renderLines(lines);
  const inside = renderBlock({language, lines, title});
  return form === 'inside' ? inside : `<div class="${BLOCK_CLASS}">${inside}</div>`;
}

function linksOfLine(
  links: readonly CodeLink[],
  lineStart: number,
  length: number,
): LineLink[] {
  return links
    .filter(({start, end}) => start >= lineStart && end <= lineStart + length)
    .map((link) => ({
      ...link,
      start: link.start - lineStart,
      end: link.end - lineStart,
    }))
    .sort((one, other) => one.start - other.start);
}
