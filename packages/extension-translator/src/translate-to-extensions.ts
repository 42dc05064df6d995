import babel from 'prettier/plugins/babel';
import estree from 'prettier/plugins/estree';
import {format} from 'prettier/standalone';

import {translate} from './core/translate';
import {laterNotes, type LaterReleases} from './core/later-releases';
import {parseSource} from './core/source';
import type {Note, Translation} from './core/translation';

/**
 * Translates code of the composer's form to extensions, formatted.
 *
 * @param code - TypeScript or JavaScript with JSX, whole statements
 * @param later - what newer releases do to names; without it, nothing is said of them
 * @returns the code, and a note for each part in the order of lines
 * @throws Error with the line, when the code has a mistake in its syntax
 */
export async function translateToExtensions(
  code: string,
  later?: LaterReleases,
): Promise<Translation> {
  const {code: text, notes} = translate(code);
  const more = later ? laterNotes(parseSource(code), text, later) : [];
  return {code: await formatCode(text), notes: [...notes, ...more].sort(byLine)};
}

function byLine(one: Note, other: Note): number {
  return one.line - other.line;
}

/** Formats code as the samples of the pages are. */
async function formatCode(code: string): Promise<string> {
  return format(code, {
    parser: 'babel-ts',
    plugins: [babel, estree],
    singleQuote: true,
    bracketSpacing: false,
    trailingComma: 'all',
    printWidth: 88,
  });
}
