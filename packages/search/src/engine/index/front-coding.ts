const MAX_SHARED = 35;

/**
 * Encodes a sorted list of terms as text: each term is the length of the prefix that it shares with
 * the previous one (one base-36 digit) and its rest. Terms don't contain spaces.
 */
export function encodeTerms(terms: readonly string[]): string {
  let previous = '';
  return terms
    .map((term) => {
      const shared = sharedPrefixLength(previous, term);
      previous = term;
      return shared.toString(36) + term.slice(shared);
    })
    .join(' ');
}

/** Decodes the output of {@link encodeTerms}. */
export function decodeTerms(text: string): string[] {
  let previous = '';
  return text === ''
    ? []
    : text.split(' ').map((item) => {
        previous = previous.slice(0, parseInt(item.charAt(0), 36)) + item.slice(1);
        return previous;
      });
}

function sharedPrefixLength(left: string, right: string): number {
  const limit = Math.min(left.length, right.length, MAX_SHARED);
  let length = 0;
  while (length < limit && left[length] === right[length]) {
    length++;
  }
  return length;
}
