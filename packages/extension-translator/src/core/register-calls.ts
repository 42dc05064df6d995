import ts from 'typescript';

import {HIGHLIGHTER_RULES, type PluginRule, REGISTER_RULES} from './plugin-rules';
import type {Rewrite} from './rewrite';
import {localsIn, type Source} from './source';

export type RegisterRule = PluginRule & {readonly options?: readonly string[]};

/** Returns the rule of a call `registerX(editor, …)` that an extension replaces. */
export function registerRuleOf(
  {expression, arguments: [first, ...others]}: ts.CallExpression,
  editor: string,
  source: Source,
): RegisterRule | undefined {
  if (first?.getText() !== editor) return undefined;
  const name = expression.getText();
  const rule =
    name === 'registerCodeHighlighting'
      ? HIGHLIGHTER_RULES[importedFrom(name, source)]
      : REGISTER_RULES[name];
  const fits = others.length <= (rule?.options?.length ?? 0);
  const isFree = others.every((each) =>
    localsIn(each).every((local) => !isParameter(local, each)),
  );
  return fits && isFree ? rule : undefined;
}

/** Returns the extension of a call, and its arguments as options. */
export function registerItem(
  call: ts.CallExpression,
  {extension, from, options = [], props, note = ''}: RegisterRule,
  rewrite: Rewrite,
): {extension: string; entries: string[]} {
  rewrite.use(extension, from);
  const name = call.expression.getText();
  rewrite.note('moved', call, name, `${extension} of ${from}. ${note}`.trim());
  const entries = call.arguments.slice(1).map((argument, index) => {
    const option = options[index] ?? '';
    const value = argument.getText();
    rewrite.note('moved', argument, `${name}: ${value}`, `The option ${option}.`);
    const written = props?.[option]?.write?.(value) ?? value;
    return written === option ? option : `${option}: ${written}`;
  });
  const isDefault = (entry: string): boolean =>
    entry === 'createInitialHistoryState: createEmptyHistoryState';
  return {extension, entries: entries.filter((entry) => !isDefault(entry))};
}

/** What a parameter brings is not there when the extension is declared. */
function isParameter(name: string, node: ts.Node): boolean {
  const around = ts.findAncestor(
    node,
    (each): each is ts.ArrowFunction | ts.FunctionDeclaration =>
      (ts.isArrowFunction(each) || ts.isFunctionDeclaration(each)) &&
      each.parameters.some((parameter) => parameter.name.getText().includes(name)),
  );
  return around !== undefined;
}

function importedFrom(name: string, {file}: Source): string {
  const declaration = file.statements
    .filter(ts.isImportDeclaration)
    .find(({importClause}) => {
      const bindings = importClause?.namedBindings;
      return (
        bindings &&
        ts.isNamedImports(bindings) &&
        bindings.elements.some((each) => each.name.text === name)
      );
    });
  const specifier = declaration?.moduleSpecifier;
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : '';
}
