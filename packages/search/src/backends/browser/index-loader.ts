import {prepareIndex, type SearchIndex} from '../../engine/index/search-index';
import {
  type Manifest,
  MANIFEST_FILE,
  readContent,
  readHeadings,
  readManifest,
  type ReadJson,
} from '../index-files';

/** The loaded part of an index: at first titles, headings and symbols, later also the text. */
export interface ArrivingIndex {
  manifest: Manifest;
  index: SearchIndex;
  /** Resolves when the text has been loaded, or can't be. */
  settled: Promise<void>;
}

/** An index that answers from the part that has been loaded. */
export interface IndexLoader {
  /** @throws Error if the first part can't be loaded; the next call tries again */
  load: () => Promise<ArrivingIndex>;
}

/** Loads an index in two parts: first the one that can answer, then the one with the text. */
export function createIndexLoader(manifestUrl: string): IndexLoader {
  const readJson = (file: string) => fetchJson(new URL(file, manifestUrl), file);
  let loading: Promise<ArrivingIndex> | null = null;
  const start = async () => {
    const manifest = await readManifest(readJson);
    const index = await readHeadings(manifest, readJson);
    const arriving = {index, manifest, settled: Promise.resolve()};
    arriving.settled = completeWithContent(arriving, readJson);
    return arriving;
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

/** Without the text, headings and symbols continue to answer. */
async function completeWithContent(
  arriving: ArrivingIndex,
  readJson: ReadJson,
): Promise<void> {
  try {
    const whole = await readContent(arriving.manifest, arriving.index, readJson);
    prepareIndex(whole);
    arriving.index = whole;
  } catch (error) {
    console.warn('The text of the search index could not be loaded.', error);
  }
}

/** The manifest is always requested again; the other files never change under their name. */
async function fetchJson(url: URL, file: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: file === MANIFEST_FILE ? 'no-cache' : 'force-cache',
  });
  if (!response.ok) {
    throw new Error(`${url.pathname} answered ${String(response.status)}`);
  }
  return response.json() as Promise<unknown>;
}
