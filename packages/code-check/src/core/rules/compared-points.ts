import ts from 'typescript';

import {nodesOf, unwrapped} from '../names';
import type {Remark, Rule} from './rule';

const EQUALS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);
/** Each selection has its own objects of these types. */
const POINT = /^(?:PointType|TextPoint|ElementPoint|Text\w*Point\w*)$/;

/** `selection.anchor === selection.focus`, which are two objects even at the same place. */
export const comparedPoints: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      const remark = ts.isBinaryExpression(node) && ofComparison(node, checker);
      if (remark) yield remark;
    }
  }
};

function ofComparison(
  {left, right, operatorToken}: ts.BinaryExpression,
  checker: ts.TypeChecker,
): Remark | undefined {
  if (!EQUALS.has(operatorToken.kind)) return undefined;
  if (![left, right].every((side) => isPointOfSelection(side, checker)))
    return undefined;
  const not = operatorToken.getText().startsWith('!') ? '!' : '';
  return {
    rule: 'selection',
    node: left,
    reason: `${left.getText()} and ${right.getText()} are two objects, even at the same place, so this comparison always has the same result.`,
    fix: `Compare the places: ${not}${left.getText()}.is(${right.getText()}). To find out whether a selection is a caret, call selection.isCollapsed().`,
    link: '/docs/concepts/selection',
  };
}

/** A variable may contain the very point with which it is compared; two properties don't. */
function isPointOfSelection(side: ts.Expression, checker: ts.TypeChecker): boolean {
  return (
    ts.isPropertyAccessExpression(unwrapped(side)) &&
    POINT.test(checker.typeToString(checker.getTypeAtLocation(side)))
  );
}
