/** A text that is not JSON (RFC 8259): where, and what should be there. */
export class JsonError extends Error {
  constructor(
    /** UTF-16 units before the first character that is wrong. */
    readonly offset: number,
    readonly expected: string,
  ) {
    super(`The text is not JSON: expected ${expected}.`);
    this.name = 'JsonError';
  }
}
