/** An error in Algolia's format; clients show `message`. */
export class ProtocolError extends Error {
  constructor(
    /** HTTP status. */
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ProtocolError';
  }
}
