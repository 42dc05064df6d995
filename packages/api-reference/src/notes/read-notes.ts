import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import type {NoteFile} from './note';
import {parseNotes} from './parse-notes';

/**
 * Reads all notes in a folder: its `.md` files.
 *
 * @throws FourPartError if the folder is missing or a file is malformed
 */
export function readNotes(folder: string): NoteFile[] {
  return listFolder(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return parseNotes(file, readFileSync(file, 'utf8'));
    });
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    throw new FourPartError({
      what: 'The folder of notes does not exist.',
      where: folder,
      expected: 'a folder with one Markdown file for each module',
      fix: 'create the folder, or correct the option "notesDir"',
    });
  }
}
