import type {SourceFile} from '@lexical-documentation/code-sandbox';
import type {EditableSources} from './editable-sources';

/** Edits as they are stored: the changed texts, and a checksum of the originals. */
interface StoredEdits {
  readonly original: string;
  readonly texts: Readonly<Record<string, string>>;
}

const PREFIX = 'live-edit:';

/** Returns whether anything is stored, without comparing it with the sources. */
export function mayHaveEdits(id: string): boolean {
  try {
    return localStorage.getItem(PREFIX + id) !== null;
  } catch {
    // A browser without storage has no edits.
    return false;
  }
}

/** Returns whether there are edits that still match the sources. */
export function hasEdits(sources: EditableSources): boolean {
  return readStored(sources) !== undefined;
}

/** Returns the sources with the reader's edits, or the originals. */
export function readEdits(sources: EditableSources): readonly SourceFile[] {
  const texts = readStored(sources)?.texts ?? {};
  return sources.files.map(({name, text}) => ({name, text: texts[name] ?? text}));
}

/** Stores the edits in this browser; unchanged files aren't stored. */
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
    // No storage, or no room in it: the edits are lost when the page is left.
  }
}

function readStored(sources: EditableSources): StoredEdits | undefined {
  try {
    const item = localStorage.getItem(PREFIX + sources.id);
    const stored = item === null ? null : (JSON.parse(item) as StoredEdits);
    // Edits of an older version can't be combined with the current one.
    return stored?.original === originalOf(sources) && isTexts(stored.texts)
      ? stored
      : undefined;
  } catch {
    return undefined;
  }
}

/** Anything can have written to the storage, so its content is validated. */
function isTexts(texts: unknown): texts is StoredEdits['texts'] {
  return (
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  );
}

/** A short checksum of the texts (FNV-1a, 32 bits), enough to notice changes. */
function originalOf({files}: EditableSources): string {
  let hash = 0x811c9dc5;
  for (const {text} of files) {
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
    }
  }
  return hash.toString(36);
}
