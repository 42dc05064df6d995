// @ts-check

/** A failure that the user can do something about: what, where, what was expected, how to fix it. */
export class CommandError extends Error {
  /** @param {{what: string, where: string, expected: string, fix: string}} parts */
  constructor(parts) {
    super(
      parts.what +
        '\n  where:    ' +
        parts.where +
        '\n  expected: ' +
        parts.expected +
        '\n  fix:      ' +
        parts.fix,
    );
    this.name = 'CommandError';
  }
}
