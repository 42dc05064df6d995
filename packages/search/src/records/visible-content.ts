import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** Parts of a page that aren't its text: navigation, controls, code, hidden elements. */
const NOT_TEXT = [
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'nav',
  'button',
  'form',
  'pre',
  '[hidden]:not([role="tabpanel"])',
  '[aria-hidden="true"]',
  '[role="tablist"]',
  '[data-search="ignore"]',
  '.sr-only',
  '.visually-hidden',
  '.hash-link',
  '.theme-doc-breadcrumbs',
  '.theme-doc-version-badge',
  '.theme-doc-version-banner',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.theme-unlisted-banner',
  '.theme-draft-banner',
  '.table-of-contents',
  '.pagination-nav',
];

/**
 * Returns the element with the page's text, after removing everything from the document that is
 * hidden or isn't text. A page that lists several articles (a blog's front page) only has excerpts
 * of other pages, so only its heading is kept.
 */
export function visibleContent(
  $: CheerioAPI,
  ignoredSelectors: readonly string[] = [],
): Cheerio<Element> {
  const main = $('main').first();
  main.find([...NOT_TEXT, ...ignoredSelectors].join(', ')).remove();
  const articles = main.find('article').not('article article');
  if (articles.length > 1) {
    articles.remove();
  }
  return articles.length === 1 ? articles.first() : main;
}

/** Returns the text of an element as readers see it, on one line. */
export function textOf($: CheerioAPI, node: Cheerio<AnyNode>): string {
  const copy = node.clone();
  copy.find('br').replaceWith(' ');
  copy.find('td, th, li, p, dd, dt, div').append(' ');
  return $.text(copy.toArray())
    .replace(/[\u200B-\u200D\uFEFF]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
