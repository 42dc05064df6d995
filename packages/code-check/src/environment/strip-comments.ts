import ts from 'typescript';

/**
 * Returns a declaration file without comments and indentation, except references to other
 * libraries.
 */
export function stripComments(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false);
  scanner.setText(text);
  const parts: string[] = [];
  for (
    let kind = scanner.scan();
    kind !== ts.SyntaxKind.EndOfFileToken;
    kind = scanner.scan()
  ) {
    const token = scanner.getTokenText();
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia) {
      if (/^\/\/\/\s*<reference/.test(token)) parts.push(token);
    } else if (kind === ts.SyntaxKind.NewLineTrivia) {
      if (parts.at(-1) !== '\n') parts.push('\n');
    } else if (kind === ts.SyntaxKind.WhitespaceTrivia) {
      if (parts.at(-1) !== '\n') parts.push(' ');
    } else if (kind !== ts.SyntaxKind.MultiLineCommentTrivia) {
      parts.push(token);
    }
  }
  return parts.join('');
}
