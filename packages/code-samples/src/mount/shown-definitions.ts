import ts from 'typescript';

/** The node classes that a sample shows, as a module without side effects. */
export interface ShownDefinitions {
  /** TypeScript; has the exports of `MountableModule`. */
  readonly text: string;
  /** Names of the node classes, for counting. */
  readonly names: readonly string[];
}

const NODE_CLASS = /Node$/;

/**
 * Returns the node classes of a file with everything in it that they need, and without side
 * effects. Undefined if no class is shown.
 *
 * @param isShown - whether readers see a line, 0-based
 */
export function shownNodeClasses(
  text: string,
  isShown: (line: number) => boolean,
): ShownDefinitions | undefined {
  const file = ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.ES2023, true);
  const classes = file.statements
    .filter(ts.isClassDeclaration)
    .filter(isNodeClass)
    .filter((node) => isShown(lineOf(file, node)))
    .filter(({modifiers}) => !modifiers?.some(isAbstract));
  if (classes.length === 0) return undefined;
  const kept = statementsFor(classes, file);
  const nodes = classes.map(
    (node) =>
      `{klass: ${nameOf(node)}, args: [${argumentsFor(node, file).join(', ')}]}`,
  );
  return {
    text: [
      ...kept.map((statement) => statement.getText(file)),
      `export const shownNodes = [${nodes.join(', ')}];`,
      `export const shownStates = [${kept.flatMap(stateNames).join(', ')}];`,
      `export const unions = [${kept.flatMap(unionsIn).join(', ')}];`,
      `export const literals = [${[...new Set(kept.flatMap(literalsIn))].join(', ')}];`,
    ].join('\n'),
    names: classes.map(nameOf),
  };
}

function isNodeClass(node: ts.ClassDeclaration): boolean {
  const extended = node.heritageClauses?.find(
    ({token}) => token === ts.SyntaxKind.ExtendsKeyword,
  )?.types[0]?.expression;
  return node.name !== undefined && NODE_CLASS.test(extended?.getText() ?? '');
}

function isAbstract({kind}: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.AbstractKeyword;
}

/** The line on which a node starts, 0-based. */
export function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line;
}

function nameOf({name}: ts.ClassDeclaration): string {
  return name?.text ?? '';
}

/** The top-level statements that the classes need, including all imports, in order. */
function statementsFor(
  classes: readonly ts.Statement[],
  file: ts.SourceFile,
): ts.Statement[] {
  const byName = new Map(
    file.statements.flatMap((statement) =>
      declaredNames(statement).map((name) => [name, statement] as const),
    ),
  );
  const kept = new Set<ts.Statement>(classes);
  for (const statement of kept) {
    visitAll(statement, (node) => {
      const needed = ts.isIdentifier(node) ? byName.get(node.text) : undefined;
      if (needed) kept.add(needed);
    });
  }
  return file.statements.filter(
    (statement) => kept.has(statement) || ts.isImportDeclaration(statement),
  );
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({name}) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Names of the states that a statement creates. */
function stateNames(statement: ts.Statement): string[] {
  return ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
        .filter(({initializer}) => initializer?.getText().startsWith('createState('))
        .map(({name}) => name.getText())
    : [];
}

/** Strings and numbers in the code: values that its states may accept. */
function literalsIn(statement: ts.Statement): string[] {
  const found: string[] = [];
  if (ts.isImportDeclaration(statement)) return found;
  visitAll(statement, (node) => {
    if (ts.isStringLiteral(node) || ts.isNumericLiteral(node))
      found.push(node.getText());
  });
  return found;
}

/** Types with only a few values: what a field of such a type can change to. */
function unionsIn(statement: ts.Statement): string[] {
  const found: string[] = [];
  visitAll(statement, (node) => {
    if (ts.isUnionTypeNode(node) && node.types.every(ts.isLiteralTypeNode)) {
      found.push(`[${node.types.map((type) => type.getText()).join(', ')}]`);
    }
  });
  return found;
}

/** An argument for each parameter of the constructor, by its type. */
function argumentsFor(node: ts.ClassDeclaration, file: ts.SourceFile): string[] {
  const own = node.members.find(ts.isConstructorDeclaration);
  return (own?.parameters ?? []).map(({type, initializer, questionToken}) =>
    initializer || questionToken ? 'undefined' : valueFor(type, file),
  );
}

function valueFor(type: ts.TypeNode | undefined, file: ts.SourceFile): string {
  if (!type) return 'undefined';
  if (ts.isUnionTypeNode(type)) return valueFor(type.types[0], file);
  if (ts.isLiteralTypeNode(type)) return type.getText(file);
  const simple: Readonly<Record<string, string>> = {
    string: "'text'",
    number: '1',
    boolean: 'false',
    Date: 'new Date(0)',
  };
  const text = type.getText(file);
  const alias = file.statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({name}) => name.text === text);
  return alias ? valueFor(alias.type, file) : (simple[text] ?? 'undefined');
}

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    visitAll(child, visit);
  });
}
