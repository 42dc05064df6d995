const REFUSALS = [400, 403, 404, 405, 408, 413, 415];

/** An answer as received over the network. */
export interface RawAnswer {
  status: number;
  body: string;
}

/** Returns the problem with an answer of the protocol; null if there is none. */
export function shapeProblem({body, status}: RawAnswer): string | null {
  if (status === 204) {
    return body === '' ? null : 'a preflight with a body';
  }
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return `status ${String(status)} with a body that is no JSON: ${body.slice(0, 80)}`;
  }
  const fields = answer as Record<string, unknown>;
  if (status !== 200) {
    return REFUSALS.includes(status) &&
      fields['status'] === status &&
      typeof fields['message'] === 'string'
      ? null
      : `a refusal of another form: ${String(status)} ${body.slice(0, 80)}`;
  }
  const results = Array.isArray(fields['results']) ? fields['results'] : [answer];
  return results.every(isSearchAnswer)
    ? null
    : `no search answer: ${body.slice(0, 80)}`;
}

function isSearchAnswer(result: unknown): boolean {
  const {hits, nbHits, query} = result as Record<string, unknown>;
  return Array.isArray(hits) && typeof nbHits === 'number' && typeof query === 'string';
}
