import ts from 'typescript';

/** Code that can be translated, with the ways to look at it. */
export interface Source {
  readonly file: ts.SourceFile;
  readonly text: string;
}

export type FunctionNode =
  ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/**
 * Parses TypeScript with JSX.
 *
 * @throws Error with the line, when the code has a mistake in its syntax
 */
export function parseSource(text: string): Source {
  const file = ts.createSourceFile(
    'code.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  // The parser keeps its findings there, without a public name.
  const {parseDiagnostics} = file as unknown as {
    parseDiagnostics: readonly ts.DiagnosticWithLocation[];
  };
  const [first] = parseDiagnostics;
  if (first) {
    const {line} = file.getLineAndCharacterOfPosition(first.start);
    const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
    throw new Error(
      `Line ${line + 1}: ${message} Paste whole statements of TypeScript or JSX, and correct this one.`,
    );
  }
  return {file, text};
}

/** Returns all nodes below one for which the test holds, outermost first. */
export function findAll<Found extends ts.Node>(
  root: ts.Node,
  test: (node: ts.Node) => node is Found,
): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return found;
}

export function isFunctionNode(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node)
  );
}

/** The method of a class that a node is in, not through a function of its own. */
export function methodAround(node: ts.Node): ts.MethodDeclaration | undefined {
  const around = ts.findAncestor(
    node.parent,
    (each): each is FunctionNode | ts.MethodDeclaration =>
      isFunctionNode(each) || ts.isMethodDeclaration(each),
  );
  return around && ts.isMethodDeclaration(around) && ts.isClassLike(around.parent)
    ? around
    : undefined;
}

/** Returns the function around a node, if there is one. */
export function functionAround(node: ts.Node): FunctionNode | undefined {
  return ts.findAncestor(node.parent, isFunctionNode);
}

/** Returns the statement at the top of the file that contains a node. */
export function topStatementOf(node: ts.Node): ts.Node {
  return ts.findAncestor(node, ({parent}) => ts.isSourceFile(parent)) ?? node;
}

/** Returns an expression without parentheses and type assertions. */
export function bare(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
    ? bare(expression.expression)
    : expression;
}

/** Returns the name of a component or a function, also if a constant holds it. */
export function nameOfFunction(node: FunctionNode): string | undefined {
  if (node.name) return node.name.text;
  const {parent} = node;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
    ? parent.name.text
    : undefined;
}

/** Returns the variable at the top of the file with a name. */
export function topVariable(
  {file}: Source,
  name: string,
): ts.VariableDeclaration | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText(file) === name);
}

/** Tells whether a statement is exported. */
export function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** Returns the identifiers that are read as values or types, property names left out. */
export function referencesIn(node: ts.Node): ts.Identifier[] {
  const all = findAll(node, ts.isIdentifier);
  if (ts.isIdentifier(node)) all.push(node);
  return all.filter(isReference);
}

function isReference(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isJsxAttribute(parent)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.name !== node;
  if (ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) return false;
  return !(ts.isBindingElement(parent) && parent.propertyName === node);
}

/** Returns names that a node uses and that functions around it declare. */
export function localsIn(node: ts.Node): string[] {
  const inside = namesDeclaredIn(node);
  const outside = new Set<string>();
  for (let around = functionAround(node); around; around = functionAround(around)) {
    for (const name of namesDeclaredIn(around)) outside.add(name);
  }
  const method = methodAround(node);
  for (const name of method ? namesDeclaredIn(method) : []) outside.add(name);
  const used = referencesIn(node).map(({text}) => text);
  return [...new Set(used)].filter((name) => outside.has(name) && !inside.has(name));
}

function namesDeclaredIn(node: ts.Node): Set<string> {
  const names = findAll(
    node,
    (
      each,
    ): each is ts.ParameterDeclaration | ts.VariableDeclaration | ts.BindingElement =>
      ts.isParameter(each) ||
      ts.isVariableDeclaration(each) ||
      ts.isBindingElement(each),
  ).flatMap(({name}) => (ts.isIdentifier(name) ? [name.text] : []));
  const functions = findAll(node, ts.isFunctionDeclaration).flatMap(({name}) =>
    name ? [name.text] : [],
  );
  return new Set([...names, ...functions]);
}

/** Returns the statement of a variable that declares nothing else. */
export function statementOfOnly({
  parent,
}: ts.VariableDeclaration): ts.VariableStatement | undefined {
  return ts.isVariableDeclarationList(parent) &&
    parent.declarations.length === 1 &&
    ts.isVariableStatement(parent.parent)
    ? parent.parent
    : undefined;
}
