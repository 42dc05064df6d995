import {hashOfText, textOfHash} from '@lexical-documentation/common/text-in-hash';

import {SHARED} from './shared-address';
import type {SourceFile} from '@lexical-documentation/code-sandbox';
import type {EditableSources} from './editable-sources';

interface SharedEdits {
  readonly id: string;
  readonly files: readonly SourceFile[];
}

/** Returns the URL of this page with the files in its fragment, which isn't sent to servers. */
export function addressOfEdits(
  {id}: EditableSources,
  files: readonly SourceFile[],
): string {
  const shared: SharedEdits = {id, files};
  const {origin, pathname, search} = window.location;
  return origin + pathname + search + hashOfText(SHARED, JSON.stringify(shared));
}

/** Returns the files in the URL that belong to these sources, or undefined. */
export function readSharedFiles({
  id,
  files,
}: EditableSources): readonly SourceFile[] | undefined {
  const text = textOfHash(SHARED, window.location.hash);
  const shared = text === undefined ? undefined : parse(text);
  if (shared?.id !== id) return undefined;
  // Ignore files that the sources don't have, and keep those that the URL lacks.
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
