interface ErrorParts {
  readonly what: string;
  readonly where: string;
  readonly expected: string;
  readonly fix: string;
}

/** A setting that cannot work. The message says what, where, what was expected and how to fix it. */
export class SiteServerError extends Error {
  override readonly name = 'SiteServerError';

  constructor({what, where, expected, fix}: ErrorParts, options?: ErrorOptions) {
    super(
      `${what}\n  where:    ${where}\n  expected: ${expected}\n  fix:      ${fix}`,
      options,
    );
  }
}
