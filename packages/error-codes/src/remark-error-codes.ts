import {readAddresses} from '@lexical-documentation/api-reference';
import {importDefault} from '@lexical-documentation/common/build';
import {staticElement} from '@lexical-documentation/static-text';
import {toHtml} from 'hast-util-to-html';
import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {errorListHtml} from './error-list';
import {explainedCodes} from './explained-codes';
import {type AddressOf, raisersOf} from './raisers';
import {readErrorCodes} from './read-error-codes';

/** What {@link remarkErrorCodes} may be told. */
export interface ErrorCodesOptions {
  /** The folder whose `node_modules` holds the packages. */
  readonly root: string;
  /** The folder of the Markdown that explains single numbers. */
  readonly notes: string;
  /** The option `cacheDir` of the API reference. */
  readonly referenceCache: string;
}

const LIST = 'ErrorList';
const LOOKUP = 'ErrorLookup';
const ANCHOR = /^code-(\d+)$/;

/**
 * A remark plugin that fills the page of errors: `<ErrorList />` becomes a table of all numbers, as
 * static HTML, `<ErrorLookup />` gets the numbers that there are, and each section that explains a
 * number ends with what raises it. Other pages stay as they are, and nothing is read for them.
 */
export function remarkErrorCodes({root, notes, referenceCache}: ErrorCodesOptions) {
  let addresses: AddressOf | undefined;
  const addressOf: AddressOf = (reference) =>
    (addresses ??= readAddresses(referenceCache))(reference);
  return (tree: Root): void => {
    fillList(tree, () =>
      errorListHtml(readErrorCodes(root).codes, explainedCodes(notes), addressOf),
    );
    fillLookup(tree, root);
    tree.children = sectionsOf(tree).flatMap((section) => {
      const [heading] = section;
      const code = heading?.type === 'heading' ? explainedCode(heading) : undefined;
      return code === undefined ? section : [...section, ...raisersNode(code)];
    });
  };

  function raisersNode(number: number) {
    const error = readErrorCodes(root).codes.find(({code}) => code === number);
    const raisers = error ? raisersOf(error, addressOf) : [];
    return raisers.length > 0 ? [staticElement('p', toHtml(raisers))] : [];
  }
}

function fillList(tree: Root, listHtml: () => string): void {
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
    if (element.name === LIST && parent && index !== undefined) {
      parent.children[index] = staticElement('table', listHtml());
    }
  });
}

function fillLookup(tree: Root, root: string): void {
  const lookups: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === LOOKUP) lookups.push(element);
  });
  if (lookups.length === 0) return;
  const {codes, version} = readErrorCodes(root);
  const numbers = codes.map(({code}) => code).join(' ');
  for (const {attributes} of lookups) {
    attributes.push(
      {type: 'mdxJsxAttribute', name: 'codes', value: numbers},
      {type: 'mdxJsxAttribute', name: 'version', value: version},
    );
  }
  tree.children.unshift(importDefault(LOOKUP, `@theme/${LOOKUP}`));
}

/** What stands before the first heading, and each heading with what follows it. */
function sectionsOf(tree: Root): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'heading') sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** The number in the anchor of a heading. */
function explainedCode({data}: Heading): number | undefined {
  const id = data?.hProperties?.['id'];
  const [, code] = (typeof id === 'string' && ANCHOR.exec(id)) || [];
  return code === undefined ? undefined : Number(code);
}
