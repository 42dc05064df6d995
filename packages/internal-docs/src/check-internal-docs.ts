import type {InternalDocsCheck, InternalDocsOptions} from './options';

const PING_TIMEOUT_MILLISECONDS = 2000;

/**
 * Asks whether this reader can be led to an internal copy.
 *
 * @returns the check's answer, or undefined outside the network, when signed out, and when the
 *   answer is not one this module can use
 */
export async function checkInternalDocs({
  pingUrl,
  checkUrl,
}: InternalDocsOptions): Promise<InternalDocsCheck | undefined> {
  try {
    await fetch(pingUrl, {
      mode: 'no-cors',
      signal: AbortSignal.timeout(PING_TIMEOUT_MILLISECONDS),
    });
    const response = await fetch(checkUrl, {credentials: 'include'});
    const answer: unknown = await response.json();
    return isInternalDocsCheck(answer) ? answer : undefined;
  } catch {
    // Outside the network this is the normal case, and no concern of the reader's.
    return undefined;
  }
}

function isInternalDocsCheck(answer: unknown): answer is InternalDocsCheck {
  const check = answer as Partial<InternalDocsCheck> | null;
  return (
    typeof check?.showBanner === 'boolean' &&
    typeof check.redirectTo === 'string' &&
    isWebAddress(check.redirectTo) &&
    typeof check.template === 'string' &&
    typeof check.autoRedirectEnabled === 'boolean'
  );
}

/** An address such as "javascript:…" would run in the page that it is to lead away from. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
