import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

import {EntryCollector, type HeadingRules} from './entry-collector';
import type {PageEntry} from './page-records';
import {textOf} from './visible-content';

export const HEADING = 'h1, h2, h3, h4, h5, h6';

/** Stores the page's note on a symbol at its heading. */
export const NOTE_ATTRIBUTE = 'data-search-note';

const BLOCK = 'p, li, tr:has(td), dt, dd, figcaption, blockquote, summary';

/**
 * Walks the content in document order and returns its entries: the title first, each heading with
 * the heading above it, and the text below it in pieces of about 300 characters.
 */
export function collectEntries(
  $: CheerioAPI,
  content: Cheerio<Element>,
  rules: HeadingRules,
): PageEntry[] {
  const collector = new EntryCollector(rules);
  if (content.find('h1').length === 0) {
    collector.addHeading(1, rules.fallbackTitle, null);
  }
  content.find(`${HEADING}, ${BLOCK}`).each((_, element) => {
    const node = $(element);
    const id = node.attr('id') ?? linkIdOfRow(node);
    const error = listedError($, node, rules.errorAnchor);
    if (/^h[1-6]$/u.test(element.name)) {
      const anchor = id ?? node.parent('section[id], header[id]').attr('id') ?? null;
      const level = Number(element.name[1]);
      collector.addHeading(level, textOf($, node), anchor, node.attr(NOTE_ATTRIBUTE));
    } else if (element.name === 'dt' && id !== undefined && collector.inSymbol()) {
      collector.addMember(declaredName($, node), textOf($, node), id);
    } else if (error) {
      collector.addAnchoredText(error.text, error.anchor);
    } else if (id !== undefined) {
      collector.addAnchoredText(ownText($, node), id);
    } else {
      collector.addText(ownText($, node));
    }
  });
  return collector.finish();
}

/**
 * Reads a row of a list of errors: its number, which links to the page's explanation of the error,
 * and its message. Everything else in the row is ignored.
 */
function listedError(
  $: CheerioAPI,
  row: Cheerio<Element>,
  prefix: string | undefined,
): {anchor: string; text: string} | null {
  const [number, sentence] = ['td:first-child', 'td:not(:first-child) code'].map(
    (selector) => textOf($, row.find(selector).first()),
  );
  const anchor =
    row.attr('id') ?? row.find('td:first-child > a').attr('href')?.slice(1);
  return row.is('tr') && prefix !== undefined && anchor === `${prefix}${number}`
    ? {anchor, text: `${number} ${sentence}`}
    : null;
}

/** A row without an `id` has the URL of the link in it that has one. */
function linkIdOfRow(node: Cheerio<Element>): string | undefined {
  return node.is('tr') ? node.find('a[id]').first().attr('id') : undefined;
}

/** References set the declared name of a member in bold. */
function declaredName($: CheerioAPI, declaration: Cheerio<Element>): string {
  const name = textOf($, declaration.find('b, strong').first());
  return name === '' ? textOf($, declaration) : name;
}

/** Text of a block without the blocks and headings inside it, which are separate entries. */
function ownText($: CheerioAPI, block: Cheerio<Element>): string {
  if (block.find(`${BLOCK}, ${HEADING}`).length === 0) {
    return textOf($, block);
  }
  const copy: Cheerio<AnyNode> = block.clone();
  copy.find(`${BLOCK}, ${HEADING}`).remove();
  return textOf($, copy);
}
