import {TEXT_TYPE_TO_FORMAT, type TextFormatType} from 'lexical';

import type {Caption, CaptionRun} from './caption';

const TAGS: Readonly<Partial<Record<TextFormatType, readonly string[]>>> = {
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  underline: ['u'],
  strikethrough: ['s', 'del'],
  subscript: ['sub'],
  superscript: ['sup'],
  code: ['code'],
  highlight: ['mark'],
};
const FORMATS = Object.entries(TAGS).map(([name, tags]) => ({
  flag: TEXT_TYPE_TO_FORMAT[name as TextFormatType] ?? 0,
  tags,
}));

/** Returns the tags for the formats of a run, outermost first. */
export function tagsOf({format}: CaptionRun): readonly string[] {
  return FORMATS.filter(({flag}) => (format & flag) !== 0).flatMap(({tags}) =>
    tags.slice(0, 1),
  );
}

/** Adds a caption to an element, with an element for each format. */
export function appendCaption(element: HTMLElement, caption: Caption): void {
  for (const run of caption) {
    let parent = element;
    for (const tag of tagsOf(run)) {
      parent = parent.appendChild(document.createElement(tag));
    }
    parent.append(run.text);
  }
}

/** Reads a caption from an element: one line of text with its formats. */
export function captionIn(element: Element): Caption {
  const runs: CaptionRun[] = [];
  const read = (node: Node, format: number): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const text = (child.textContent ?? '').replaceAll(/\s+/g, ' ');
        if (text !== '') runs.push({text, format});
      } else read(child, format | formatOf(child));
    }
  };
  read(element, 0);
  return trimmed(runs);
}

function formatOf(node: Node): number {
  const name = node.nodeName.toLowerCase();
  return FORMATS.find(({tags}) => tags.includes(name))?.flag ?? 0;
}

/** HTML is usually indented, so leading and trailing spaces are removed. */
function trimmed(runs: readonly CaptionRun[]): Caption {
  return runs
    .map(({text, format}, at) => {
      const start = at === 0 ? text.trimStart() : text;
      return {text: at === runs.length - 1 ? start.trimEnd() : start, format};
    })
    .filter(({text}) => text !== '');
}
