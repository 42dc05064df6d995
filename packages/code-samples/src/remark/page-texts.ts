import {createHash} from 'node:crypto';

import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {importDefault, itemOf} from './jsx-nodes';

/** What the module of a page's texts is made from. */
export interface PageTexts {
  /** Tells the page's elements from those of other pages. */
  readonly key: string;
  readonly texts: readonly string[];
}

/** Media type of a module that holds the HTML of a page's blocks. */
export const PAGE_TEXTS_TYPE = 'application/vnd.code-samples';

const VARIABLE = 'codeSampleTexts';
const KEY_LENGTH = 8;

/**
 * Moves the HTML of a page's blocks into a module of its own, which the bundler makes anew for
 * the server and for the browser: the browser finds the HTML in the document. The compiled page
 * is the same for both.
 *
 * @param component - name of the elements whose attribute `html` is meant
 */
export function moveTextsOut(tree: Root, component: string): void {
  const elements: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === component) {
      elements.push(element);
    }
  });
  if (elements.length === 0) {
    return;
  }
  const texts = elements.map(htmlOf);
  const key = createHash('sha1')
    .update(JSON.stringify(texts))
    .digest('hex')
    .slice(0, KEY_LENGTH);
  elements.forEach((element, index) => {
    element.attributes = [
      {type: 'mdxJsxAttribute', name: 'place', value: `${key}-${index}`},
      {type: 'mdxJsxAttribute', name: 'html', value: itemOf(VARIABLE, index)},
    ];
  });
  tree.children.unshift(importDefault(VARIABLE, requestOf({key, texts})));
}

function htmlOf({attributes}: MdxJsxFlowElement): string {
  const html = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'html',
  );
  return typeof html?.value === 'string' ? html.value : '';
}

function requestOf(module: PageTexts): string {
  const data = Buffer.from(JSON.stringify(module)).toString('base64');
  return `data:${PAGE_TEXTS_TYPE};base64,${data}`;
}
