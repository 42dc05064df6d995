import ts from 'typescript';

import {hasAssumedDefault} from '../default-exports';
import {nodeAt} from '../names';
import type {CheckedCode} from '../reading/complete-code';
import {errorsOf} from '../reading/read-code';
import {announcedErrors} from '../shown-on-purpose';
import {type Weight, weightOf} from './compiler-errors';
import {importErrors} from './import-errors';
import {adviceFor} from './type-advice';
import {usualFix} from './usual-fix';
import type {Remark, Rule, RuleContext} from './rule';

/** Compiler errors about imports, which have their own explanations. */
const OF_IMPORTS = new Set([1192, 2305, 2307, 2591, 2613, 2614, 2724, 2882]);
const MOST = 400;

/** Type errors, and imports of names that a package doesn't export. */
export const typeErrors: Rule = function* (context) {
  for (const source of context.sources) {
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) yield* importErrors(statement, context);
    }
    const syntax = syntaxError(source, context.codeOf(source));
    if (syntax) yield syntax;
    else yield* compilerErrors(source, context);
  }
};

/** If the code can't be parsed, only one position is reported: the others follow from it. */
function syntaxError(
  source: ts.SourceFile,
  {start, end, isProse, isFragment}: CheckedCode,
): Remark | undefined {
  const error = errorsOf(source).find(
    (each) => each.start >= start && each.start <= end,
  );
  if (!error) return undefined;
  return isProse
    ? {
        rule: 'not-code',
        node: source.statements[0] ?? source,
        reason: 'This is text, but the check reads code.',
        fix: 'Paste TypeScript or JavaScript that uses Lexical, as much of a file as you have.',
        link: '/docs/intro',
      }
    : {
        rule: 'type-error',
        node: nodeAt(source, error.start),
        reason: `The check can't read the code after this point: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`,
        fix: 'Fix the syntax here, such as a missing or extra bracket. The check then reads the types in this file.',
        link: '/docs/concepts/typescript',
        isHint: isFragment,
      };
}

function* compilerErrors(
  source: ts.SourceFile,
  context: RuleContext,
): Iterable<Remark> {
  if (context.codeOf(source).isPart) return;
  const announced = announcedErrors(source);
  const diagnostics = context.program.getSemanticDiagnostics(source).slice(0, MOST);
  for (const diagnostic of diagnostics) {
    const {code, start = 0} = diagnostic;
    const node = nodeAt(source, start);
    if (isOfWrongImport(node, context)) continue;
    const weight = announced.has(code) ? 'silent' : weightOf(diagnostic, node, context);
    if (weight !== 'silent') yield* remarkOf(diagnostic, node, weight, context);
  }
}

/** What follows from a default import that the module does not have, which is told at the import. */
function isOfWrongImport(node: ts.Node, context: RuleContext): boolean {
  if (!ts.isIdentifier(node)) return false;
  const [declaration] = context.checker.getSymbolAtLocation(node)?.declarations ?? [];
  if (!declaration || !ts.isImportClause(declaration) || node === declaration.name)
    return false;
  const statement = declaration.parent;
  const module =
    ts.isImportDeclaration(statement) &&
    context.checker.getSymbolAtLocation(statement.moduleSpecifier);
  // What is assumed of a default export is known well enough to go on.
  if (module && hasAssumedDefault(module)) return false;
  return (
    ts.isImportDeclaration(statement) && importErrors(statement, context).length > 0
  );
}

function* remarkOf(
  diagnostic: ts.Diagnostic,
  node: ts.Node,
  weight: Weight,
  context: RuleContext,
): Iterable<Remark> {
  const statement = ts.findAncestor(node, ts.isImportDeclaration);
  if (statement && OF_IMPORTS.has(diagnostic.code)) {
    const from = statement.moduleSpecifier.getText();
    if (!/^['"]@?lexical\b/.test(from) || importErrors(statement, context).length > 0)
      return;
  }
  const reason = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  const advice = adviceFor(diagnostic.code, node, reason, context);
  yield {
    rule: 'type-error',
    node,
    reason: shortened(reason),
    fix: usualFix(node, context.checker),
    link: linkFor(node, context),
    ...advice,
    isHint: weight === 'hint',
  };
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ');
  return plain.length > 400 ? `${plain.slice(0, 400)}…` : plain;
}

/** The reference of a name in the line, for further reading. */
function linkFor(node: ts.Node, {facts}: RuleContext): string {
  for (let at: ts.Node | undefined = node; at && !ts.isBlock(at); at = at.parent) {
    const name = ts.isCallExpression(at)
      ? at.expression
      : ts.isJsxOpeningLikeElement(at)
        ? at.tagName
        : at;
    const text = ts.isIdentifier(name) ? name.text : '';
    const home = Object.hasOwn(facts.exports, text)
      ? facts.exports[text]?.[0]
      : undefined;
    if (home !== undefined) return `${home}#${text}`;
  }
  return '/docs/concepts/typescript';
}
