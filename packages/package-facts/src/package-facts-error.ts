/** What a reader of a build log needs in order to repair a page. */
export interface FactsProblem {
  /** What is wrong, in one sentence. */
  readonly what: string;
  /** File and line, as `file:line`. */
  readonly where: string;
  readonly expected: string;
  readonly fix: string;
}

/** Facts that cannot be told; its message says what, where, what was expected and how to fix it. */
export class PackageFactsError extends Error {
  override readonly name = 'PackageFactsError';

  constructor({what, where, expected, fix}: FactsProblem) {
    super(`${what}\n  at ${where}\n  expected: ${expected}\n  fix: ${fix}`);
  }
}
