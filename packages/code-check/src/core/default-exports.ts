import type ts from 'typescript';

import type {Environment} from './environment';

const MARK = '\n/* assumed */ export ';

/**
 * The declaration files with a default export for each module of a component or hook, under which early
 * versions had it: code that still imports it like this is told so, and the rest of it is checked all the
 * same.
 */
export function withDefaults({
  files,
  modules,
}: Pick<Environment, 'files' | 'modules'>): Environment['files'] {
  const added: Record<string, string> = {};
  for (const [path, file] of Object.entries(modules)) {
    const text = Object.hasOwn(files, file) ? files[file] : undefined;
    if (text === undefined || !path.startsWith('@lexical/react/')) continue;
    const last = path.split('/').at(-1) ?? '';
    const name = [last, last.replace(/^Lexical/, '')].find((each) =>
      new RegExp(`^export declare (?:function|const) ${each}\\b`, 'm').test(text),
    );
    if (name === undefined || /export default|as default/.test(text)) continue;
    added[file] = `${text}${MARK}{${name} as default};\n`;
  }
  return {...files, ...added};
}

/** The names that a module exports, without a default that is only assumed. */
export function exportedNames(
  module: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): string[] {
  const names = (module ? checker.getExportsOfModule(module) : []).map(
    ({name}) => name,
  );
  return module && hasAssumedDefault(module)
    ? names.filter((name) => name !== 'default')
    : names;
}

/** Whether the default export of a module is only assumed. */
export function hasAssumedDefault({valueDeclaration}: ts.Symbol): boolean {
  return valueDeclaration?.getSourceFile().text.includes(MARK) ?? false;
}
