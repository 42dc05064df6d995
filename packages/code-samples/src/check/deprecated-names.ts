import ts from 'typescript';

/** A deprecated name in a file, and its position. */
export interface DeprecatedName {
  readonly name: string;
  /** The package's text, such as the successor; can be empty. */
  readonly advice: string;
  /** Offset in the file. */
  readonly start: number;
}

const SAYS_SO = /deprecated/i;

/**
 * Returns the deprecated names that a file uses, without duplicates. A file with the word
 * "deprecated" in a comment shows them on purpose.
 */
export function deprecatedNames(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): DeprecatedName[] {
  if (commentsOf(file).some((comment) => SAYS_SO.test(comment))) {
    return [];
  }
  const found = new Map<string, DeprecatedName>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !found.has(node.text) && !isDeclared(node)) {
      const tag = deprecationOf(node, checker);
      if (tag) {
        const advice = ts.getTextOfJSDocComment(tag.comment) ?? '';
        found.set(node.text, {name: node.text, advice, start: node.getStart(file)});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

function commentsOf(file: ts.SourceFile): string[] {
  const {text, languageVariant} = file;
  const scanner = ts.createScanner(file.languageVersion, false, languageVariant, text);
  const comments: string[] = [];
  for (
    let kind = scanner.scan();
    kind !== ts.SyntaxKind.EndOfFileToken;
    kind = scanner.scan()
  ) {
    if (
      kind === ts.SyntaxKind.SingleLineCommentTrivia ||
      kind === ts.SyntaxKind.MultiLineCommentTrivia
    ) {
      comments.push(scanner.getTokenText());
    }
  }
  return comments;
}

/** A name that the file declares itself. */
function isDeclared({parent}: ts.Identifier): boolean {
  return ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent);
}

function deprecationOf(
  name: ts.Identifier,
  checker: ts.TypeChecker,
): ts.JSDocDeprecatedTag | undefined {
  const call = callOf(name);
  const called = call && checker.getResolvedSignature(call)?.declaration;
  if (called && !ts.isJSDocSignature(called)) {
    return ts.getJSDocDeprecatedTag(called);
  }
  for (const symbol of symbolsOf(name, checker)) {
    const tags = (symbol.declarations ?? []).map(ts.getJSDocDeprecatedTag);
    // If only one overload is deprecated, it depends on the call.
    if (tags.length > 0 && tags.every((tag) => tag !== undefined)) {
      return tags[0];
    }
  }
  return undefined;
}

/** The call of a name. */
function callOf(name: ts.Identifier): ts.CallLikeExpression | undefined {
  const {parent} = name;
  const callee =
    ts.isPropertyAccessExpression(parent) && parent.name === name ? parent : name;
  const call = callee.parent;
  return (ts.isCallExpression(call) || ts.isNewExpression(call)) &&
    call.expression === callee
    ? call
    : undefined;
}

/**
 * The original of a name, and each re-export on the way there: a package can deprecate only an
 * export.
 */
function symbolsOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol[] {
  const symbols: ts.Symbol[] = [];
  let symbol = checker.getSymbolAtLocation(name);
  while (symbol && !symbols.includes(symbol)) {
    symbols.push(symbol);
    symbol =
      symbol.flags & ts.SymbolFlags.Alias
        ? (checker.getImmediateAliasedSymbol(symbol) ??
          checker.getAliasedSymbol(symbol))
        : undefined;
  }
  return symbols;
}
