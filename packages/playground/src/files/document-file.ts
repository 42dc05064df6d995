import {isRecord} from '@lexical-documentation/playground-link';
import {FourPartError} from '@lexical-documentation/common';
import {serializedDocumentFromEditorState} from '@lexical/file';
import type {EditorState} from 'lexical';

import {type DocumentFormat, guessFormat} from '../document/formats';
import {type Converter, type ReadContent, serializeState} from '../editor/converter';

/** Returns a document in the format of `@lexical/file`, which other Lexical editors can open, too. */
export function writeFile(state: EditorState): string {
  const file = serializedDocumentFromEditorState(state, {source: 'Playground'});
  return JSON.stringify({...file, editorState: serializeState(state)});
}

/**
 * Reads a file of `@lexical/file`, or one with a state, HTML or Markdown.
 *
 * @throws FourPartError that names the file, the place, what was expected, and the fix
 */
export function readFile(
  name: string,
  text: string,
  converter: Converter,
): ReadContent {
  if (text.trim() === '') {
    throw new FourPartError({
      what: 'The file is empty.',
      where: name,
      expected: 'a document of Lexical, HTML or Markdown',
      fix: 'Choose another file. Your document is unchanged.',
    });
  }
  const format = formatOf(name) ?? guessFormat(text);
  return converter.read(format === 'json' ? stateIn(text) : text, format);
}

/** The formats of files that can be opened. */
export const FILE_TYPES = '.lexical,.json,.html,.htm,.md,.markdown';

function formatOf(name: string): DocumentFormat | null {
  const ending = name.toLowerCase().split('.').at(-1);
  if (ending === 'lexical' || ending === 'json') return 'json';
  if (ending === 'html' || ending === 'htm') return 'html';
  return ending === 'md' || ending === 'markdown' ? 'markdown' : null;
}

/** A file contains a state and a date. If it isn't JSON, the converter explains why. */
function stateIn(text: string): string {
  try {
    const file: unknown = JSON.parse(text);
    const hasState = isRecord(file) && isRecord(file['editorState']);
    return hasState ? JSON.stringify(file['editorState']) : text;
  } catch {
    return text;
  }
}
