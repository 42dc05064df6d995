/** What a message about unreadable content says, each part a sentence or a value. */
export interface ContentProblem {
  /** What is wrong. */
  readonly what: string;
  /** Where it is: a line, a path inside the JSON, a part of the address. */
  readonly where: string;
  /** What would have been right. */
  readonly expected: string;
  /** What the reader can do. */
  readonly fix: string;
}

/** Content that the playground cannot open, with all that a reader needs to repair it. */
export class ContentError extends Error {
  readonly problem: ContentProblem;

  constructor(problem: ContentProblem, options?: ErrorOptions) {
    const {what, where, expected, fix} = problem;
    super(
      `${what}\n  where:    ${where}\n  expected: ${expected}\n  fix:      ${fix}`,
      options,
    );
    this.name = 'ContentError';
    this.problem = problem;
  }
}

/** Returns errors of this kind as they are, and wraps those that nobody foresaw. */
export function toContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  return new ContentError(
    {
      what: error instanceof Error ? error.message : String(error),
      where: 'the playground itself',
      expected: 'content that Lexical can load',
      fix: 'Try a smaller part of it. What you had is unchanged.',
    },
    {cause: error},
  );
}
