import ts from 'typescript';

import {declareField, fieldNote, usesThis} from './class-components';
import type {EditorConfig} from './config';
import type {Dependencies} from './dependencies';
import {attributeOf, type Element} from './jsx';
import type {Rewrite} from './rewrite';
import {
  functionAround,
  isExported,
  localsIn,
  methodAround,
  nameOfFunction,
  referencesIn,
  statementOfOnly,
  topStatementOf,
} from './source';
import type {TextPart} from './text-plugin';

/** A composer that can be translated. */
export interface Composer {
  readonly element: Element;
  /** What it always renders, nested editors left out. */
  readonly rendered: readonly Element[];
  /** The config of `LexicalComposer`, or the extension of `LexicalExtensionComposer`. */
  readonly root: EditorConfig | ts.Expression;
}

export interface Declared {
  readonly composer: Composer;
  readonly extension: string;
  /** The extension as an object. */
  readonly object: string;
  readonly part: TextPart;
  readonly plugins: Dependencies;
}

/** Declares the extension where all that it uses is known, and removes the config. */
export function declareExtension(declared: Declared, rewrite: Rewrite): void {
  const {composer, part} = declared;
  const {element, root} = composer;
  rewrite.use('defineExtension', '@lexical/extension');
  const config = 'object' in root ? root : undefined;
  const statement =
    config?.declaration && removableStatement(config.declaration, rewrite);
  const locals = config ? localsIn(config.object) : [];
  const usesInstance = config !== undefined && usesThis(config.object);
  const isLocal = locals.length > 0 || usesInstance;
  const names = [...locals, ...(usesInstance ? ['this'] : [])];
  place(definitionOf(declared, names, rewrite));

  function place(code: string): void {
    const needed = neededStatements(declared, rewrite);
    if (isLocal && part.declaration)
      insertAtTop(element, [], part.declaration, rewrite);
    if (!isLocal) code = part.declaration + code;
    const isInPlace =
      statement && (isLocal || !(functionAround(statement) ?? methodAround(statement)));
    if (isInPlace && needed.every((each) => each.end <= statement.getStart())) {
      rewrite.replace(statement, code);
      return;
    }
    if (statement) rewrite.remove(statement);
    if (isLocal) insertInFunction(element, code, rewrite);
    else insertAtTop(element, needed, code, rewrite);
  }
}

/** @param names - what it uses of the component; the extension that is made first must last */
function definitionOf(
  {composer: {element, root}, extension, object}: Declared,
  names: readonly string[],
  rewrite: Rewrite,
): string {
  const define = `defineExtension(${object})`;
  const component = functionAround(element);
  const isComponent = component && /^[A-Z]/.test(nameOfFunction(component) ?? '');
  const owner = methodAround(element)?.parent;
  const place = 'object' in root ? root.object : element;
  if (names.length > 0 && owner && ts.isClassLike(owner)) {
    rewrite.note('decide', place, 'initialConfig', fieldNote(names));
    declareField(owner, extension, rewrite);
    return `const ${extension} = (this.${extension} ??= ${define});`;
  }
  if (names.length === 0 || !isComponent) return `const ${extension} = ${define};`;
  rewrite.use('useState', 'react');
  rewrite.note('decide', place, 'initialConfig', stateNote(names));
  return `const [${extension}] = useState(() => ${define});`;
}

function stateNote(names: readonly string[]): string {
  return `It depends on ${names.join(', ')} of the component. useState reads it once, as LexicalComposer did; useMemo would build a new editor on each change.`;
}

/** The statement of a config that only the composer uses. */
function removableStatement(
  declaration: ts.VariableDeclaration,
  {source: {file}}: Rewrite,
): ts.Statement | undefined {
  const statement = statementOfOnly(declaration);
  const name = declaration.name.getText();
  const uses = referencesIn(file).filter(({text}) => text === name).length;
  return statement && uses === 2 && !isExported(statement) ? statement : undefined;
}

/** Constants and classes at the top that must be there before the extension. */
function neededStatements(
  {composer: {root}, plugins, part}: Declared,
  {source: {file}}: Rewrite,
): ts.Statement[] {
  const rootNode = 'object' in root ? root.object : root;
  const content = contentNodes(plugins, rootNode, part, file);
  const names = new Set(
    content.flatMap((each) => referencesIn(each)).map(({text}) => text),
  );
  return file.statements.filter((statement) => {
    if (ts.isClassDeclaration(statement)) return names.has(statement.name?.text ?? '');
    // A plugin that becomes an extension is a constant, whatever it was.
    if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? '';
      return names.has(name) && plugins.elements.some((each) => tagText(each) === name);
    }
    return (
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some(({name}) => names.has(name.getText()))
    );
  });
}

function contentNodes(
  {elements}: Dependencies,
  rootNode: ts.Node,
  {declaration}: TextPart,
  file: ts.SourceFile,
): ts.Node[] {
  const words = new Set(declaration.match(/[$\w]+/g));
  const named = file.statements.filter(
    (each) =>
      ts.isVariableStatement(each) &&
      each.declarationList.declarations.some(({name}) => words.has(name.getText())),
  );
  const names = named
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => declarationList.declarations.map(({name}) => name));
  return [rootNode, ...elements, ...names];
}

function tagText(element: Dependencies['elements'][number]): string {
  return ts.isJsxElement(element)
    ? element.openingElement.tagName.getText()
    : element.tagName.getText();
}

function insertAtTop(
  element: ts.Node,
  needed: readonly ts.Statement[],
  code: string,
  rewrite: Rewrite,
): void {
  const statement = topStatementOf(element);
  const last = needed.findLast(
    (each) => each.end > statement.getStart() && each !== statement,
  );
  if (last) rewrite.insert(last.end, `\n\n${code}`);
  else rewrite.insert(statement.getStart(), `${code}\n\n`);
}

/** Before the first statement that can end the function, because it may be a hook. */
function insertInFunction(
  element: Composer['element'],
  code: string,
  rewrite: Rewrite,
): void {
  const around = methodAround(element) ?? functionAround(element);
  if (!around?.body) return;
  const {body} = around;
  if (!ts.isBlock(body)) {
    rewrite.insert(body.getStart(), `{\n${code}\n\nreturn `);
    rewrite.insert(body.end, ';\n}');
    return;
  }
  const before = body.statements.find(
    (each) =>
      ts.isReturnStatement(each) ||
      ts.isIfStatement(each) ||
      (each.pos <= element.pos && element.end <= each.end),
  );
  if (before) rewrite.insert(before.getStart(), `${code}\n\n`);
  else
    rewrite.note(
      'decide',
      element,
      'initialConfig',
      `Declare the extension: ${attributeOf(element, 'initialConfig')?.getText() ?? ''}`,
    );
}
