import ts from 'typescript';

/** Why a part of a function may be left out when the function runs. */
export interface Condition {
  /** What decides; nothing where a loop, a `case` or a `try` does. */
  readonly test?: ts.Expression;
  /** Whether the part runs when the test fails. */
  readonly isOtherwise: boolean;
}

/** Returns all that decides whether a part of a function runs, from the inside out. */
export function conditionsOf(part: ts.Node, owner: ts.Node): Condition[] {
  const conditions: Condition[] = [];
  let child = part;
  for (let node = part.parent; child !== owner; child = node, node = node.parent) {
    const condition = conditionAt(child, node);
    if (condition) {
      conditions.push(condition);
    }
    if (ts.isBlock(node)) {
      conditions.push(...exitsBefore(child, node));
    }
  }
  return conditions;
}

function conditionAt(child: ts.Node, parent: ts.Node): Condition | undefined {
  if (ts.isIfStatement(parent) && child !== parent.expression) {
    return {test: parent.expression, isOtherwise: child === parent.elseStatement};
  }
  if (ts.isConditionalExpression(parent) && child !== parent.condition) {
    return {test: parent.condition, isOtherwise: child === parent.whenFalse};
  }
  if (ts.isBinaryExpression(parent) && child === parent.right) {
    return shortCircuit(parent);
  }
  const isLeftOut =
    (ts.isIterationStatement(parent, false) && child === parent.statement) ||
    (ts.isForStatement(parent) && child === parent.incrementor) ||
    (ts.isTryStatement(parent) && parent.catchClause && child === parent.tryBlock) ||
    ts.isCaseOrDefaultClause(parent) ||
    ts.isCatchClause(parent) ||
    (ts.isCallExpression(parent) &&
      ts.isCallChain(parent) &&
      child !== parent.expression);
  return isLeftOut ? {isOtherwise: false} : undefined;
}

function shortCircuit({
  left,
  operatorToken,
}: ts.BinaryExpression): Condition | undefined {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
    case ts.SyntaxKind.AmpersandAmpersandEqualsToken:
      return {test: left, isOtherwise: false};
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.BarBarEqualsToken:
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.QuestionQuestionEqualsToken:
      return {test: left, isOtherwise: true};
    default:
      return undefined;
  }
}

/** What follows `if (…) return;` runs when the test fails. */
function exitsBefore(child: ts.Node, block: ts.Block): Condition[] {
  const index = block.statements.indexOf(child as ts.Statement);
  return block.statements
    .slice(0, index)
    .filter(leaves)
    .map((statement) =>
      ts.isIfStatement(statement)
        ? {test: statement.expression, isOtherwise: true}
        : {isOtherwise: false},
    );
}

/** Whether a statement may end the function or the loop around it. */
function leaves(node: ts.Node): boolean {
  return (
    ts.isReturnStatement(node) ||
    ts.isBreakStatement(node) ||
    ts.isContinueStatement(node) ||
    (!ts.isFunctionLike(node) && ts.forEachChild(node, leaves) === true)
  );
}
