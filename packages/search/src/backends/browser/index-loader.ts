import {prepareIndex, type SearchIndex} from '../../engine/index/search-index';
import {
  type Manifest,
  MANIFEST_FILE,
  readContent,
  readHeadings,
  readManifest,
  type ReadJson,
} from '../index-files';

/** What has arrived of an index: at first titles, headings and symbols, later the text too. */
export interface ArrivingIndex {
  manifest: Manifest;
  index: SearchIndex;
  /** Resolved when the text has arrived, or is known not to. */
  settled: Promise<void>;
}

/** An index that answers from what has arrived of it. */
export interface IndexLoader {
  /** @throws Error if the first part cannot be had; the next call tries again */
  load: () => Promise<ArrivingIndex>;
}

/** Loads an index in two parts, the one that answers first and the one with the text. */
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

/** Without the text, headings and symbols go on answering. */
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
