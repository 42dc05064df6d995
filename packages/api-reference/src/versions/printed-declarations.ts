import ts from 'typescript';

/** What the readers of one release share. */
export interface Reading {
  readonly checker: ts.TypeChecker;
  /** Absolute folders of the packages that are read. */
  readonly roots: readonly string[];
}

const printer = ts.createPrinter({removeComments: true});
const TRANSPARENT = new Set(['Omit', 'Partial', 'Pick', 'Readonly', 'Required']);

/** Returns whether a declaration belongs to the packages, and not to React or the browser. */
export function isOurs(node: ts.Node, {roots}: Reading): boolean {
  const {fileName} = node.getSourceFile();
  return roots.some((root) => fileName.startsWith(`${root}/`));
}

/**
 * Returns code on one line, without what differs between two runs of the compiler.
 *
 * @param hidden - literal types to print as `{…}`, because their members are separate facts
 */
export function printed(
  node: ts.Node,
  hidden: readonly ts.TypeLiteralNode[] = [],
): string {
  const {transformed} = ts.transform(node, [alike(hidden)]);
  const text = printer.printNode(
    ts.EmitHint.Unspecified,
    transformed[0] ?? node,
    node.getSourceFile(),
  );
  return text
    .replace(/"([^"'\\\n]*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/[;,](?= ?[}\])])/g, '')
    .replace(/;$/, '')
    .replace(/([([]) | (?=[)\]])/g, '$1')
    .replace(/([=:(<]) ?\| /g, '$1 ')
    .replace(/([(<]) /g, '$1')
    .trim();
}

/** Returns the type parameters, parameters and return type of a callable. */
export function printedType(node: ts.SignatureDeclaration): string {
  const generics = node.typeParameters?.map((one) => printed(one)).join(', ');
  const parameters = node.parameters.map((one) => printedParameter(one)).join(', ');
  const result = node.type ? `: ${printed(node.type)}` : '';
  return `${generics ? `<${generics}>` : ''}(${parameters})${result}`;
}

/** The name of a parameter; a destructured one is named after its content. */
export function parameterName({name, parent}: ts.ParameterDeclaration): string {
  if (ts.isIdentifier(name)) return name.text;
  const owner = parent.name;
  return owner && ts.isIdentifier(owner) && /^[A-Z]/.test(owner.text)
    ? 'props'
    : 'options';
}

/** Returns the object literal types in a type, including those in an intersection. */
export function literalsIn(type: ts.TypeNode): readonly ts.TypeLiteralNode[] {
  if (ts.isTypeLiteralNode(type)) return [type];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(literalsIn);
  return isTransparent(type) ? (type.typeArguments ?? []).flatMap(literalsIn) : [];
}

/** Returns whether a type has the members of its argument, like `Readonly<…>`. */
export function isTransparent(type: ts.TypeNode): type is ts.TypeReferenceNode {
  return ts.isTypeReferenceNode(type) && TRANSPARENT.has(type.typeName.getText());
}

function printedParameter(node: ts.ParameterDeclaration): string {
  const shown = node.type ? printed(node.type, literalsIn(node.type)) : 'any';
  const dots = node.dotDotDotToken ? '...' : '';
  return `${dots}${parameterName(node)}${node.questionToken ? '?' : ''}: ${shown}`;
}

/**
 * Writes `Array<T>` as `T[]`, `import('x').T` as `T`, because releases differ in how they write
 * types.
 */
function alike(hidden: readonly ts.TypeLiteralNode[]): ts.TransformerFactory<ts.Node> {
  return (context) => {
    const {factory} = context;
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isTypeLiteralNode(node) && hidden.includes(node)) {
        return factory.createTypeReferenceNode('{…}');
      }
      const seen = ts.visitEachChild(node, visit, context);
      if (ts.isImportTypeNode(seen) && seen.qualifier && !seen.isTypeOf) {
        return factory.createTypeReferenceNode(seen.qualifier, seen.typeArguments);
      }
      const [element, second] = typeArgumentsOf(seen);
      if (!element || second || !ts.isTypeReferenceNode(seen)) return seen;
      const name = ts.isIdentifier(seen.typeName) ? seen.typeName.text : '';
      if (name !== 'Array' && name !== 'ReadonlyArray') return seen;
      const array = factory.createArrayTypeNode(element);
      return name === 'Array'
        ? array
        : factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, array);
    };
    return (node) => visit(node);
  };
}

function typeArgumentsOf(node: ts.Node): readonly ts.TypeNode[] {
  return ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
}
