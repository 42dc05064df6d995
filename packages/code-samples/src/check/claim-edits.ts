import ts from 'typescript';

/** The claim of a `//=>` comment about the statement before it. */
export interface Claim {
  readonly id: number;
  /** The 0-based line of the comment in the file, and its column. */
  readonly line: number;
  readonly column: number;
  readonly kind: 'value' | 'printed' | 'throws';
  /** The claimed value, output or message, as written. */
  readonly text: string;
}

/** A statement that a claim can be about. */
export type ClaimableStatement = ts.ExpressionStatement | ts.VariableStatement;

/** An edit of the text: the range, end excluded, and the new text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The edits that make a statement report, and the claim with its kind, which depends on the
 * statement.
 */
export interface ClaimEdits {
  readonly claim: Claim;
  readonly edits: readonly Edit[];
}

const PRINTERS: ReadonlySet<string> = new Set(['log', 'info', 'warn', 'error']);

/** Returns the edits, which don't add lines; undefined if the statement has no value to compare. */
export function editsFor(
  statement: ClaimableStatement,
  claim: Claim,
): ClaimEdits | undefined {
  if (claim.kind === 'throws') {
    return wrap(statement, claim, 'try { ', catchClause(claim));
  }
  if (ts.isVariableStatement(statement)) {
    const name = statement.declarationList.declarations.at(-1)?.name;
    return name && ts.isIdentifier(name)
      ? wrap(
          statement,
          claim,
          '',
          ` __claims.value(${claim.id}, ${name.text}, ${thunk(claim)});`,
        )
      : undefined;
  }
  const {expression} = statement;
  return isPrinting(expression)
    ? editsForPrinting(expression, {...claim, kind: 'printed'})
    : wrap(expression, claim, `__claims.value(${claim.id}, (`, `), ${thunk(claim)})`);
}

/** Returns the text with all edits applied. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((result, {from, to, text: insert}) => {
      return result.slice(0, from) + insert + result.slice(to);
    }, text);
}

/** Returns whether a claim can be parsed as an expression, and evaluated in its place. */
export function isExpression(text: string): boolean {
  // TypeScript only reports this for a program, which takes ten times as long to create.
  const {parseDiagnostics} = ts.createSourceFile(
    'claim.ts',
    `(${text}\n)`,
    ts.ScriptTarget.ES2023,
  ) as ts.SourceFile & {parseDiagnostics: readonly ts.Diagnostic[]};
  return text.trim() !== '' && parseDiagnostics.length === 0;
}

function editsForPrinting(call: ts.CallExpression, claim: Claim): ClaimEdits {
  const {pos, end} = call.arguments;
  const opening = `__claims.printed(${claim.id}, ${thunk(claim)}, [`;
  return {
    claim,
    edits: [
      {from: call.getStart(), to: pos, text: opening},
      {from: end, to: call.getEnd(), text: '])'},
    ],
  };
}

function isPrinting(expression: ts.Expression): expression is ts.CallExpression {
  if (!ts.isCallExpression(expression)) {
    return false;
  }
  const callee = expression.expression;
  return (
    ts.isPropertyAccessExpression(callee) &&
    callee.expression.getText() === 'console' &&
    PRINTERS.has(callee.name.text)
  );
}

function wrap(node: ts.Node, claim: Claim, before: string, after: string): ClaimEdits {
  const start = node.getStart();
  const end = node.getEnd();
  return {
    claim,
    edits: [
      {from: start, to: start, text: before},
      {from: end, to: end, text: after},
    ],
  };
}

function catchClause({id}: Claim): string {
  return ` __claims.missed(${id}); } catch (__thrown) { __claims.threw(${id}, __thrown); }`;
}

/** The claimed value is evaluated in its place, so that it can refer to the sample's variables. */
function thunk({text}: Claim): string {
  return isExpression(text) ? `() => (${text.replaceAll('\n', ' ')})` : 'undefined';
}
