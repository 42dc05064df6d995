import ts from 'typescript';

/** The fix for a type error about which nothing else is known. */
export function usualFix(node: ts.Node, checker: ts.TypeChecker): string {
  const expression = ts.findAncestor(node, ts.isExpression);
  const wanted = expression && checker.getContextualType(expression);
  if (!wanted || wanted.flags & ts.TypeFlags.Any) {
    return 'Change the value or the declared type so that they match.';
  }
  const literals = wanted.isUnion() ? wanted.types : [wanted];
  if (literals.length <= MOST && literals.every((each) => each.isStringLiteral())) {
    const values = literals.map((each) => `'${each.value}'`);
    return `Write ${values.join(' or ')} here.`;
  }
  return `Pass a value of type ${checker.typeToString(wanted)}: convert the value, or change its declaration.`;
}

const MOST = 6;
