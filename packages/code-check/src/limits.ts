import {FourPartError} from '@lexical-documentation/common';

import type {CheckedFile} from './core/report';

/** The limits of a single check. */
export const LIMITS = {bytes: 200_000, files: 50, milliseconds: 5_000} as const;

const SOUND_PATH =
  /^(?:[\w@$()[\]+-][\w@$()[\]+. -]*\/)*[\w@$()[\]+-][\w@$()[\]+. -]*$/;
const CODE_FILE = /\.[cm]?[jt]sx?$/;
const LONGEST_PATH = 200;

/**
 * Rejects files that can't be checked.
 *
 * @throws FourPartError if there's no file, if there are too many or too large ones, and for paths
 * that are absolute, leave their folder or occur twice
 */
export function assertCheckable(files: readonly CheckedFile[]): void {
  if (!files.some(({path}) => CODE_FILE.test(path))) {
    throw refusal('There is no code to check.', 'the list of files', {
      expected: 'at least one file whose name ends in .ts, .tsx, .js or .jsx',
      fix: 'Name the file, for example "editor.tsx".',
    });
  }
  if (files.length > LIMITS.files) {
    throw refusal(`There are ${files.length} files.`, 'the list of files', {
      expected: `at most ${LIMITS.files} files in one check`,
      fix: 'Check fewer files at once.',
    });
  }
  const bytes = files.reduce((sum, {text}) => sum + text.length, 0);
  if (bytes > LIMITS.bytes) {
    throw refusal(`The files have ${bytes} characters.`, 'the list of files', {
      expected: `at most ${LIMITS.bytes} characters in one check`,
      fix: 'Check fewer files at once, or leave out data.',
    });
  }
  const seen = new Set<string>();
  for (const {path} of files) {
    assertSoundPath(path, seen);
    seen.add(path);
  }
}

function assertSoundPath(path: string, seen: ReadonlySet<string>): void {
  const isSound = path.length <= LONGEST_PATH && SOUND_PATH.test(path);
  if (!isSound || path.startsWith('node_modules/')) {
    throw refusal(
      'A path cannot be used.',
      JSON.stringify(path.slice(0, LONGEST_PATH)),
      {
        expected:
          'a relative path without ".." and backslashes, such as "src/editor.tsx"',
        fix: 'Give the path below the folder of the project.',
      },
    );
  }
  if (seen.has(path)) {
    throw refusal('Two files have the same path.', path, {
      expected: 'a path of its own for each file',
      fix: 'Rename one of them.',
    });
  }
}

function refusal(
  what: string,
  where: string,
  rest: {readonly expected: string; readonly fix: string},
): FourPartError {
  return new FourPartError({what, where, ...rest});
}
