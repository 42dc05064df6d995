import {readFileSync} from 'node:fs';

import ts from 'typescript';

export type Kind = 'error' | 'warning';

/** A place in a built file that raises an error or a warning. */
export interface CallSite {
  readonly kind: Kind;
  /** The number, in a production build. */
  readonly code?: number;
  /** The sentence with `%s` for each value, in a development build. */
  readonly message?: string;
}

/** The production build has a sentence of its own in the function that raises. */
const PRODUCTION = /Minified Lexical (error|warning) #/;
const DEVELOPMENT = /^formatDev(Error|Warning)Message/;

/** Returns the places of a built module that raise errors, in their order. */
export function readCallSites(file: string): CallSite[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const raisers = raisersOf(source);
  const found: CallSite[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && raisers.has(node.name?.text ?? '')) {
      return;
    }
    const kind = ts.isCallExpression(node) ? kindOf(node, raisers) : undefined;
    if (kind && ts.isCallExpression(node)) {
      found.push({kind, ...describe(node.arguments[0])});
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return found;
}

/** The functions of the file that raise. */
function raisersOf(source: ts.SourceFile): Map<string, Kind> {
  const raisers = new Map<string, Kind>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body) {
      const {text} = statement.name;
      const kind = DEVELOPMENT.exec(text)?.[1] ?? productionKind(statement.body);
      if (kind) {
        raisers.set(text, kind.toLowerCase() as Kind);
      }
    }
  }
  return raisers;
}

/** The kind of a function that raises by itself, and not by one inside of it. */
function productionKind(body: ts.Node): Kind | undefined {
  let kind: Kind | undefined;
  ts.forEachChild(body, function visit(node): void {
    if (ts.isTemplateHead(node)) {
      kind ??= PRODUCTION.exec(node.text)?.[1] as Kind | undefined;
    }
    if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  });
  return kind;
}

function kindOf(
  {expression, arguments: [first]}: ts.CallExpression,
  raisers: ReadonlyMap<string, Kind>,
): Kind | undefined {
  let callee: ts.Node = expression;
  while (ts.isParenthesizedExpression(callee)) {
    callee = callee.expression;
  }
  if (!first || !isMessageOrNumber(first)) {
    return undefined;
  }
  if (ts.isIdentifier(callee)) {
    return isHidden(callee) ? undefined : raisers.get(callee.text);
  }
  // A function with one caller is put into the call by the minifier.
  return ts.isFunctionExpression(callee) ? productionKind(callee.body) : undefined;
}

function isMessageOrNumber(node: ts.Node): boolean {
  return (
    ts.isNumericLiteral(node) ||
    ts.isTemplateExpression(node) ||
    ts.isStringLiteralLike(node)
  );
}

/** Whether a declaration nearer than the module has the name: minified names are used again. */
function isHidden(name: ts.Identifier): boolean {
  for (let node: ts.Node = name.parent; !ts.isSourceFile(node); node = node.parent) {
    if (declarationsOf(node).some((declared) => declared.includes(name.text))) {
      return true;
    }
  }
  return false;
}

/** The names that a scope declares, without those of scopes inside of it. */
function declarationsOf(scope: ts.Node): string[][] {
  if (ts.isFunctionLike(scope)) {
    return scope.parameters.map(({name}) => boundNames(name));
  }
  if (ts.isBlock(scope)) {
    return scope.statements.map((statement) =>
      ts.isVariableStatement(statement)
        ? variablesOf(statement.declarationList)
        : ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
          ? [statement.name?.text ?? '']
          : [],
    );
  }
  const isLoop =
    ts.isForStatement(scope) ||
    ts.isForOfStatement(scope) ||
    ts.isForInStatement(scope);
  return isLoop && scope.initializer && ts.isVariableDeclarationList(scope.initializer)
    ? [variablesOf(scope.initializer)]
    : [];
}

function variablesOf({declarations}: ts.VariableDeclarationList): string[] {
  return declarations.flatMap(({name}) => boundNames(name));
}

function boundNames(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? boundNames(element.name) : [],
      );
}

function describe(first?: ts.Expression): Omit<CallSite, 'kind'> {
  if (first && ts.isNumericLiteral(first)) {
    return {code: Number(first.text)};
  }
  if (first && ts.isTemplateExpression(first)) {
    const {head, templateSpans} = first;
    const rest = templateSpans.map(({literal}) => `%s${literal.text}`).join('');
    return {message: head.text + rest};
  }
  return {message: first && ts.isStringLiteralLike(first) ? first.text : ''};
}
