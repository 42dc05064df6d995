import ts from 'typescript';

import {
  applyEdits,
  editsFor,
  isExpression,
  type Claim,
  type ClaimableStatement,
  type Edit,
} from './claim-edits';

export interface InstrumentedFile {
  /**
   * The file with each claimed statement wrapped in a call of `__claims`, without changing line
   * numbers.
   */
  readonly text: string;
  readonly claims: readonly Claim[];
  /** Lines of claims after statements that can't be compared. */
  readonly unattached: readonly number[];
}

const CLAIM = /\/\/=>\s?(.*)$/;
const CONTINUATION = /^\s*\/\/(?!=>)\s?(.*)$/;
const THROWS = /^throws\s+(["'`])(.*)\1$/;

/** Returns the 0-based lines with a claim. */
export function claimLines(code: string): number[] {
  return code.split('\n').flatMap((text, line) => (CLAIM.test(text) ? [line] : []));
}

/**
 * Makes a file report its claims: `expression; //=> value`, the comment at the end of the statement
 * or on the next line, becomes a comparison. Claims with several lines continue in the comments
 * below, until they form a complete value.
 *
 * @param firstId - the id of the file's first claim
 */
export function instrumentClaims(
  text: string,
  fileName: string,
  firstId: number,
): InstrumentedFile {
  const sourceFile = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2023, true);
  const lines = text.split('\n');
  const claims: Claim[] = [];
  const unattached: number[] = [];
  const edits: Edit[] = [];
  for (const line of claimLines(text)) {
    const id = firstId + claims.length;
    const claim = readClaim(lines, line, id);
    const statement = statementBefore(sourceFile, lines, line);
    const made = statement && editsFor(statement, claim);
    if (made) {
      claims.push(made.claim);
      edits.push(...made.edits);
    } else {
      unattached.push(line);
    }
  }
  return {text: applyEdits(text, edits), claims, unattached};
}

function readClaim(lines: readonly string[], line: number, id: number): Claim {
  const match = CLAIM.exec(lines[line] ?? '');
  const column = match?.index ?? 0;
  let text = match?.[1]?.trim() ?? '';
  const throws = THROWS.exec(text);
  if (throws) {
    return {id, line, column, kind: 'throws', text: throws[2] ?? ''};
  }
  let longer = text;
  for (let next = line + 1; !isExpression(text) && next < lines.length; next++) {
    const more = CONTINUATION.exec(lines[next] ?? '')?.[1];
    if (more === undefined) {
      break;
    }
    longer += `\n${more}`;
    text = isExpression(longer) ? longer : text;
  }
  return {id, line, column, kind: 'value', text};
}

function statementBefore(
  sourceFile: ts.SourceFile,
  lines: readonly string[],
  claimLine: number,
): ClaimableStatement | undefined {
  let line = claimLine;
  while (line >= 0 && (lines[line] ?? '').replace(/\/\/.*$/, '').trim() === '') {
    line--;
  }
  let found: ClaimableStatement | undefined;
  const visit = (node: ts.Node): void => {
    const end = sourceFile.getLineAndCharacterOfPosition(node.getEnd()).line;
    const isClaimable = ts.isExpressionStatement(node) || ts.isVariableStatement(node);
    if (isClaimable && end === line && node.getEnd() >= (found?.getEnd() ?? 0)) {
      found = node;
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return found;
}
