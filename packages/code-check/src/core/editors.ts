import ts from 'typescript';

import {calledName, nameOf, nodesOf, unwrapped} from './names';

/** A place where code configures an editor. */
export interface EditorConfig {
  readonly kind: 'composer' | 'createEditor' | 'headless';
  /** The attribute or the call. */
  readonly node: ts.Node;
  /** Absent if the object can't be determined from the code. */
  readonly literal: ts.ObjectLiteralExpression | undefined;
}

/** The `initialConfig` of each composer, and the argument of each `createEditor`. */
export function* configsOf(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): Generator<EditorConfig> {
  for (const node of nodesOf(source)) {
    if (ts.isCallExpression(node)) {
      const called = calledName(node) ?? '';
      if (!/^(?:createEditor|createHeadlessEditor)$/.test(called)) continue;
      if (!/^@?lexical/.test(nameOf(node.expression, checker) ?? '')) continue;
      const kind = called === 'createEditor' ? 'createEditor' : 'headless';
      yield {kind, node, literal: literalOf(node.arguments[0], checker)};
    } else if (ts.isJsxAttribute(node) && node.name.getText() === 'initialConfig') {
      const value = attributeValue(node);
      yield {kind: 'composer', node, literal: literalOf(value, checker)};
    } else if (ts.isVariableDeclaration(node) && isUnusedConfig(node, source)) {
      yield {kind: 'composer', node, literal: node.initializer};
    }
  }
}

type Config = ts.VariableDeclaration & {
  readonly initializer: ts.ObjectLiteralExpression;
};

/** A configuration without a composer, as in questions: nothing in the code uses it. */
function isUnusedConfig(
  node: ts.VariableDeclaration,
  source: ts.SourceFile,
): node is Config {
  const {name, initializer} = node;
  if (!initializer || !ts.isObjectLiteralExpression(initializer)) return false;
  const has = (property: string): boolean =>
    initializer.properties.some((each) => each.name?.getText() === property);
  const isConfig = has('namespace') && (has('nodes') || has('theme') || has('onError'));
  return (
    isConfig &&
    [...nodesOf(source)].every(
      (each) => !ts.isIdentifier(each) || each === name || each.text !== name.getText(),
    )
  );
}

/** The expression in an attribute's braces. */
export function attributeValue({
  initializer,
}: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer)
    ? initializer.expression
    : undefined;
}

/** The object that an expression refers to, also through a variable or `useMemo`. */
function literalOf(
  value: ts.Expression | undefined,
  checker: ts.TypeChecker,
): ts.ObjectLiteralExpression | undefined {
  const plain = value && valueOf(value, checker);
  if (!plain) return undefined;
  if (ts.isObjectLiteralExpression(plain)) return plain;
  const made = memoized(plain);
  return made && ts.isObjectLiteralExpression(made) ? made : undefined;
}

/** What the function of a `useMemo` returns. */
function memoized(node: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || calledName(node) !== 'useMemo') return undefined;
  const [make] = node.arguments;
  if (!make || !ts.isArrowFunction(make)) return undefined;
  if (!ts.isBlock(make.body)) return unwrapped(make.body);
  const last = make.body.statements.at(-1);
  return last && ts.isReturnStatement(last) && last.expression
    ? unwrapped(last.expression)
    : undefined;
}

/** The initializer of a name, or the expression itself. */
export function valueOf(
  node: ts.Expression,
  checker: ts.TypeChecker,
): ts.Expression | undefined {
  const plain = unwrapped(node);
  if (!ts.isIdentifier(plain)) return plain;
  const symbol = checker.getSymbolAtLocation(plain);
  const named = ts.isShorthandPropertyAssignment(plain.parent)
    ? checker.getShorthandAssignmentValueSymbol(plain.parent)
    : symbol;
  const declaration = named?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? unwrapped(declaration.initializer)
    : undefined;
}

/** The values that the configurations in a file have for a property, also through variables. */
export function* configuredValues(
  source: ts.SourceFile,
  property: string,
  checker: ts.TypeChecker,
): Generator<ts.Expression> {
  for (const {literal} of configsOf(source, checker)) {
    const given = literal && propertyOf(literal, property);
    const value = given && valueOf(given, checker);
    if (value) yield value;
  }
}

/** Returns whether an expression, or the initializer of its name, calls one of these functions. */
export function isResultOf(
  functions: RegExp,
  node: ts.Expression,
  checker: ts.TypeChecker,
): boolean {
  const made = valueOf(node, checker);
  return (
    made !== undefined &&
    ts.isCallExpression(made) &&
    functions.test(nameOf(made.expression, checker) ?? '')
  );
}

/** The value of a property of an object, as written in the code. */
export function propertyOf(
  literal: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  const property = literal.properties.find((each) => each.name?.getText() === name);
  if (!property) return undefined;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}
