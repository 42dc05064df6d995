import {importDefault} from '@lexical-documentation/common/build';
import {staticElement} from '@lexical-documentation/static-text';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {errorListHtml} from './error-list';
import {explainedCodes} from './explained-codes';
import {readErrorCodes} from './read-error-codes';

/** What {@link remarkErrorCodes} may be told. */
export interface ErrorCodesOptions {
  /** The folder whose `node_modules` holds the packages. */
  readonly root: string;
  /** The folder of the Markdown that explains single numbers. */
  readonly notes: string;
}

const LIST = 'ErrorList';
const LOOKUP = 'ErrorLookup';

/**
 * A remark plugin that fills the page of errors: `<ErrorList />` becomes a table of all numbers, as
 * static HTML, and `<ErrorLookup />` gets the numbers that there are. Other pages stay as they are,
 * and nothing is read for them.
 */
export function remarkErrorCodes({root, notes}: ErrorCodesOptions) {
  return (tree: Root): void => {
    let usesLookup = false;
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name === LIST && parent && index !== undefined) {
        const {codes} = readErrorCodes(root);
        const html = errorListHtml(codes, explainedCodes(notes));
        parent.children[index] = staticElement('table', html);
      }
      if (element.name === LOOKUP) {
        usesLookup = true;
        const {codes, version} = readErrorCodes(root);
        const numbers = codes.map(({code}) => code).join(' ');
        element.attributes.push(
          {type: 'mdxJsxAttribute', name: 'codes', value: numbers},
          {type: 'mdxJsxAttribute', name: 'version', value: version},
        );
      }
    });
    if (usesLookup) {
      tree.children.unshift(importDefault(LOOKUP, `@theme/${LOOKUP}`));
    }
  };
}
