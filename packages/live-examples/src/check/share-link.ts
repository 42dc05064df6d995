import {gunzipSync, gzipSync, strFromU8, strToU8} from 'fflate';

const PARAMETER = 'code';
const LONGEST_CODE = 200_000;

/** Returns a hash with the code: what follows `#` is never sent to a server. */
export function hashOf(code: string): string {
  const bytes = gzipSync(strToU8(code));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const text = btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `#${PARAMETER}=${text}`;
}

/** Returns the code of a hash; nothing where it has none, or where it is damaged. */
export function codeOf(hash: string): string | undefined {
  const [, text] = /^#code=([\w-]+)$/.exec(hash) ?? [];
  if (text === undefined) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    // The last four bytes tell the size: a few bytes can unfold to gigabytes.
    const size = new DataView(bytes.buffer).getUint32(bytes.length - 4, true);
    return size > LONGEST_CODE ? undefined : strFromU8(gunzipSync(bytes));
  } catch {
    return undefined;
  }
}
