import ts from 'typescript';

import {calledName, nodesOf, unwrapped} from './names';

export type FunctionNode =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.AccessorDeclaration
  | ts.ConstructorDeclaration;

export function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node) ||
    ts.isConstructorDeclaration(node)
  );
}

/** The name of a function, or of its variable. */
export function nameOfFunction(owner: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(owner)) return owner.name?.text;
  let parent = owner.parent;
  // forwardRef and memo are between a component and its name.
  while (ts.isCallExpression(parent)) parent = parent.parent;
  return ts.isVariableDeclaration(parent) ? parent.name.getText() : undefined;
}

/** Returns whether a file is for a framework that calls a component once, not for each render. */
export function runsOnce({text}: ts.SourceFile): boolean {
  return /from ['"](?:solid-js|vue|svelte)\b/.test(text);
}

/** The enclosing component or hook, which runs for each render. */
export function rendererAround(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (runsOnce(node.getSourceFile())) return undefined;
  return ts.findAncestor(node, (each): each is ts.SignatureDeclaration & ts.Node => {
    if (!isFunction(each)) return false;
    if (ts.isMethodDeclaration(each)) return isRender(each);
    const name = nameOfFunction(each) ?? '';
    return /^use[A-Z]/.test(name) || (/^[A-Z]/.test(name) && isComponent(each));
  });
}

function isRender(method: ts.MethodDeclaration): boolean {
  return method.name.getText() === 'render' && isComponent(method);
}

/** Returns whether a function returns elements, or calls hooks that only components can call. */
export function isComponent(owner: ts.Node): boolean {
  for (const node of nodesOf(owner)) {
    if (ts.isJsxOpeningLikeElement(node) || ts.isJsxFragment(node)) return true;
    const isHook =
      ts.isCallExpression(node) && /^use[A-Z]/.test(calledName(node) ?? '');
    if (isHook && ts.findAncestor(node.parent, isFunction) === owner) return true;
  }
  return false;
}

/** Returns whether a node is a call of one of React's effect hooks. */
export function isEffect(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) && /^use(?:Layout)?Effect$/.test(calledName(node) ?? '')
  );
}

/** The function that a call passes to one of React's effect hooks. */
export function effectOf(node: ts.Node): FunctionNode | undefined {
  const effect = isEffect(node) ? node.arguments[0] : undefined;
  const plain = effect && unwrapped(effect);
  return plain && isFunction(plain) ? plain : undefined;
}

/** Returns whether a node is in an argument of a function with one of these names. */
export function isInCallOf(names: RegExp, node: ts.Node): boolean {
  const around = ts.findAncestor(
    node,
    (each) => ts.isCallExpression(each) && names.test(calledName(each) ?? ''),
  );
  return around !== undefined;
}

/** The return statements of a function itself, not of functions inside it. */
export function returnStatementsOf(owner: FunctionNode): ts.ReturnStatement[] {
  return [...nodesOf(owner)].filter(
    (node): node is ts.ReturnStatement =>
      ts.isReturnStatement(node) && ts.findAncestor(node, isFunction) === owner,
  );
}

/** The values that a function itself returns, without parentheses and types around them. */
export function returnedValuesOf(owner: FunctionNode): ts.Expression[] {
  const {body} = owner;
  if (body && !ts.isBlock(body)) return [unwrapped(body)];
  return returnStatementsOf(owner).flatMap(({expression}) =>
    expression ? [unwrapped(expression)] : [],
  );
}

/** Whether the file of a node imports React or its bindings. */
export function usesReact(node: ts.Node): boolean {
  return /from ['"](?:react|@lexical\/react\b)/.test(node.getSourceFile().text);
}

/** The values that a function itself returns, as written in the code. */
export function answersOf(owner: FunctionNode): string[] {
  const {body} = owner;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body.getText()];
  return returnStatementsOf(owner).map(({expression}) => expression?.getText() ?? '');
}

/** Whether a function is declared with `async`. */
export function isAsync(owner: ts.Node): boolean {
  return (
    ts.canHaveModifiers(owner) &&
    (ts.getModifiers(owner)?.some(({kind}) => kind === ts.SyntaxKind.AsyncKeyword) ??
      false)
  );
}

/** Whether other files can call a function by its name. */
export function isExported(owner: FunctionNode): boolean {
  const statement = ts.findAncestor(owner, ts.isStatement);
  return (
    statement !== undefined &&
    ts.canHaveModifiers(statement) &&
    (ts
      .getModifiers(statement)
      ?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ??
      false)
  );
}
