import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import type {TextOptions} from '../options';
import type {Page} from '../page';
import {placeOf, type Problem} from '../problem';

/** Tabs that remember a choice across pages have the same tabs everywhere, in the same order. */
export function checkTabs(page: Page, {tabGroups}: TextOptions): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (tabs: MdxJsxFlowElement) => {
    const group = tabs.name === 'Tabs' ? attributeOf(tabs, 'groupId') : undefined;
    if (group === undefined) {
      return;
    }
    const expected = (tabGroups[group] ?? []).map(
      ({value, label}) => `${value}: ${label}`,
    );
    const own = tabs.children
      .filter((child) => child.type === 'mdxJsxFlowElement' && child.name === 'TabItem')
      .map((item) => item as MdxJsxFlowElement)
      .map((item) => `${attributeOf(item, 'value')}: ${attributeOf(item, 'label')}`);
    const usual = expected.filter((tab) => own.includes(tab));
    if (own.join() !== usual.join()) {
      problems.push({
        what: `The tabs of the group "${group}" are ${own.join(', ')}.`,
        where: placeOf(page, tabs.position?.start.offset ?? 0),
        expected:
          expected.length > 0
            ? `some of ${expected.join(', ')}, in this order`
            : `one of the groups ${Object.keys(tabGroups).join(', ')}`,
        fix: 'Correct the values and labels, because a reader’s choice applies to all pages.',
      });
    }
  });
  return problems;
}

function attributeOf(element: MdxJsxFlowElement, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}
