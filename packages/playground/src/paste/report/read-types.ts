import type {PastedData} from '../paste-log';

/** One type of the data. */
export interface TypeReport {
  readonly type: string;
  readonly text: string;
  /** Bytes, as UTF-8. */
  readonly size: number;
  readonly isUsed: boolean;
  /** Why it was or wasn't used. */
  readonly why: string;
}

/** The types that Lexical reads, in its order. */
const ORDER = [
  'application/x-lexical-editor',
  'text/html',
  'text/plain',
  'text/uri-list',
];

/**
 * Explains for each type whether it was used.
 *
 * @param asked - the types that the editor read, in order: it stops at the one that it uses
 */
export function readTypes(
  {texts, files}: PastedData,
  asked: readonly string[],
): readonly TypeReport[] {
  const byType = new Map(texts);
  const used = asked.findLast((type) => (byType.get(type) ?? '') !== '') ?? null;
  const isPicture = used === null && files.length > 0;
  return texts.map(([type, text]) => ({
    type,
    text,
    size: new TextEncoder().encode(text).length,
    isUsed: type === used,
    why: isPicture ? 'Not read: the files came first.' : reasonOf(type, used, asked),
  }));
}

function reasonOf(type: string, used: string | null, asked: readonly string[]): string {
  if (type === used) return reasonOfUse(type, asked);
  if (!ORDER.includes(type)) {
    return 'Not read: nothing in this editor handles this type. ClipboardImportExtension can.';
  }
  const isTried = type !== 'text/plain' && asked.includes(type);
  if (isTried && type === 'text/html') {
    return 'Skipped: it is the same text as text/plain.';
  }
  if (isTried) return 'Refused: it comes from an editor with another namespace.';
  return used === null
    ? 'Not read: no handler took this paste.'
    : `Not needed: ${used} comes before it.`;
}

function reasonOfUse(type: string, asked: readonly string[]): string {
  return asked.length > 1
    ? `Used: of the types that Lexical reads, this is the first one that is present and usable (${ORDER.join(', ')}).`
    : `Used: this editor asks for ${type} only.`;
}
