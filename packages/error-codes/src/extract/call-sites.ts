import {readFileSync} from 'node:fs';

import ts from 'typescript';

/** A place in a built file that raises an error or a warning. */
export interface CallSite {
  readonly kind: 'error' | 'warning';
  /** The number, in a production build. */
  readonly code?: number;
  /** The sentence with `%s` for each value, in a development build. */
  readonly message?: string;
  /** How many values go into the sentence. */
  readonly values: number;
  /** What stands before it and survives a minifier: names of members and strings, nearest first. */
  readonly before: readonly Word[];
  readonly after: readonly Word[];
}

/** A word beside a call. */
export interface Word {
  readonly text: string;
  /** Whether it stands in the same function: functions are moved by the minifier. */
  readonly isNear: boolean;
}

const CONTEXT = 14;
/** The production build has a sentence of its own in the function that raises. */
const PRODUCTION = /Minified Lexical (error|warning) #/;
const DEVELOPMENT = /^formatDev(Error|Warning)Message/;

/** Returns the places of a built module that raise errors, in their order. */
export function readCallSites(file: string): CallSite[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const raisers = raisersOf(source);
  const words: {text: string; inside: ts.Node}[] = [];
  const found: {call: Call; at: number; inside: ts.Node}[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && raisers.has(node.name?.text ?? '')) {
      return;
    }
    const kind = ts.isCallExpression(node) ? kindOf(node, raisers) : undefined;
    if (kind && ts.isCallExpression(node)) {
      const call = describeCall(node, kind);
      found.push({call, at: words.length, inside: functionAround(node)});
    } else {
      ts.forEachChild(node, visit);
      const inside = functionAround(node);
      words.push(...wordOf(node).map((text) => ({text, inside})));
    }
  };
  visit(source);
  return found.map(({call, at, inside}) => {
    const beside = (from: number, to: number) =>
      words
        .slice(Math.max(0, from), to)
        .map((word) => ({text: word.text, isNear: word.inside === inside}));
    return {
      ...call,
      before: beside(at - CONTEXT, at).reverse(),
      after: beside(at, at + CONTEXT),
    };
  });
}

type Kind = CallSite['kind'];
type Call = Omit<CallSite, 'before' | 'after'>;

/** The function that holds a node, without callbacks, whose words belong to it. */
function functionAround(node: ts.Node): ts.Node {
  const holder = ts.findAncestor(
    node.parent,
    (ancestor) =>
      ts.isSourceFile(ancestor) ||
      (ts.isFunctionLike(ancestor) && !ts.isArrowFunction(ancestor)),
  );
  return holder ?? node;
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

function describeCall(
  {arguments: [first, ...values]}: ts.CallExpression,
  kind: Kind,
): Call {
  if (first && ts.isNumericLiteral(first)) {
    return {kind, code: Number(first.text), values: values.length};
  }
  if (first && ts.isTemplateExpression(first)) {
    const {head, templateSpans} = first;
    const rest = templateSpans.map(({literal}) => `%s${literal.text}`).join('');
    return {kind, message: head.text + rest, values: templateSpans.length};
  }
  const message = first && ts.isStringLiteralLike(first) ? first.text : '';
  return {kind, message, values: 0};
}

function wordOf(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) {
    return [node.name.text];
  }
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  const isMember = ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node);
  return isMember && ts.isIdentifier(node.name) ? [node.name.text] : [];
}
