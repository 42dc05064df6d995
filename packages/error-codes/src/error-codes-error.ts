/** A package whose numbers cannot be paired with sentences; its message says what, where, what was expected and how to fix it. */
export class ErrorCodesError extends Error {
  override readonly name = 'ErrorCodesError';

  constructor(report: {
    readonly what: string;
    readonly where: string;
    readonly expected: string;
    readonly fix: string;
  }) {
    const {what, where, expected, fix} = report;
    super(`${what}\n  at ${where}\n  expected: ${expected}\n  fix: ${fix}`);
  }
}
