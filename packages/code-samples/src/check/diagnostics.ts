import ts from 'typescript';

/** Returns the compiler's diagnostics for a file. */
export function diagnosticsOf(
  program: ts.Program,
  file: ts.SourceFile,
): ts.Diagnostic[] {
  return [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ];
}

/** Returns the message of a diagnostic, with its reasons indented. */
export function textOf({messageText}: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n  ');
}
