import ts from 'typescript';

import {nodesOf} from '../names';

const TYPE_MODIFIERS = new Set([
  ts.SyntaxKind.AbstractKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
]);

/** Returns whether a file has syntax that only TypeScript has. */
export function hasTypeSyntax(source: ts.SourceFile): boolean {
  for (const node of nodesOf(source)) {
    if (isTypeSyntax(node)) return true;
  }
  return false;
}

function isTypeSyntax(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) return node.typeArguments !== undefined;
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  if (ts.isImportClause(node)) return node.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return node.isTypeOnly;
  if (ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
    return node.questionToken !== undefined;
  }
  return (
    ts.isTypeNode(node) ||
    TYPE_MODIFIERS.has(node.kind as never) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isNonNullExpression(node) ||
    ts.isMethodSignature(node) ||
    ts.isTypeParameterDeclaration(node)
  );
}
