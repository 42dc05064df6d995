import {existsSync} from 'node:fs';
import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';
import type {Heading, Link, Nodes, TableCell} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {isQuotation, type Page, readPage} from '../page';
import {placeOf, type Problem} from '../problem';

/** A link to a page by its file, or to a heading on the same page. */
const TO_PAGE = /^(?![a-z]+:|\/)(?<file>[^#?]*\.mdx?|)(?:#(?<anchor>.+))?$/;
const IMPORTED_PART = /from '(?<file>\.[^']+\.mdx?)'/g;

/** A link to a file. */
interface PageLink {
  readonly url: string;
  readonly offset: number;
  readonly target: string;
  readonly anchor: string | undefined;
}

/**
 * Returns a rule: links between pages point to an existing file, and to a heading in it. Only a
 * build knows the anchors that a component adds, so pages with components aren't checked for
 * anchors.
 */
export function pageLinksRule(
  pages: readonly Page[],
): (page: Page, isAsked?: (target: string) => boolean) => Problem[] {
  const known = new Map(pages.map((page) => [page.file, page]));
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsIn = (file: string) => {
    const found = anchors.get(file) ?? anchorsOf(known.get(file) ?? readPage(file));
    anchors.set(file, found);
    return found;
  };
  return (page, isAsked = () => true) =>
    linksOf(page)
      .filter(({target}) => isAsked(target))
      .flatMap(({url, offset, target, anchor}) => {
        const fault = existsSync(target)
          ? anchor !== undefined && !anchorsIn(target).has(anchor) && 'heading'
          : 'page';
        return fault ? [brokenLink(url, fault, placeOf(page, offset))] : [];
      });
}

function brokenLink(
  url: string,
  missing: 'heading' | 'page',
  where: Problem['where'],
): Problem {
  return {
    what: `The link to "${url}" leads to no ${missing}.`,
    where,
    expected:
      missing === 'page'
        ? 'the file of a page, relative to this one'
        : 'a heading of that page, in lower case with hyphens, or its own {/* #anchor */}',
    fix:
      missing === 'page'
        ? 'Correct the URL.'
        : 'Correct the URL, or give the heading the anchor that is linked to.',
  };
}

function linksOf({file, tree}: Page): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, 'link', ({url, position}: Link) => {
    const groups = TO_PAGE.exec(url)?.groups;
    if (groups === undefined) return;
    const {file: name = '', anchor} = groups;
    const target = name === '' ? file : path.join(path.dirname(file), decodeURI(name));
    links.push({url, offset: position?.start.offset ?? 0, target, anchor});
  });
  return links;
}

/** Anchors that Docusaurus generates for headings, ids of elements, and those of imported parts. */
function anchorsOf(page: Page): ReadonlySet<string> {
  const slugs = createSlugger();
  const found = new Set<string>();
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'heading') found.add(anchorOf(node, slugs));
    if (node.type === 'tableCell') pullRequestsIn(node, found);
    if (isElement(node)) {
      const id = node.attributes.find((each) => 'name' in each && each.name === 'id');
      if (typeof id?.value === 'string') found.add(id.value);
    }
  });
  for (const part of partsOf(page)) {
    anchorsOf(readPage(part)).forEach((anchor) => found.add(anchor));
  }
  return found;
}

/**
 * Table rows with a link to a pull request or an issue get an anchor such as `pr-1`; only a build
 * knows on which pages.
 */
function pullRequestsIn(cell: TableCell, found: Set<string>): void {
  visit(cell, 'link', ({url}) => {
    const number = /\/(?:pull|issues)\/(\d+)$/.exec(url)?.[1];
    if (number !== undefined) found.add(`pr-${number}`);
  });
}

function anchorOf(heading: Heading, slugs: ReturnType<typeof createSlugger>): string {
  const last = heading.children.at(-1);
  const own =
    isQuotation(heading) && last?.type === 'mdxTextExpression'
      ? /#([\w-]+)/.exec(last.value)?.[1]
      : undefined;
  return own ?? slugs.slug(toString(heading));
}

function isElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function partsOf({file, tree}: Page): string[] {
  return tree.children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []))
    .flatMap((code) => [...code.matchAll(IMPORTED_PART)])
    .map(({groups}) => path.join(path.dirname(file), groups?.['file'] ?? ''));
}
