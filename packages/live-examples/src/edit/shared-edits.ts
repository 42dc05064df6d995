import {hashOfText, textOfHash} from '@lexical-documentation/common/text-in-hash';

import {SHARED} from './shared-address';
import type {SourceFile} from '@lexical-documentation/code-sandbox';
import type {EditableSources} from './editable-sources';

interface SharedEdits {
  readonly id: string;
  readonly files: readonly SourceFile[];
}

/** Returns the address of this page with the files in it, which no server gets to see. */
export function addressOfEdits(
  {id}: EditableSources,
  files: readonly SourceFile[],
): string {
  const shared: SharedEdits = {id, files};
  const {origin, pathname, search} = window.location;
  return origin + pathname + search + hashOfText(SHARED, JSON.stringify(shared));
}

/** Returns the files that the address brings for these sources, or nothing. */
export function readSharedFiles({
  id,
  files,
}: EditableSources): readonly SourceFile[] | undefined {
  const text = textOfHash(SHARED, window.location.hash);
  const shared = text === undefined ? undefined : parse(text);
  if (shared?.id !== id) return undefined;
  // Files that the sources do not have are nobody's; those that the address lacks stay as they are.
  return files.map((file) => shared.files.find(({name}) => name === file.name) ?? file);
}

function parse(text: string): SharedEdits | undefined {
  try {
    const value = JSON.parse(text) as Partial<SharedEdits> | null;
    const isWhole =
      typeof value?.id === 'string' &&
      Array.isArray(value.files) &&
      value.files.every(
        (file: Partial<SourceFile> | null) =>
          typeof file?.name === 'string' && typeof file.text === 'string',
      );
    return isWhole ? (value as SharedEdits) : undefined;
  } catch {
    return undefined;
  }
}
