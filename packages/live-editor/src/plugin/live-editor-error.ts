interface ErrorParts {
  readonly what: string;
  /** File and line, or the option at fault. */
  readonly where: string;
  readonly expected: string;
  readonly fix: string;
}

/** An input that cannot be shown, with what was expected and how to mend it. */
export class LiveEditorError extends Error {
  override readonly name = 'LiveEditorError';

  constructor({what, where, expected, fix}: ErrorParts) {
    super(`${what}\n  where:    ${where}\n  expected: ${expected}\n  fix:      ${fix}`);
  }
}
