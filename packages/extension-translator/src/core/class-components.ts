import ts from 'typescript';

import type {Rewrite} from './rewrite';

/** What a field of a class keeps, and why. */
export function fieldNote(names: readonly string[]): string {
  return `It depends on ${names.join(', ')} of the component. A field keeps the first extension, as LexicalComposer did: an extension that is created on each render builds a new editor, and the text that users typed is lost.`;
}

/** Whether a value belongs to an instance. */
export function usesThis(node: ts.Node): boolean {
  if (node.kind === ts.SyntaxKind.ThisKeyword) return true;
  // These have a `this` of their own.
  if (ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)) return false;
  return ts.forEachChild(node, usesThis) ?? false;
}

/** Adds a field that holds an extension. */
export function declareField(
  owner: ts.ClassLikeDeclaration,
  name: string,
  rewrite: Rewrite,
): void {
  const [first] = owner.members;
  if (!first) return;
  const isTyped = hasTypes(rewrite.source.file);
  if (isTyped) rewrite.use('type AnyLexicalExtension', 'lexical');
  const field = isTyped ? `private ${name}?: AnyLexicalExtension;` : `${name};`;
  rewrite.insert(first.getStart(), `${field}\n\n`);
}

/** Whether code is TypeScript, as far as it shows. */
function hasTypes(node: ts.Node): boolean {
  return (
    (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
    (ts.isExpressionWithTypeArguments(node) && node.typeArguments !== undefined) ||
    ts.isInterfaceDeclaration(node) ||
    (ts.forEachChild(node, hasTypes) ?? false)
  );
}
