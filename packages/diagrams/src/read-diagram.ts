import {FourPartError} from '@lexical-documentation/common';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

import {checkDrawing} from './check-drawing';
import {TEXT_SIZES} from './text-sizes';

/** A drawing that is ready to stand in a page. */
export interface Diagram {
  /** What it shows, in a few words; the name of the picture for a screen reader. */
  readonly title: string;
  /** The same in sentences, for whoever does not see it. */
  readonly description: string;
  /** The `svg` element, in colors of the page's style sheet. */
  readonly html: string;
}

/**
 * Reads a drawing: refuses what could not be seen in both color modes, on a phone or by a screen
 * reader, and connects title and description with the picture.
 *
 * @param source - the text of the SVG file
 * @param file - its path, for messages; the file's name makes the ids on the page
 * @throws FourPartError that names the line
 */
export function readDiagram(source: string, file: string): Diagram {
  const svg = rootOf(fromHtml(source, {fragment: true, space: 'svg'}), file);
  checkDrawing(svg, file);
  const id = `diagram-${nameOf(file)}`;
  const title = child(svg, 'title');
  const description = child(svg, 'desc');
  title.properties['id'] = id;
  description.properties['id'] = `${id}-text`;
  Object.assign(svg.properties, {
    className: ['diagram-drawing'],
    role: 'img',
    ariaLabelledBy: id,
    ariaDescribedBy: `${id}-text`,
  });
  sizeTexts(svg);
  dropSpace(svg);
  const html = toHtml(svg, {space: 'svg'});
  return {title: toString(title), description: toString(description), html};
}

/** Returns the name by which pages ask for a drawing: the file's, without folder and extension. */
export function nameOf(file: string): string {
  return /([^/\\]+)\.svg$/.exec(file)?.[1] ?? file;
}

function rootOf(tree: Root, file: string): Element {
  const svg = tree.children.find((node) => node.type === 'element');
  if (svg?.tagName === 'svg') {
    return svg;
  }
  throw new FourPartError({
    what: 'A diagram holds no drawing.',
    where: {file, line: 1},
    expected: 'one element <svg viewBox="0 0 380 …">',
    fix: 'Draw it, or remove the file.',
  });
}

/** Sizes stand in one place, so that no drawing can go below what a phone shows. */
function sizeTexts(svg: Element): void {
  visit(svg, 'element', (element: Element) => {
    const size = element.tagName === 'text' ? sizeOf(element) : undefined;
    if (size !== undefined) {
      element.properties['fontSize'] = String(size);
    }
  });
}

function sizeOf({properties}: Element): number | undefined {
  const classes = properties['className'];
  const name = Array.isArray(classes)
    ? classes.find((word) => String(word) in TEXT_SIZES)
    : undefined;
  return TEXT_SIZES[String(name)];
}

function dropSpace(svg: Element): void {
  visit(svg, (node, index, parent) => {
    const isSpace = node.type === 'text' && node.value.trim() === '';
    if (parent && index !== undefined && (isSpace || node.type === 'comment')) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}

function child(svg: Element, name: string): Element {
  // The check has seen that it is there.
  return svg.children.find(
    (node): node is Element => node.type === 'element' && node.tagName === name,
  ) as Element;
}
