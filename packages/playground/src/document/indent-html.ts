import {escapeHtml, escapeText} from '@lexical-documentation/common';

const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'meta', 'link']);
const INLINE_TAGS = new Set(
  'a b strong i em u s sub sup code span mark br img label small'.split(' '),
);

/** Formats HTML with one line per block, indented by two spaces per level. */
export function indentHtml(nodes: Iterable<Node>): string {
  return [...nodes].flatMap((node) => writeNode(node, '')).join('\n');
}

/** HTML for display, and the original of its shortened parts. */
export interface ShortenedHtml {
  readonly text: string;
  /** Returns a part of the text with its pictures in full. */
  readonly expand: (start: number, end: number) => string;
}

/** Shortens data URLs in attributes: they can have a million characters and nobody reads them. */
export function shortenPictures(html: string): ShortenedHtml {
  const cuts: {readonly at: number; readonly dropped: string}[] = [];
  let removed = 0;
  const text = html.replace(
    /(="data:[^"<>]{55})([^"<>]{20,})(?=")/g,
    (_match, kept: string, dropped: string, index: number) => {
      cuts.push({at: index - removed + kept.length, dropped});
      removed += dropped.length - 1;
      return `${kept}…`;
    },
  );
  const expand = (start: number, end: number): string => {
    let from = start;
    let whole = '';
    for (const {at, dropped} of cuts) {
      if (at < start || at >= end) continue;
      whole += text.slice(from, at) + dropped;
      from = at + 1;
    }
    return whole + text.slice(from, end);
  };
  return {text, expand};
}

function writeNode(node: Node, indent: string): string[] {
  if (!(node instanceof Element)) {
    const text = node.textContent ?? '';
    return text.trim() === '' ? [] : [indent + escapeText(text)];
  }
  const [open, close] = tagsOf(node);
  if (isOneLine(node)) return [indent + open + inner(node) + close];
  const lines = [...node.childNodes].flatMap((child) =>
    writeNode(child, `${indent}  `),
  );
  return [indent + open, ...lines, indent + close];
}

function isOneLine(element: Element): boolean {
  return [...element.childNodes].every(
    (child) =>
      !(child instanceof Element) ||
      (INLINE_TAGS.has(child.localName) && isOneLine(child)),
  );
}

function inner(element: Element): string {
  return [...element.childNodes]
    .map((child) => {
      if (!(child instanceof Element)) return escapeText(child.textContent ?? '');
      const [open, close] = tagsOf(child);
      return open + inner(child) + close;
    })
    .join('');
}

function tagsOf(element: Element): [open: string, close: string] {
  const tag = element.localName;
  const attributes = [...element.attributes]
    .map(({name, value}) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return [`<${tag}${attributes}>`, VOID_TAGS.has(tag) ? '' : `</${tag}>`];
}
