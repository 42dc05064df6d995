import {gunzipSync, gzipSync, strFromU8, strToU8} from 'fflate';

const LONGEST_TEXT = 200_000;

/** Returns a hash with a text, compressed: what follows `#` is never sent to a server. */
export function hashOfText(parameter: string, text: string): string {
  const bytes = gzipSync(strToU8(text));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const letters = btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `#${parameter}=${letters}`;
}

/** Returns the text of a hash; nothing where it has none, is damaged or too long. */
export function textOfHash(parameter: string, hash: string): string | undefined {
  const start = `#${parameter}=`;
  const letters = hash.slice(start.length);
  if (!hash.startsWith(start) || !/^[\w-]+$/.test(letters)) return undefined;
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    // The last four bytes tell the size: a few bytes can unfold to gigabytes.
    const size = new DataView(bytes.buffer).getUint32(bytes.length - 4, true);
    return size > LONGEST_TEXT ? undefined : strFromU8(gunzipSync(bytes));
  } catch {
    return undefined;
  }
}
