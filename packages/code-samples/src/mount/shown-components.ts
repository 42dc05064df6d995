import ts from 'typescript';

import {lineOf} from './shown-definitions';

/** The components that a file shows, as a module. */
export interface ShownComponents {
  /** The file, with the additional exports of `ComponentsModule`. */
  readonly text: string;
  readonly names: readonly string[];
}

const COMPONENT = /^[A-Z]/;
const EXTENSION = /(?<!PlainText)Extension$/;

/**
 * Returns the components of a file that need no props, which are exported functions with a capital
 * letter. Undefined if it shows none.
 *
 * @param isShown - whether readers see a line, 0-based
 */
export function shownComponents(
  text: string,
  isShown: (line: number) => boolean,
): ShownComponents | undefined {
  const file = ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.ES2023, true);
  const names = file.statements
    .filter(ts.isFunctionDeclaration)
    .filter((node) => node.parameters.length === 0 && isExported(node))
    .filter((node) => isShown(lineOf(file, node)))
    .map(({name}) => name?.text ?? '')
    .filter((name) => COMPONENT.test(name));
  if (names.length === 0) return undefined;
  const extensions = file.statements.flatMap(extensionNames);
  return {
    text: [
      text,
      `export const shownComponents = {${names.join(', ')}};`,
      `export const shownExtensions = [${extensions.join(', ')}];`,
    ].join('\n'),
    names,
  };
}

function isExported({modifiers}: ts.FunctionDeclaration): boolean {
  return modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/** The extensions that a file imports or defines: its components may need them in their editor. */
function extensionNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations
      .map(({name}) => name.getText())
      .filter((name) => EXTENSION.test(name));
  }
  const bindings = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : undefined;
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements
        .filter(({isTypeOnly}) => !isTypeOnly)
        .map(({name}) => name.text)
        .filter((name) => EXTENSION.test(name))
    : [];
}
