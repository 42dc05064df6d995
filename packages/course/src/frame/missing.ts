/** Says what a program lacks: the message is for the reader, not for a log. */
export class Missing extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Missing';
  }
}

/** Reports what is missing unless the condition holds. */
export function expectThat(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Missing(message);
}
