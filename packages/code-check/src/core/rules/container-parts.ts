import ts from 'typescript';

import {calledName, nameOf, nodesOf, unwrapped} from '../names';
import {shortened} from '../shortened';
import type {Remark, Rule, RuleContext} from './rule';

const ADDS = /^lexical#ElementNode\.(?:append|splice)$/;

/** What a container of the table holds, and what to write for what it doesn't. */
interface Container {
  readonly holds: string;
  readonly wrong: RegExp;
  /** What becomes of it. */
  readonly fate: string;
  readonly fix: (part: string) => string;
}

const CONTAINERS: Readonly<Record<string, Container>> = {
  TableNode: {
    holds: 'rows',
    wrong: /^(?:TableCellNode|ParagraphNode|TextNode)$/,
    fate: 'which the transforms of TablePlugin and TableExtension remove',
    fix: () =>
      'Put the cells into a row: table.append($createTableRowNode().append(cell)). $createTableNodeWithDimensions(rows, columns) makes a whole table.',
  },
  TableRowNode: {
    holds: 'cells',
    wrong: /^(?:ParagraphNode|TextNode|HeadingNode|TableRowNode)$/,
    fate: 'which the transforms of TablePlugin and TableExtension remove',
    fix: (part) =>
      `Put it into a cell: row.append($createTableCellNode().append(${part})).`,
  },
  TableCellNode: {
    holds: 'blocks',
    wrong: /^(?:TextNode|LineBreakNode|LinkNode)$/,
    fate: 'so Enter has no block to split, and block formats find none',
    fix: (part) =>
      `Put it into a paragraph: cell.append($createParagraphNode().append(${part})).`,
  },
};

/** Parts of tables that are on another level than the table keeps them. */
export const containerParts: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const remark = ts.isCallExpression(node)
        ? (ofCall(node, context) ?? ofEmpty(node, context))
        : undefined;
      if (remark) yield remark;
    }
  }
};

function ofCall(call: ts.CallExpression, {checker}: RuleContext): Remark | undefined {
  const callee = unwrapped(call.expression);
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  if (!ADDS.test(nameOf(callee, checker) ?? '')) return undefined;
  const nameOfType = (node: ts.Node): string =>
    checker.typeToString(checker.getTypeAtLocation(node));
  const holder = nameOfType(callee.expression);
  const container = Object.hasOwn(CONTAINERS, holder) ? CONTAINERS[holder] : undefined;
  const part = call.arguments.find((each) => container?.wrong.test(nameOfType(each)));
  if (!container || !part) return undefined;
  const text = part.getText();
  return {
    rule: 'text-in-root',
    node: part,
    reason: `A ${holder} holds ${container.holds}, but this is a ${nameOfType(part)}, ${container.fate}.`,
    fix: container.fix(shortened(text)),
    link: '/docs/guides/tables',
    // Text directly in a cell is shown all the same.
    isHint: holder === 'TableCellNode',
  };
}

const INSERTS =
  /^lexical#(?:\$insertNodes|ElementNode\.append|\w+Selection\.insertNodes)$/;
/** Elements that are never empty in a document, with what belongs in them. */
const NEVER_EMPTY: Readonly<Record<string, string>> = {
  $createAutoLinkNode: '$createTextNode(text)',
  $createLinkNode: '$createTextNode(text)',
  $createListNode: '$createListItemNode().append($createTextNode(text))',
};

/** A new link or list that is inserted without anything in it. */
function ofEmpty(call: ts.CallExpression, {checker}: RuleContext): Remark | undefined {
  if (!INSERTS.test(nameOf(call.expression, checker) ?? '')) return undefined;
  const parts = call.arguments.flatMap((each): readonly ts.Expression[] =>
    ts.isArrayLiteralExpression(each) ? each.elements : [each],
  );
  for (const part of parts) {
    if (!ts.isCallExpression(part)) continue;
    const maker = calledName(part) ?? '';
    const child = Object.hasOwn(NEVER_EMPTY, maker) ? NEVER_EMPTY[maker] : undefined;
    if (child === undefined || nameOf(part.expression, checker) === undefined) continue;
    const text = part.getText();
    return {
      rule: 'text-in-root',
      node: part,
      reason: `This ${checker.typeToString(checker.getTypeAtLocation(part))} has no children, so there is nothing to see, and nothing to put the caret into.`,
      fix: `Append its content: ${shortened(text, `${maker}(…)`)}.append(${child}).`,
      link: '/docs/concepts/nodes',
      // Something may be put into it later.
      isHint: true,
    };
  }
  return undefined;
}
