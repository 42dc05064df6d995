import ts from 'typescript';

import {nodesOf} from '../names';
import {type Ancestry, ancestry, lineHas, memberOf} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Rule} from './rule';

const BLOCK =
  /createElement\(\s*['"](?:div|figure|section|article|aside|hr|table|video|iframe|details)['"]/;

const WITHIN_LINE =
  /createElement\(\s*['"](?:span|mark|a|b|i|u|s|em|strong|code|kbd|abbr|cite|q|small|sub|sup|label)['"]/;

/** Nodes whose element is a block while the editor takes them for a part of a line, or the other way round. */
export const blockDecorators: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      const line = ts.isClassLike(node) ? ancestry(node, checker) : undefined;
      if (!line || !ts.isClassLike(node) || says(line)) continue;
      const create = memberOf(node, 'createDOM');
      const name = node.name?.text ?? 'the class';
      const [reason, fix] = (create && ofElement(create.getText(), line.base)) ?? [];
      if (!create || reason === undefined || fix === undefined) continue;
      yield {
        ...nodeClassRemark(
          create.name ?? create,
          `${name} ${reason}`,
          fix,
          'nodes#show-a-component',
        ),
        isHint: true,
      };
    }
  }
};

/** Whether a class says itself where its nodes belong. */
function says(line: Ancestry): boolean {
  return ['isInline', 'isParentRequired', 'isShadowRoot'].some((member) =>
    lineHas(line, member),
  );
}

function ofElement(
  create: string,
  base: string,
): readonly [reason: string, fix: string] | undefined {
  if (base === 'DecoratorNode' && BLOCK.test(create)) {
    return [
      'has the element of a block, but a DecoratorNode is inline unless it says otherwise, so Lexical puts it into a paragraph, and a block inside a paragraph breaks the page.',
      'If it stands on a line of its own, implement isInline() { return false; }. If it belongs into a line, create a span.',
    ];
  }
  return base === 'ElementNode' && WITHIN_LINE.test(create) && !BLOCK.test(create)
    ? [
        'has the element of a part of a line, but an ElementNode is a block unless it says otherwise, so Lexical never keeps it in a line with text.',
        'If it stands within a line, implement isInline() { return true; }. If it is a line of its own, create a p or a div.',
      ]
    : undefined;
}
