import type {SearchIndex} from '../../engine/index/search-index';
import {
  type Manifest,
  MANIFEST_FILE,
  readContent,
  readHeadings,
  readManifest,
  type ReadJson,
} from '../index-files';

/** An index that answers from what has arrived of it. */
export interface IndexLoader {
  /**
   * Returns what has arrived: at first titles, headings and symbols, later the text too.
   *
   * @throws Error if the first part cannot be had; the next call tries again
   */
  load: () => Promise<{manifest: Manifest; index: SearchIndex}>;
}

/** Loads an index in two parts, the one that answers first and the one with the text. */
export function createIndexLoader(manifestUrl: string): IndexLoader {
  const readJson = (file: string) => fetchJson(new URL(file, manifestUrl), file);
  let loading: Promise<{manifest: Manifest; index: SearchIndex}> | null = null;
  const start = async () => {
    const manifest = await readManifest(readJson);
    const loaded = {index: await readHeadings(manifest, readJson), manifest};
    void completeWithContent(loaded, readJson);
    return loaded;
  };
  return {
    load: () => {
      loading ??= start().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}

/** Without the text, headings and symbols go on answering. */
async function completeWithContent(
  loaded: {manifest: Manifest; index: SearchIndex},
  readJson: ReadJson,
): Promise<void> {
  try {
    loaded.index = await readContent(loaded.manifest, loaded.index, readJson);
  } catch (error) {
    console.warn('The text of the search index could not be loaded.', error);
  }
}

/** The manifest is asked for anew each time; the other files never change under their name. */
async function fetchJson(url: URL, file: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: file === MANIFEST_FILE ? 'no-cache' : 'force-cache',
  });
  if (!response.ok) {
    throw new Error(`${url.pathname} answered ${String(response.status)}`);
  }
  return response.json() as Promise<unknown>;
}
