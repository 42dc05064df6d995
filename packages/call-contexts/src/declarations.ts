import ts from 'typescript';

/** Returns the symbol behind imports and re-exports. */
export function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** The functions that run when a declared name is called, `new`ed or read. */
export function functionsOf(declaration: ts.Node): ts.FunctionLikeDeclaration[] {
  if (isImplemented(declaration)) {
    return [declaration];
  }
  const value =
    ts.isVariableDeclaration(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isPropertyAssignment(declaration)
      ? declaration.initializer
      : undefined;
  const inner = value && unwrapped(value);
  return inner ? functionValues(inner) : [];
}

/** Another name, and wrappers such as `forwardRef(…)` around a function change nothing. */
function functionValues(value: ts.Expression): ts.FunctionLikeDeclaration[] {
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
    return [value];
  }
  if (ts.isIdentifier(value)) {
    return value
      .getSourceFile()
      .statements.filter(ts.isFunctionDeclaration)
      .filter(({name, body}) => name?.text === value.text && body !== undefined);
  }
  return ts.isCallExpression(value) &&
    /(^|\.)(forwardRef|memo)$/.test(value.expression.getText())
    ? value.arguments.slice(0, 1).map(unwrapped).flatMap(functionValues)
    : [];
}

export function unwrapped(value: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(value) ||
    ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value) ||
    ts.isNonNullExpression(value)
    ? unwrapped(value.expression)
    : value;
}

/** `package#name` or `package#Class.member`; nothing for what no package declares by name. */
export function qualifiedName(declaration: ts.Node): string | undefined {
  const file = declaration.getSourceFile().fileName;
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  const name = ts.isConstructorDeclaration(declaration)
    ? 'constructor'
    : nameOf(declaration);
  if (packageName === undefined || name === undefined) {
    return undefined;
  }
  const owner = declaration.parent as ts.Node | undefined;
  const isMember = owner && (ts.isClassLike(owner) || ts.isInterfaceDeclaration(owner));
  return `${packageName}#${isMember ? `${owner.name?.text ?? ''}.` : ''}${name}`;
}

function nameOf(declaration: ts.Node): string | undefined {
  const {name} = declaration as ts.NamedDeclaration;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name))
    ? name.text
    : undefined;
}

/** Whether a node is a function with a body. */
export function isImplemented(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return (
    (ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isConstructorDeclaration(node) ||
      ts.isAccessor(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node)) &&
    node.body !== undefined
  );
}
