import path from 'node:path';

import {FourPartError, type SourcePlace} from '@lexical-documentation/common';
import {format} from 'prettier';
import {blankSourceFile} from 'ts-blank-space';
import ts from 'typescript';

import {readSampleSource, type SampleSource} from './sample-source';

/** A TypeScript sample as the page's other tab shows it. */
export interface JavaScriptSample {
  readonly language: 'js' | 'jsx';
  readonly code: string;
  readonly source: SampleSource;
}

const LANGUAGES: Readonly<Record<string, 'js' | 'jsx'>> = {ts: 'js', tsx: 'jsx'};
/** The style of this repository's samples. */
const STYLE = {singleQuote: true, bracketSpacing: false, printWidth: 88} as const;
/** Comments that a formatter must not move. */
const FILE_NAME = /^(\s*\/\/\s*@filename:\s*\S+)\.(ts|tsx)\s*$/gm;
const TYPES_ONLY = /^\s*\/\/\s*@errors:.*$/gm;

/**
 * Returns the sample without its types: they are erased in the source, so that comments, names and
 * order are kept, and the result is formatted.
 *
 * @throws FourPartError if the sample has syntax that isn't erasable, such as an `enum`, or imports
 * a type like a value
 */
export async function javascriptOf(
  {language, code}: {readonly language: string; readonly code: string},
  where: SourcePlace,
): Promise<JavaScriptSample> {
  const target = LANGUAGES[language];
  if (!target) {
    throw new FourPartError({
      what: `A fence in "${language}" asks for a JavaScript tab.`,
      where,
      expected: 'the word js on ts and tsx only',
      fix: 'Remove the word, or write the sample in TypeScript.',
    });
  }
  const erased = eraseTypes(code, language, where)
    .replace(FILE_NAME, (_, name: string, extension: string) => {
      return `${name}.${LANGUAGES[extension] ?? extension}`;
    })
    .replace(TYPES_ONLY, '');
  const formatted = await format(erased, {parser: 'babel', ...STYLE});
  const text = formatted.trimEnd();
  return {language: target, code: text, source: readSampleSource(text)};
}

/** Returns the title of the JavaScript tab: the same file with the other extension. */
export function javascriptTitle(title: string): string {
  const {dir, name, ext} = path.posix.parse(title);
  const extension = LANGUAGES[ext.slice(1)];
  return extension ? path.posix.join(dir, `${name}.${extension}`) : title;
}

function eraseTypes(code: string, language: string, where: SourcePlace): string {
  const kind = language === 'tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parse = (text: string) =>
    ts.createSourceFile(`sample.${language}`, text, ts.ScriptTarget.ESNext, true, kind);
  const source = parse(code);
  let unknown: ts.Node | undefined;
  const text = blankSourceFile(source, (node: ts.Node) => {
    unknown ??= node;
  });
  if (unknown) {
    throw new FourPartError({
      what: `The sample cannot be shown as JavaScript: "${unknown.getText().split('\n')[0] ?? ''}" is more than a type.`,
      where: lineIn(source, unknown, where),
      expected: 'TypeScript that becomes JavaScript when its types are removed',
      fix: 'Write it without enum, namespace and parameter properties, or remove the word js.',
    });
  }
  const lost = typeImportedAsValue(source, parse(text));
  if (lost) {
    throw new FourPartError({
      what: `The sample imports the type ${lost.text} as if it were a value.`,
      where: lineIn(source, lost, where),
      expected: `type ${lost.text} in the import, which the JavaScript tab leaves out`,
      fix: `Write "type ${lost.text}".`,
    });
  }
  return text;
}

function lineIn(source: ts.SourceFile, node: ts.Node, where: SourcePlace): SourcePlace {
  const {line} = source.getLineAndCharacterOfPosition(node.getStart());
  return {file: where.file, line: where.line + 1 + line};
}

/** The first imported name that is only used in types. */
function typeImportedAsValue(
  source: ts.SourceFile,
  erased: ts.SourceFile,
): ts.Identifier | undefined {
  const uses = (file: ts.SourceFile, name: string) => {
    let count = 0;
    const visit = (node: ts.Node): void => {
      count += Number(ts.isIdentifier(node) && node.text === name);
      ts.forEachChild(node, visit);
    };
    visit(file);
    return count;
  };
  return importedNames(erased)
    .filter(({text}) => uses(erased, text) === 1 && uses(source, text) > 1)
    .map(({text}) => importedNames(source).find((name) => name.text === text))
    .find((name) => name !== undefined);
}

function importedNames(file: ts.SourceFile): ts.Identifier[] {
  return file.statements.flatMap((statement) => {
    const bindings = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : undefined;
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({name}) => name)
      : [];
  });
}
