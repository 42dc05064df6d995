import ts from 'typescript';

/** Skips parentheses, `as`, `satisfies` and `!`. */
export function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;
}

/** The symbol that an expression refers to, through imports. */
export function symbolOf(
  node: ts.Node,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** The package whose declarations contain a node. */
export function packageOf(node: ts.Node): string | undefined {
  return /^\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(
    node.getSourceFile().fileName,
  )?.[1];
}

/** Whether a package of Lexical declares a symbol. */
export function isOfLexical(symbol: ts.Symbol | undefined): boolean {
  return (symbol?.declarations ?? []).some((declaration) =>
    /^@?lexical\b/.test(packageOf(declaration) ?? ''),
  );
}

/** `package#name`, or `package#Class.member`, of a package's declaration. */
export function qualifiedName(declaration: ts.Declaration): string | undefined {
  const owner = packageOf(declaration);
  const name = ts.getNameOfDeclaration(declaration)?.getText();
  if (owner === undefined || name === undefined) return undefined;
  const {parent} = declaration;
  return ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent)
    ? `${owner}#${parent.name?.text ?? ''}.${name}`
    : `${owner}#${name}`;
}

/** The qualified name of an expression, if a package declares it. */
export function nameOf(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  const declaration = symbolOf(node, checker)?.declarations?.[0];
  return declaration ? qualifiedName(declaration) : assumedName(node, checker);
}

const EDITOR_METHOD =
  /^(?:register(?:Command|UpdateListener|NodeTransform|MutationListener|RootListener|DecoratorListener|TextContentListener|EditableListener)|dispatchCommand|update|read|(?:get|set|parse)EditorState|(?:get|set)RootElement|getElementByKey|setEditable|isEditable|focus|blur)$/;

/**
 * A method of an untyped editor, such as a parameter in JavaScript, which is recognized by its
 * name.
 */
function assumedName(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const {name, expression} = node;
  return EDITOR_METHOD.test(name.text) &&
    isUntypedEditor(unwrapped(expression), checker)
    ? `lexical#LexicalEditor.${name.text}`
    : undefined;
}

/** Returns whether an untyped value has the name of a Lexical editor. */
export function isUntypedEditor(node: ts.Node, checker: ts.TypeChecker): boolean {
  return (
    ts.isIdentifier(node) &&
    node.text === 'editor' &&
    (checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) !== 0 &&
    /\blexical\b|_COMMAND\b/.test(node.getSourceFile().text)
  );
}

/** The called name, as written in the code: `append` of `$getRoot().append`. */
export function calledName(
  call: ts.CallExpression | ts.NewExpression,
): string | undefined {
  const callee = unwrapped(call.expression);
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : undefined;
}

/** The name in a call, where findings about the call are shown. */
export function calleeOf({expression}: ts.CallExpression): ts.Node {
  const callee = unwrapped(expression);
  return ts.isPropertyAccessExpression(callee) ? callee.name : callee;
}

export type FieldAssignment = ts.BinaryExpression & {
  readonly left: ts.PropertyAccessExpression;
};

/** Returns whether a node sets a property of an object: `node.name = value`. */
export function isFieldAssignment(node: ts.Node): node is FieldAssignment {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left)
  );
}

/** A node and all its descendants, in the order of the text. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    const children: ts.Node[] = [];
    ts.forEachChild(next, (child) => void children.push(child));
    open.push(...children.reverse());
  }
}

/** The smallest node at a position. */
export function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  for (let next: ts.Node | undefined = source; next;) {
    found = next;
    next = ts.forEachChild(found, (child) =>
      child.pos <= position &&
      position < child.end &&
      child.getStart(source) <= position
        ? child
        : undefined,
    );
  }
  return found;
}

/** Returns whether a type is a class that `lexical` declares with this name, or a subclass. */
export function isOfClass(
  type: ts.Type,
  name: string,
  checker: ts.TypeChecker,
): boolean {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.some((part) => {
    const declaration = part.getSymbol()?.declarations?.[0];
    if (!declaration) return false;
    if (qualifiedName(declaration) === `lexical#${name}`) return true;
    const own = part.isClassOrInterface() ? part : targetOf(part);
    const bases = own ? checker.getBaseTypes(own) : [];
    return bases.some((base) => isOfClass(base, name, checker));
  });
}

/** The class of a type with arguments, such as `DecoratorNode<JSX.Element>`. */
function targetOf(type: ts.Type): ts.InterfaceType | undefined {
  const {target} = type as Partial<ts.TypeReference>;
  return target?.isClassOrInterface() ? target : undefined;
}
