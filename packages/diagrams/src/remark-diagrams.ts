import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';
import {staticElement, staticHtml} from '@lexical-documentation/static-text';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {nameOf, readDiagram} from './read-diagram';

/** What {@link remarkDiagrams} may be told. */
export interface DiagramsOptions {
  /** The folder of the drawings: `<name>.svg`. */
  readonly folder: string;
  /** The site's base URL, for links in captions. Default `/`. */
  readonly baseUrl?: string;
}

const ELEMENT = 'Diagram';

/**
 * A remark plugin that turns `<Diagram name="…">caption</Diagram>` into a figure of static HTML: the
 * drawing stands in the document, and costs the page's script nothing. It stands after plugins that
 * link code in prose, and before the one that moves HTML out of scripts.
 *
 * @throws FourPartError while a page is transformed, when a drawing is missing or cannot be shown
 */
export function remarkDiagrams({folder, baseUrl = '/'}: DiagramsOptions) {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name === ELEMENT && parent && index !== undefined) {
        const html = figureHtml(element, {folder, baseUrl}, page.path);
        parent.children[index] = staticElement('figure', html);
      }
    });
  };
}

function figureHtml(
  element: MdxJsxFlowElement,
  {folder, baseUrl}: Required<DiagramsOptions>,
  page: string,
): string {
  const where = {file: page, line: element.position?.start.line ?? 1};
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'name',
  );
  const name = typeof attribute?.value === 'string' ? attribute.value : '';
  const file = path.join(folder, `${name}.svg`);
  if (name === '' || !existsSync(file)) {
    throw new FourPartError({
      what: `A page asks for the diagram "${name}", which does not exist.`,
      where,
      expected: `the name of a file in ${path.basename(folder)}: ${namesIn(folder)}`,
      fix: 'Correct the name, or draw the file.',
    });
  }
  const [caption, ...more] = element.children;
  const captionHtml = caption ? staticHtml(caption, baseUrl) : undefined;
  if (captionHtml === undefined || more.length > 0) {
    throw new FourPartError({
      what: `The diagram "${name}" has no caption of one paragraph.`,
      where,
      expected: `<${ELEMENT} name="${name}">, a paragraph of text, </${ELEMENT}>, each on lines of their own`,
      fix: 'Write one paragraph without components between the tags.',
    });
  }
  const {html} = readDiagram(readFileSync(file, 'utf8'), file);
  return `${html}<figcaption>${captionHtml}</figcaption>`;
}

function namesIn(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.svg'))
    .map(nameOf)
    .join(', ');
}
