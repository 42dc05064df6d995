import ts from 'typescript';

import {withDistinctIds} from './names';
import {lostComments} from './comments';
import {findComposers, writeComposer} from './composers';
import {withImports} from './imports';
import {convertible, findOwnPlugins} from './own-plugins';
import {writePlainEditors} from './plain-editors';
import {Rewrite} from './rewrite';
import {parseSource} from './source';
import {writeStandaloneConfigs} from './standalone-configs';
import type {Note, Translation} from './translation';

/**
 * Translates code that uses `LexicalComposer`, plugins and register functions to extensions. What
 * has no equivalent stays, and a note says so.
 *
 * @param code - TypeScript or JavaScript with JSX
 * @returns the code, not formatted, and notes in the order of lines
 * @throws Error with the line, when the code has a mistake in its syntax
 */
export function translate(code: string): Translation {
  const source = parseSource(code);
  const rewrite = new Rewrite(source);
  const composers = findComposers(rewrite);
  const movable = new Set(composers.flatMap(({rendered}) => rendered));
  const own = convertible(findOwnPlugins(rewrite), movable, rewrite);
  const rules = new Map(own.map(({name, rule}) => [name, rule]));
  for (const {write} of own) write();
  for (const composer of composers) writeComposer(composer, rules, rewrite);
  const objects = composers.flatMap(({root}) =>
    'object' in root ? [root.object] : [],
  );
  writeStandaloneConfigs(new Set(objects), rewrite);
  writePlainEditors(rewrite);
  const edited = withDistinctIds(rewrite.apply());
  const imported = withImports(edited, source, rewrite.imports);
  return {
    code: withComments(imported, source.file),
    notes: [...rewrite.notes].sort(byLine),
  };
}

/** Comments of parts that are gone stand before the first statement after the imports. */
function withComments(code: string, before: ts.SourceFile): string {
  const {file} = parseSource(code);
  const lost = lostComments(before, file);
  const first = file.statements.find((each) => !ts.isImportDeclaration(each));
  const at = first?.getStart(file) ?? code.length;
  return lost === '' ? code : `${code.slice(0, at)}${lost}${code.slice(at)}`;
}

function byLine(one: Note, other: Note): number {
  return one.line - other.line;
}
