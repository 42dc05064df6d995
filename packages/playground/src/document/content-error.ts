import {FourPartError} from '@lexical-documentation/common';

/** Returns errors that explain themselves as they are, and wraps those that nobody foresaw. */
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
