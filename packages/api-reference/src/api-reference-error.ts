/** The four parts that every error of this package says. */
export interface ApiReferenceErrorParts {
  /** What is wrong, one sentence. */
  readonly what: string;
  /** Where it is: `file:line`, or the option that holds it. */
  readonly where: string;
  /** What was expected there. */
  readonly expected: string;
  /** What to do about it. */
  readonly fix: string;
}

/** An error of the reader of packages, notes or options that tells how to repair the input. */
export class ApiReferenceError extends Error {
  override readonly name = 'ApiReferenceError';

  constructor(readonly parts: ApiReferenceErrorParts) {
    super(
      `${parts.what}\n` +
        `  where:    ${parts.where}\n` +
        `  expected: ${parts.expected}\n` +
        `  fix:      ${parts.fix}`,
    );
  }
}
