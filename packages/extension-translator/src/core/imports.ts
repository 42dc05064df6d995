import ts from 'typescript';

import {applyEdits, type Edit, removal} from './edits';
import {parseSource, referencesIn, type Source} from './source';

/** Where a name moved that the old form imports from elsewhere. */
const MOVED_MODULES: Readonly<Record<string, string>> = {
  '@lexical/react/LexicalHorizontalRuleNode': '@lexical/extension',
};

/**
 * Removes what only the former code imported, and adds what the new one needs.
 *
 * @param text - the new code with the former imports
 */
export function withImports(
  text: string,
  before: Source,
  needed: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const {file} = parseSource(text);
  const wasUsed = usedNames(before.file);
  const isUsed = usedNames(file);
  const isDropped = (name: string): boolean => wasUsed.has(name) && !isUsed.has(name);
  const declarations = file.statements.filter(ts.isImportDeclaration);
  const open = new Map([...needed].map(([from, names]) => [from, new Set(names)]));
  const edits = declarations.flatMap((each) => editImport(each, isDropped, open));
  const leading = file.statements.findIndex((each) => !ts.isImportDeclaration(each));
  const first = leading === -1 ? declarations : declarations.slice(0, leading);
  return applyEdits(text, [...edits, ...newImports(first, open)]);
}

function usedNames(file: ts.SourceFile): Set<string> {
  const statements = file.statements.filter((each) => !ts.isImportDeclaration(each));
  return new Set(
    statements.flatMap((each) => referencesIn(each)).map(({text}) => text),
  );
}

function moduleOf(declaration: ts.ImportDeclaration): string {
  const {moduleSpecifier} = declaration;
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

/** Keeps the names of one declaration that are used, and adds those that are needed from its module. */
function editImport(
  declaration: ts.ImportDeclaration,
  isDropped: (name: string) => boolean,
  open: Map<string, Set<string>>,
): Edit[] {
  const {importClause} = declaration;
  const bindings = importClause?.namedBindings;
  if (!importClause) return [];
  const start = declaration.getStart();
  const {text} = declaration.getSourceFile();
  const former = moduleOf(declaration);
  const from = MOVED_MODULES[former] ?? former;
  if (!bindings || !ts.isNamedImports(bindings)) {
    const isGone = importClause.name && isDropped(importClause.name.text) && !bindings;
    return isGone ? [removal(text, start, declaration.end)] : [];
  }
  const kept = bindings.elements.filter(({name}) => !isDropped(name.text));
  const isTypeOnly = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const added = isTypeOnly ? [] : [...(open.get(from) ?? [])];
  if (!isTypeOnly) open.delete(from);
  const names = [...new Set([...kept.map((each) => each.getText()), ...added])];
  const isSame =
    kept.length === bindings.elements.length && names.length === kept.length;
  if (isSame && from === former) return [];
  const defaultName = importClause.name?.text;
  const lead = defaultName && !isDropped(defaultName) ? [defaultName] : [];
  const list = names.length > 0 ? [`{${names.sort(byName).join(', ')}}`] : [];
  const what = [...lead, ...list].join(', ');
  const word = isTypeOnly ? 'import type' : 'import';
  return what === ''
    ? [removal(text, start, declaration.end)]
    : [{start, end: declaration.end, text: `${word} ${what} from '${from}';`}];
}

/** New declarations stand where their module's name belongs among packages. */
function newImports(
  declarations: readonly ts.ImportDeclaration[],
  open: ReadonlyMap<string, ReadonlySet<string>>,
): Edit[] {
  const sorted = [...open].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([from, names]) => {
    const next = declarations.find((each) => {
      const module = moduleOf(each);
      return module.startsWith('.') || module > from;
    });
    const text = `import {${[...names].sort(byName).join(', ')}} from '${from}';\n`;
    const last = declarations.at(-1);
    if (next) return {start: next.getStart(), end: next.getStart(), text};
    return last
      ? {start: last.end, end: last.end, text: `\n${text.trimEnd()}`}
      : {start: 0, end: 0, text};
  });
}

function byName(one: string, other: string): number {
  const key = (name: string): string => name.replace(/^type /, '').toLowerCase();
  return key(one) < key(other) ? -1 : 1;
}
