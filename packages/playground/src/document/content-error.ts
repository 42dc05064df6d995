import {FourPartError} from '@lexical-documentation/common';

/** Returns errors that are already in four parts, and wraps unexpected ones. */
export function toContentError(error: unknown): FourPartError {
  if (error instanceof FourPartError) return error;
  return new FourPartError(
    {
      what: error instanceof Error ? error.message : String(error),
      where: 'the playground itself',
      expected: 'content that Lexical can load',
      fix: 'Try a smaller part of it. Your document is unchanged.',
    },
    {cause: error},
  );
}
