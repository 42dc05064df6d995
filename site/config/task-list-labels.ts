import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Rehype plugin that names the boxes of Markdown's task lists for screen readers. */
export function taskListLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (element: Element) => {
      if (element.tagName === 'input' && element.properties['type'] === 'checkbox') {
        element.properties['ariaLabel'] = element.properties['checked']
          ? 'Done'
          : 'To do';
      }
    });
  };
}
