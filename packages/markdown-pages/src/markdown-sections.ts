import type {Element, Nodes} from 'hast';
import type {Nodes as MdastNodes, Root, RootContent} from 'mdast';

import {attribute, findAll} from './hast';

/** A heading of a page's Markdown, with the text up to the next one. */
export interface MarkdownSection {
  /** The section's offset in the file, in UTF-16 units. */
  readonly start: number;
  /** Level of the heading; 0 for the text above the first one. */
  readonly level: number;
  /** Fragments of the page's URL that point into the section. */
  readonly anchors: readonly string[];
}

/**
 * Writes Markdown section by section.
 *
 * @param content - the source of `tree`; both have their positions in the document
 * @param write - converts a tree to text that ends with a line break
 */
export function writeSections(
  tree: Root,
  content: Element,
  write: (tree: Root) => string,
): {readonly text: string; readonly sections: readonly MarkdownSection[]} {
  const parts = splitAtHeadings(tree.children);
  const anchors = anchorsOf(content);
  const sections: MarkdownSection[] = [];
  let text = '';
  parts.forEach(([first, ...rest], index) => {
    const from = index === 0 ? -1 : placeOf(first);
    const until = placeOf(parts[index + 1]?.[0]);
    text += text === '' ? '' : '\n';
    sections.push({
      start: text.length,
      level: first?.type === 'heading' ? first.depth : 0,
      anchors: anchors
        .filter(({place}) => place >= from && place < until)
        .map(({id}) => id),
    });
    text += write({type: 'root', children: first ? [first, ...rest] : []});
  });
  return {text, sections};
}

function splitAtHeadings(nodes: readonly RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [];
  for (const node of nodes) {
    if (node.type === 'heading' || parts.length === 0) {
      parts.push([]);
    }
    parts.at(-1)?.push(node);
  }
  return parts;
}

function anchorsOf(
  content: Element,
): readonly {readonly id: string; readonly place: number}[] {
  return [...elementsBelow(content)].flatMap((element) => {
    const id = attribute(element, 'id');
    return id === '' ? [] : [{id, place: placeOf(element)}];
  });
}

function* elementsBelow(node: Nodes): Generator<Element, undefined> {
  for (const element of findAll(node, () => true)) {
    yield element;
    yield* elementsBelow(element);
  }
  return undefined;
}

/** Position in the document; infinite for what comes after everything. */
function placeOf(node: Nodes | MdastNodes | undefined): number {
  return node?.position?.start.offset ?? Infinity;
}
