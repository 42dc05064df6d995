import ts from 'typescript';

/** Node.js has them as well. */
const NOT_OF_BROWSERS_ALONE = new Set(
  `AbortController AbortSignal Blob CompressionStream CustomEvent DecompressionStream Event EventTarget
  File FormData Headers MessageChannel ReadableStream Request Response TextDecoder TextEncoder
  TransformStream URL URLSearchParams WritableStream atob btoa clearInterval clearTimeout console
  crypto fetch performance queueMicrotask setInterval setTimeout structuredClone`.split(
    /\s+/,
  ),
);

/** Returns a test for expressions that read a global of browsers, such as `document`. */
export function createBrowserGlobals(program: ts.Program): (node: ts.Node) => boolean {
  const checker = program.getTypeChecker();
  const names = new Set(
    program
      .getSourceFiles()
      .filter(({fileName}) => isPlatform(fileName))
      .flatMap(({statements}) => statements.flatMap(globalNames))
      .filter((name) => !NOT_OF_BROWSERS_ALONE.has(name)),
  );
  return (node) =>
    ts.isIdentifier(node) &&
    names.has(node.text) &&
    isRead(node) &&
    checker
      .getSymbolAtLocation(node)
      ?.declarations?.some((declaration) =>
        isPlatform(declaration.getSourceFile().fileName),
      ) === true;
}

function isPlatform(file: string): boolean {
  return /\/lib\.dom(\.\w+)?\.d\.ts$/.test(file);
}

function globalNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({name}) => name.getText());
  }
  return ts.isFunctionDeclaration(statement) && statement.name
    ? [statement.name.text]
    : [];
}

/** `typeof document` and `.document` read no global. */
function isRead(node: ts.Identifier): boolean {
  const {parent} = node;
  return !(
    ts.isTypeOfExpression(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}
