import {expressionOf, importDefault} from '@lexical-documentation/common/build';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {requestTexts} from './page-texts';
import {staticHtml, type StaticTag, tagOf} from './static-html';

/** What {@link remarkStaticText} may be told. */
export interface StaticTextOptions {
  /** Names of components with an attribute `html`, which hold a text of the build's making. */
  readonly components: readonly string[];
  /** The site's base URL: Docusaurus does not rewrite links inside HTML. Default `/`. */
  readonly baseUrl?: string;
}

const COMPONENT = 'StaticText';
const VARIABLE = 'pageTexts';

/**
 * A remark plugin that turns paragraphs, lists and tables without components into HTML, and moves
 * it, with the HTML that components hold, into a module of the page. The bundler makes that module
 * anew for the server and for the browser, which finds the HTML in the document; the compiled page
 * is the same for both. It must stand last among the plugins.
 */
export function remarkStaticText({components, baseUrl = '/'}: StaticTextOptions) {
  return (tree: Root): void => {
    replaceProse(tree, baseUrl);
    const holders = holdersOf(tree, [...components, COMPONENT]);
    if (holders.length === 0) {
      return;
    }
    const texts = holders.map(({html}) => html);
    const {key, request} = requestTexts(texts);
    holders.forEach(({element}, index) => {
      element.attributes = [
        ...element.attributes.filter((attribute) => !isHtml(attribute)),
        {type: 'mdxJsxAttribute', name: 'html', value: expressionOf(VARIABLE, index)},
        {type: 'mdxJsxAttribute', name: 'place', value: `${key}-${index}`},
      ];
    });
    tree.children.unshift(
      importDefault(VARIABLE, request),
      ...(holders.some(({element}) => element.name === COMPONENT)
        ? [importDefault(COMPONENT, `@theme/${COMPONENT}`)]
        : []),
    );
  };
}

/**
 * Returns an element of the page whose inside is HTML of the build's making, for other plugins: it
 * costs the page's script nothing, and links in it navigate like all others.
 *
 * @param tag - the name of the element
 */
export function staticElement(tag: StaticTag, html: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      {type: 'mdxJsxAttribute', name: 'as', value: tag},
      {type: 'mdxJsxAttribute', name: 'html', value: html},
    ],
    children: [],
  };
}

/** Puts elements with HTML in the place of static text. */
function replaceProse(tree: Root, baseUrl: string): void {
  visit(tree, (node, index, parent) => {
    const isFlow = parent?.type === 'root' || parent?.type === 'mdxJsxFlowElement';
    const html = isFlow ? staticHtml(node, baseUrl) : undefined;
    if (!isFlow || index === undefined || html === undefined) {
      return;
    }
    parent.children[index] = staticElement(tagOf(node), html);
  });
}

interface Holder {
  readonly element: MdxJsxFlowElement;
  readonly html: string;
}

function holdersOf(tree: Root, components: readonly string[]): Holder[] {
  const holders: Holder[] = [];
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    const html = element.attributes.find(isHtml)?.value;
    if (components.includes(element.name ?? '') && typeof html === 'string') {
      holders.push({element, html});
    }
  });
  return holders;
}

function isHtml(attribute: MdxJsxFlowElement['attributes'][number]): boolean {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === 'html';
}
