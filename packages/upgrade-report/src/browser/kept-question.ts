import {gunzipSync, gzipSync, strFromU8, strToU8} from 'fflate';

/** What a reader asks: from which version to which, and for what. */
export interface Question {
  /** Empty until one is chosen or found in the text. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const KEY = 'upgrade-report';
const LONGEST = 200_000;

/** Returns the question of a link, or the one that this browser keeps. */
export function readQuestion(hash: string): Partial<Question> {
  return ofHash(hash) ?? ofStorage();
}

/** Keeps the question in this browser; an empty one clears what was kept. */
export function storeQuestion(question: Question): void {
  try {
    if (question.text === '' && question.from === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(question));
  } catch {
    // No storage, or no room in it: the question lasts as long as the page.
  }
}

/** Returns a hash with the question: what follows `#` is never sent to a server. */
export function hashOf(question: Question): string {
  let binary = '';
  for (const byte of gzipSync(strToU8(JSON.stringify(question))))
    binary += String.fromCharCode(byte);
  const text = btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `#ask=${text}`;
}

function ofHash(hash: string): Partial<Question> | undefined {
  const [, text] = /^#ask=([\w-]+)$/.exec(hash) ?? [];
  if (text === undefined) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    // The last four bytes tell the size: a few bytes can unfold to gigabytes.
    const size = new DataView(bytes.buffer).getUint32(bytes.length - 4, true);
    return size > LONGEST ? undefined : sound(strFromU8(gunzipSync(bytes)));
  } catch {
    return undefined;
  }
}

function ofStorage(): Partial<Question> {
  try {
    return sound(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Both a link and a storage may hold anything. */
function sound(json: string): Partial<Question> {
  const found: unknown = JSON.parse(json);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(
      ([key, value]) =>
        ['from', 'to', 'text'].includes(key) && typeof value === 'string',
    ),
  );
}
