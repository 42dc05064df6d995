import ts from 'typescript';

import {nodesOf} from '../names';

/** A name that nothing declares, and how the code uses it. */
export interface MissingName {
  readonly name: string;
  /** Its first position in the text. */
  readonly position: number;
  /** Whether it's used as a type anywhere. */
  isType: boolean;
  /** Types that the code takes from it: `Types` of `Slate.Types`. */
  readonly members: Set<string>;
}

/** Generated code can use any number of names. */
const MOST = 500;

/** Finds the names that nothing declares, in the order of the text. */
export function missingNames(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): readonly MissingName[] {
  const found = new Map<string, MissingName>();
  for (const node of nodesOf(source)) {
    if (found.size >= MOST) break;
    if (!ts.isIdentifier(node) || !isUse(node) || isDeclared(node, checker)) continue;
    const missing = found.get(node.text) ?? {
      name: node.text,
      position: node.getStart(),
      isType: false,
      members: new Set(),
    };
    const {parent} = node;
    if (ts.isQualifiedName(parent)) missing.members.add(parent.right.text);
    if (isInType(node)) missing.isType = true;
    found.set(node.text, missing);
  }
  return [...found.values()];
}

function isDeclared(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const {parent} = node;
  if (node.text === 'undefined' || node.text === 'arguments') return true;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node);
  return symbol !== undefined && !isUnresolvedType(symbol);
}

/** The compiler makes a symbol without declarations for a type that it can't find. */
function isUnresolvedType({declarations, flags}: ts.Symbol): boolean {
  return declarations === undefined && (flags & ts.SymbolFlags.TypeAlias) !== 0;
}

/** Returns whether an identifier refers to something that has to be declared elsewhere. */
function isUse(node: ts.Identifier): boolean {
  const {parent} = node;
  if (node.text === '' || ts.isJSDoc(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === node;
  if (ts.isExportSpecifier(parent)) {
    return (
      !parent.parent.parent.moduleSpecifier &&
      (parent.propertyName ?? parent.name) === node
    );
  }
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (isTag(parent) && parent.tagName === node) return !/^[a-z]/.test(node.text);
  if (ts.isJsxAttribute(parent) || ts.isJsxNamespacedName(parent)) return false;
  if (ts.isMetaProperty(parent) || ts.isImportTypeNode(parent)) return false;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent))
    return false;
  if (ts.isImportClause(parent) || ts.isImportSpecifier(parent)) return false;
  if (ts.isNamespaceImport(parent) || ts.isNamedTupleMember(parent)) return false;
  return (parent as {name?: ts.Node}).name !== node;
}

function isTag(node: ts.Node): node is ts.JsxOpeningLikeElement | ts.JsxClosingElement {
  return ts.isJsxOpeningLikeElement(node) || ts.isJsxClosingElement(node);
}

function isInType(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    ts.isTypeReferenceNode(parent) ||
    ts.isQualifiedName(parent) ||
    (ts.isExpressionWithTypeArguments(parent) &&
      ts.isHeritageClause(parent.parent) &&
      (ts.isInterfaceDeclaration(parent.parent.parent) ||
        parent.parent.token === ts.SyntaxKind.ImplementsKeyword))
  );
}
