import {expressionOf, importDefault} from '@lexical-documentation/common/build';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {requestTexts} from './page-texts';
import {LATER_TEXT} from './remark-later-text';
import {staticHtml, type StaticTag, tagOf} from './static-html';

/** What {@link remarkStaticText} may be told. */
export interface StaticTextOptions {
  /** Names of components with an attribute `html`, which hold a text of the build's making. */
  readonly components: readonly string[];
  /** The site's base URL: Docusaurus does not rewrite links inside HTML. Default `/`. */
  readonly baseUrl?: string;
}

const COMPONENT = 'StaticText';
const FIRST_TEXTS = 'pageTexts';
const LATER_TEXTS = 'laterTexts';

/**
 * A remark plugin that turns paragraphs, lists and tables without components into HTML, and moves
 * it, with the HTML that components hold, into a module of the page. The bundler makes that module
 * anew for the server and for the browser, which finds the HTML in the document; the compiled page
 * is the same for both. It must stand last among the plugins.
 */
export function remarkStaticText({components, baseUrl = '/'}: StaticTextOptions) {
  return (tree: Root): void => {
    replaceProse(tree, baseUrl);
    const names = [...components, COMPONENT];
    const holders = holdersOf(tree, names);
    if (holders.length === 0) {
      return;
    }
    const later = laterPart(tree);
    const laterHolders = later ? holdersOf(later, names) : [];
    const firstHolders = holders.slice(0, holders.length - laterHolders.length);
    if (laterHolders.length > 0) {
      const value = expressionOf(LATER_TEXTS);
      later?.attributes.push({type: 'mdxJsxAttribute', name: 'texts', value});
    }
    tree.children.unshift(
      ...moveTexts(firstHolders, {isLater: false}),
      ...moveTexts(laterHolders, {isLater: true}),
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

/** The element that holds what follows the first screens, where a page has one: its last. */
function laterPart({children}: Root): MdxJsxFlowElement | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxJsxFlowElement' && last.name === LATER_TEXT
    ? last
    : undefined;
}

/** Returns the import of the module that the holders now take their texts from, if there are any. */
function moveTexts(
  holders: readonly Holder[],
  {isLater}: {isLater: boolean},
): Import[] {
  if (holders.length === 0) return [];
  const variable = isLater ? LATER_TEXTS : FIRST_TEXTS;
  const texts = holders.map(({html}) => html);
  const {key, request} = requestTexts(texts, {isLater});
  holders.forEach(({element}, index) => {
    // Later texts are looked up when their element is rendered, by its place.
    const html = isLater ? expressionOf(variable) : expressionOf(variable, index);
    element.attributes = [
      ...element.attributes.filter((attribute) => !isHtml(attribute)),
      {type: 'mdxJsxAttribute', name: 'html', value: html},
      {type: 'mdxJsxAttribute', name: 'place', value: `${key}-${index}`},
    ];
  });
  return [importDefault(variable, request)];
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

type Import = ReturnType<typeof importDefault>;

interface Holder {
  readonly element: MdxJsxFlowElement;
  readonly html: string;
}

function holdersOf(
  tree: Root | MdxJsxFlowElement,
  components: readonly string[],
): Holder[] {
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
