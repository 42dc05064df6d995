import type {Element, ElementContent, Root as HtmlRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Link, Nodes} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {type Handler, toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';

const FLOW: ReadonlySet<string> = new Set(['paragraph', 'list', 'table']);

/** Nodes that Docusaurus and its theme render as plain HTML. */
const PLAIN: ReadonlySet<string> = new Set([
  ...FLOW,
  'break',
  'delete',
  'emphasis',
  'inlineCode',
  'listItem',
  'strong',
  'tableCell',
  'tableRow',
  'text',
]);

/** Addresses whose link is the same in HTML: of this site by path or anchor, and of the web. */
const KNOWN_ADDRESS = /^(?:\/(?!\/)|#|https?:)/;

/**
 * Returns the HTML inside a paragraph, list or table, as Docusaurus would render it, or nothing
 * when a component takes part in it.
 *
 * @param baseUrl - precedes paths of this site
 */
export function staticHtml(node: Nodes, baseUrl: string): string | undefined {
  if (!FLOW.has(node.type) || !isPlain(node)) {
    return undefined;
  }
  const element = toHast(node, {handlers: {mdxJsxTextElement: elementHandler}});
  if (element.type !== 'element' || Object.keys(element.properties).length > 0) {
    return undefined;
  }
  visit(element, 'element', (child: Element) => {
    if (child.tagName === 'a') {
      rewriteLink(child, baseUrl);
    }
  });
  const inside: HtmlRoot = {
    type: 'root',
    children: element.children as ElementContent[],
  };
  return toHtml(inside);
}

/** Elements whose inside may be HTML of the build's making. */
export type StaticTag = 'dl' | 'figure' | 'ol' | 'p' | 'table' | 'ul';

/** Returns the name of the element that shows a paragraph, list or table. */
export function tagOf(node: Nodes): StaticTag {
  if (node.type === 'list') {
    return node.ordered ? 'ol' : 'ul';
  }
  return node.type === 'table' ? 'table' : 'p';
}

function isPlain(node: Nodes): boolean {
  if (isAnchor(node)) return true;
  if (isKey(node)) return node.children.every(isPlain);
  if (node.type === 'link') {
    return isKnownLink(node) && node.children.every(isPlain);
  }
  const isTask = node.type === 'listItem' && typeof node.checked === 'boolean';
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return PLAIN.has(node.type) && !node.data && !isTask && children.every(isPlain);
}

/** An element that is there for links to lead to: `<span id="…"></span>`. */
function isAnchor(node: Nodes): boolean {
  return (
    node.type === 'mdxJsxTextElement' &&
    node.name === 'span' &&
    node.children.length === 0 &&
    node.attributes.length === 1 &&
    idOf(node) !== undefined
  );
}

/** A key of the keyboard: `<kbd>Tab</kbd>`. */
function isKey(node: Nodes): node is MdxJsxTextElement {
  return (
    node.type === 'mdxJsxTextElement' &&
    node.name === 'kbd' &&
    node.attributes.length === 0
  );
}

function idOf({attributes}: MdxJsxTextElement): string | undefined {
  const [attribute] = attributes;
  const isId = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'id';
  return isId && typeof attribute.value === 'string' ? attribute.value : undefined;
}

const elementHandler: Handler = (state, node: MdxJsxTextElement): Element => ({
  type: 'element',
  tagName: node.name ?? 'span',
  properties: isKey(node) ? {} : {id: idOf(node)},
  children: state.all(node),
});

function isKnownLink({url, data}: Link): boolean {
  return (!data || isIdAlone(data)) && KNOWN_ADDRESS.test(url);
}

function isIdAlone({hProperties = {}, ...others}: NonNullable<Link['data']>): boolean {
  const names = Object.keys(hProperties);
  return Object.keys(others).length === 0 && names.every((name) => name === 'id');
}

function rewriteLink({properties}: Element, baseUrl: string): void {
  const address = String(properties['href']);
  if (address.startsWith('http')) {
    properties['target'] = '_blank';
    properties['rel'] = ['noopener', 'noreferrer'];
  } else if (address.startsWith('/') && !address.startsWith(baseUrl)) {
    properties['href'] = baseUrl.replace(/\/$/, '') + address;
  }
}
