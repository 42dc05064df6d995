/** Returns what was thrown as an error: anything can be thrown. */
export function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
