import type {Response} from '@algolia/client-common';

/**
 * Returns whether a response comes from a host that implements Algolia's protocol.
 *
 * A static host answers a query with its not-found page, with "method not allowed", or with the
 * site's start page and status 200. None of them says anything about the query. Overload (429) and
 * failures (5xx) aren't answers either: another host may have one.
 */
export function isProtocolAnswer({status, content}: Response): boolean {
  if (status >= 200 && status < 300) {
    return content.trimStart().startsWith('{');
  }
  return status >= 400 && status < 500 && status !== 429 && isProtocolError(content);
}

/** Algolia's errors are `{"message": string, "status": number}`. */
function isProtocolError(content: string): boolean {
  try {
    const body: unknown = JSON.parse(content);
    return (
      typeof body === 'object' &&
      body !== null &&
      'message' in body &&
      typeof body.message === 'string' &&
      'status' in body &&
      typeof body.status === 'number'
    );
  } catch {
    return false;
  }
}
