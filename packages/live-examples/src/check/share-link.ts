import {hashOfText, textOfHash} from '@lexical-documentation/common/text-in-hash';

const PARAMETER = 'code';

/** Returns a hash with the code: what follows `#` is never sent to a server. */
export function hashOf(code: string): string {
  return hashOfText(PARAMETER, code);
}

/** Returns the code of a hash; nothing where it has none, or where it is damaged. */
export function codeOf(hash: string): string | undefined {
  return textOfHash(PARAMETER, hash);
}
