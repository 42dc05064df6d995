import {importDefault} from '@lexical-documentation/common/build';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** The component, which `remarkStaticText` gives the texts of its part. */
export const LATER_TEXT = 'LaterText';

/** More letters than a screen of 1,440 px shows: nothing that a reader sees must come later. */
const FIRST_LETTERS = 3_500;

/**
 * A remark plugin that hands what follows the first screens of a long page to a component, which
 * lets them come first. It must stand before the plugin that takes HTML out of the page.
 */
export function remarkLaterText() {
  return (tree: Root): void => {
    const index = firstLater(tree.children);
    const later = tree.children.slice(index);
    if (index < 0 || lettersIn(later) < FIRST_LETTERS) return;
    // Imports and exports stand at the top level only.
    const modules = later.filter(({type}) => type === 'mdxjsEsm');
    const element: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: LATER_TEXT,
      attributes: [],
      children: later.filter(
        ({type}) => type !== 'mdxjsEsm',
      ) as MdxJsxFlowElement['children'],
    };
    tree.children = [
      importDefault(LATER_TEXT, `@theme/${LATER_TEXT}`),
      ...tree.children.slice(0, index),
      ...modules,
      element,
    ];
  };
}

function firstLater(nodes: readonly RootContent[]): number {
  let letters = 0;
  return nodes.findIndex((node) => {
    const isLater = letters >= FIRST_LETTERS;
    letters += lettersIn([node]);
    return isLater;
  });
}

/** Letters that readers see, also in the HTML that earlier plugins made. */
function lettersIn(nodes: readonly RootContent[]): number {
  let letters = 0;
  visit({type: 'root', children: [...nodes]} satisfies Root, (node) => {
    if ('value' in node && node.type !== 'mdxjsEsm') letters += node.value.length;
    if (node.type === 'mdxJsxFlowElement') letters += htmlOf(node).length;
  });
  return letters;
}

function htmlOf({attributes}: MdxJsxFlowElement): string {
  const html = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'html',
  )?.value;
  return typeof html === 'string' ? html.replace(/<[^>]*>/g, '') : '';
}
