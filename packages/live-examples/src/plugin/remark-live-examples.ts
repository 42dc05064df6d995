import {FourPartError} from '@lexical-documentation/common';
import {expressionOf, importDefault} from '@lexical-documentation/common/build';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {deferredOf, EXAMPLES_ALIAS} from './example-modules';

const COMPONENT = 'LiveExample';
const NAME = /^[a-z0-9-]+$/;

/**
 * A remark plugin for `<LiveExample name="slash-menu" />` on pages. It imports the component and
 * the example where they're used, so pages without an example load neither.
 *
 * @throws FourPartError when it transforms a page on which the element doesn't name an example
 */
export function remarkLiveExamples() {
  return (tree: Root, file: VFile): void => {
    const examples: string[] = [];
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name !== COMPONENT) return;
      const variable = `liveExample${examples.length}`;
      examples.push(nameOf(element, file));
      element.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'example',
        value: expressionOf(variable),
      });
    });
    if (examples.length === 0) return;
    tree.children.unshift(
      importDefault(COMPONENT, '@theme/DeferredExample'),
      ...examples.map((name, index) =>
        importDefault(`liveExample${index}`, `${EXAMPLES_ALIAS}/${deferredOf(name)}`),
      ),
    );
  };
}

function nameOf({attributes, position}: MdxJsxFlowElement, file: VFile): string {
  const attribute = attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'name',
  );
  const name = attribute?.value;
  if (typeof name !== 'string' || !NAME.test(name)) {
    throw new FourPartError({
      what: `A <${COMPONENT}> does not say which example it shows.`,
      where: `${file.path}:${position?.start.line ?? 1}`,
      expected: `<${COMPONENT} name="plain-text-limit" />, with the name of a folder of examples/`,
      fix: 'Write the name as a plain string.',
    });
  }
  return name;
}
