import ts from 'typescript';

import {nodesOf} from '../names';
import {ancestry, lineHas, memberOf} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Rule} from './rule';

const BLOCK =
  /createElement\(\s*['"](?:div|figure|section|article|aside|hr|table|video|iframe|details)['"]/;

/** Decorators whose element is a block, while the editor takes them for a part of a line. */
export const blockDecorators: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      const line = ts.isClassLike(node) ? ancestry(node, checker) : undefined;
      if (!line || !ts.isClassLike(node) || line.base !== 'DecoratorNode') continue;
      const create = memberOf(node, 'createDOM');
      if (!create || !BLOCK.test(create.getText())) continue;
      if (lineHas(line, 'isInline')) continue;
      const name = node.name?.text ?? 'the class';
      yield {
        ...nodeClassRemark(
          create.name ?? create,
          `${name} has the element of a block, but a DecoratorNode is inline unless it says otherwise, so Lexical puts it into a paragraph, and a block inside a paragraph breaks the page.`,
          'If it stands on a line of its own, implement isInline() { return false; }. If it belongs into a line, create a span.',
          'nodes#show-a-component',
        ),
        isHint: true,
      };
    }
  }
};
