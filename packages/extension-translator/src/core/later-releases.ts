import ts from 'typescript';

import type {Source} from './source';
import type {Note} from './translation';

/** A name that works in the described version, and that a newer release deprecates or removes. */
export interface LaterName {
  readonly module: string;
  readonly name: string;
  readonly kind: 'deprecated' | 'removed';
  /** The release that does it. */
  readonly version: string;
  /** What to write instead, with names in backticks. */
  readonly instead?: string;
}

/** What is known of releases after the version that the translation is for. */
export interface LaterReleases {
  /** The version that the translation is for. */
  readonly described: string;
  readonly names: readonly LaterName[];
}

/** Says of each imported name what newer releases do to it, at its import. */
export function laterNotes(
  {file}: Source,
  translated: string,
  {described, names}: LaterReleases,
): Note[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap((declaration) => {
    const bindings = declaration.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    const module = (declaration.moduleSpecifier as ts.StringLiteral).text;
    return bindings.elements.flatMap((element): Note[] => {
      const imported = (element.propertyName ?? element.name).text;
      const later = names.find(
        (one) => one.module === module.replace(/\.js$/, '') && one.name === imported,
      );
      if (!later) return [];
      const start = file.getLineAndCharacterOfPosition(element.getStart(file));
      const isGone = !hasWord(translated, imported);
      const words = isGone
        ? 'The translation does without it.'
        : (later.instead ?? 'Look up what replaces it before you upgrade.');
      const text = `Works in ${described}; ${later.kind} in ${later.version}. ${words}`;
      return [{kind: 'later', line: start.line + 1, subject: imported, text}];
    });
  });
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}
