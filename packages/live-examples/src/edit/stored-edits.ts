import type {SourceFile} from '@lexical-documentation/code-sandbox';
import type {EditableSources} from './editable-sources';

/** Edits as they are stored: the texts that differ, and what they were made from. */
interface StoredEdits {
  readonly original: string;
  readonly texts: Readonly<Record<string, string>>;
}

const PREFIX = 'live-edit:';

/** Tells whether anything is stored, before the sources are there to compare it with. */
export function mayHaveEdits(id: string): boolean {
  try {
    return localStorage.getItem(PREFIX + id) !== null;
  } catch {
    // A browser without storage has no edits.
    return false;
  }
}

/** Tells whether there are edits that still fit the sources. */
export function hasEdits(sources: EditableSources): boolean {
  return readStored(sources) !== undefined;
}

/** Returns the sources with the reader's edits, or as they were written. */
export function readEdits(sources: EditableSources): readonly SourceFile[] {
  const texts = readStored(sources)?.texts ?? {};
  return sources.files.map(({name, text}) => ({name, text: texts[name] ?? text}));
}

/** Keeps the edits of this browser; files as they were written are no edits. */
export function storeEdits(
  sources: EditableSources,
  files: readonly SourceFile[],
): void {
  const edited = files.filter(
    ({name, text}) => sources.files.find((file) => file.name === name)?.text !== text,
  );
  const texts = Object.fromEntries(edited.map(({name, text}) => [name, text]));
  try {
    if (edited.length === 0) localStorage.removeItem(PREFIX + sources.id);
    else {
      const stored: StoredEdits = {original: originalOf(sources), texts};
      localStorage.setItem(PREFIX + sources.id, JSON.stringify(stored));
    }
  } catch {
    // No storage, or no room in it: the edits last as long as the page.
  }
}

function readStored(sources: EditableSources): StoredEdits | undefined {
  try {
    const item = localStorage.getItem(PREFIX + sources.id);
    const stored = item === null ? null : (JSON.parse(item) as StoredEdits);
    // Edits of an older version would mix with the present one.
    return stored?.original === originalOf(sources) && isTexts(stored.texts)
      ? stored
      : undefined;
  } catch {
    return undefined;
  }
}

/** What the browser keeps may have been written by anybody. */
function isTexts(texts: unknown): texts is StoredEdits['texts'] {
  return (
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  );
}

/** A short sum of the texts (FNV-1a, 32 bits): enough to see that they have changed. */
function originalOf({files}: EditableSources): string {
  let hash = 0x811c9dc5;
  for (const {text} of files) {
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
    }
  }
  return hash.toString(36);
}
