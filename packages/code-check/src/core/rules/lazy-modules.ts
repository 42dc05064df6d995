import ts from 'typescript';

import {exportedNames} from '../default-exports';
import {isFunction} from '../functions';
import {calledName, nodesOf, unwrapped} from '../names';
import type {Rule, RuleContext} from './rule';

/** `lazy(() => import('@lexical/react/…'))`: it takes a default export, which no module of Lexical has. */
export const lazyModules: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const called = calledName(node) ?? '';
      if (!/^(?:lazy|dynamic)$/.test(called)) continue;
      const path = importedBy(node.arguments[0]);
      const name = path && nameMeant(path, node, context);
      if (!path || name === undefined) continue;
      const module =
        called === 'lazy' ? `({default: module.${name}})` : `module.${name}`;
      yield {
        rule: 'wrong-import',
        node: path,
        reason: `${called} shows the default export of a module, but "${path.text}" doesn't have a default export, so React gets undefined: "Element type is invalid".`,
        fix: `Take the component out of the module: ${called}(() => import('${path.text}').then((module) => ${module})).`,
        link: `${path.text}#${name}`,
      };
    }
  }
};

/** The path of an `import()` that a function returns as it is. */
function importedBy(
  given: ts.Expression | undefined,
): ts.StringLiteralLike | undefined {
  const make = given && unwrapped(given);
  const body = make && isFunction(make) ? make.body : make;
  const value =
    body && ts.isBlock(body)
      ? body.statements.length === 1 &&
        body.statements[0] &&
        ts.isReturnStatement(body.statements[0])
        ? body.statements[0].expression
        : undefined
      : body;
  const plain = value && unwrapped(value as ts.Expression);
  if (!plain || !ts.isCallExpression(plain)) return undefined;
  if (plain.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [path] = plain.arguments;
  return path && ts.isStringLiteralLike(path) && path.text.startsWith('@lexical/')
    ? path
    : undefined;
}

/** The component that the module is named for, or that the variable is. */
function nameMeant(
  path: ts.StringLiteralLike,
  call: ts.CallExpression,
  {checker}: RuleContext,
): string | undefined {
  const module = checker.getSymbolAtLocation(path);
  const names = exportedNames(module, checker);
  if (names.includes('default')) return undefined;
  const variable =
    ts.findAncestor(call, ts.isVariableDeclaration)?.name.getText() ?? '';
  const last = path.text.split('/').at(-1) ?? '';
  return [variable, last, last.replace(/^Lexical/, '')].find((name) =>
    names.includes(name),
  );
}
