import ts from 'typescript';

import {announcedErrors} from '../shown-on-purpose';
import {adviceFor} from './type-advice';
import {importErrors} from './import-errors';
import type {Remark, Rule, RuleContext} from './rule';

/** What the compiler says that comes from not knowing a module. */
const OF_UNKNOWN_TYPES = new Set([2347, 7006, 7016, 7019, 7031, 7034, 7005, 7053]);
/** Compiler errors about imports, which are told in words of their own. */
const OF_IMPORTS = new Set([1192, 2305, 2307, 2591, 2613, 2614, 2724, 2882]);
const MOST = 400;

/** Errors of types, and imports of names that a package does not export. */
export const typeErrors: Rule = function* (context) {
  for (const source of context.sources) {
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) yield* importErrors(statement, context);
    }
    yield* compilerErrors(source, context);
  }
};

function* compilerErrors(
  source: ts.SourceFile,
  context: RuleContext,
): Iterable<Remark> {
  const announced = announcedErrors(source);
  const {program} = context;
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].slice(0, MOST);
  const missing = new Set<string>();
  for (const diagnostic of diagnostics) {
    const {code, start = 0} = diagnostic;
    if (announced.has(code) || isOfUnknown(diagnostic, source, context)) continue;
    const node = nodeAt(source, start);
    // A name that is missing is missing everywhere: its first place says so.
    if (code === 2304 || code === 2552) {
      if (missing.has(node.getText())) continue;
      missing.add(node.getText());
    }
    yield* remarkOf(diagnostic, node, context);
  }
}

function* remarkOf(
  diagnostic: ts.Diagnostic,
  node: ts.Node,
  context: RuleContext,
): Iterable<Remark> {
  const statement = ts.findAncestor(node, ts.isImportDeclaration);
  if (statement && OF_IMPORTS.has(diagnostic.code)) {
    if (importErrors(statement, context).length > 0) return;
  }
  const reason = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  const advice = adviceFor(diagnostic.code, node, reason, context);
  yield {
    rule: 'type-error',
    node,
    reason: shortened(reason),
    fix: 'Correct the expression so that its type fits the declaration.',
    link: linkFor(node, context),
    ...advice,
  };
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ');
  return plain.length > 400 ? `${plain.slice(0, 400)}…` : plain;
}

/** Whether an error only says that a module's types are not there to be read. */
function isOfUnknown(
  {code, messageText}: ts.Diagnostic,
  source: ts.SourceFile,
  {unknownModules}: RuleContext,
): boolean {
  if (unknownModules.size === 0) return false;
  if (OF_UNKNOWN_TYPES.has(code)) return true;
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  return OF_IMPORTS.has(code) || code === 7016
    ? [...unknownModules].some((name) => text.includes(`'${name}'`)) &&
        source.text !== ''
    : false;
}

/** The smallest node that begins at a place. */
function nodeAt(source: ts.SourceFile, start: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) <= start && start < node.end) {
      found = node;
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(source, visit);
  return found;
}

/** The reference of a name that the line uses, for whoever wants to read on. */
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
