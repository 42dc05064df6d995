import {FourPartError} from '@lexical-documentation/common';

import {
  decodeContent,
  decodeHeadings,
  type EncodedContent,
  type EncodedHeadings,
  INDEX_FORMAT,
} from '../engine/index/index-format';
import {openIndex, type SearchIndex} from '../engine/index/search-index';

/** A file of the index, named by a hash of its content so that it can be cached forever. */
export interface IndexFile {
  file: string;
  /** Size before compression. */
  bytes: number;
  records: number;
}

/** The first file that a backend reads: the location of the index and its credentials. */
export interface Manifest {
  format: number;
  indexName: string;
  /** Path of the site, with slashes at both ends; the protocol's paths start below it. */
  baseUrl: string;
  /** Public by design: every client sends them. */
  credentials: {appId: string; apiKey: string};
  /** Titles, headings and symbols. */
  headings: IndexFile;
  /** Text. */
  content: IndexFile;
}

/** Name of the manifest, the only file of the index whose content may change. */
export const MANIFEST_FILE = 'manifest.json';

/** Reads a JSON file in the manifest's folder. */
export type ReadJson = (file: string) => Promise<unknown>;

/**
 * Reads the manifest.
 *
 * @throws Error if it has a different format version
 */
export async function readManifest(readJson: ReadJson): Promise<Manifest> {
  const manifest = (await readJson(MANIFEST_FILE)) as Manifest;
  if (manifest.format !== INDEX_FORMAT) {
    throw new FourPartError({
      what: `The search index has format ${String(manifest.format)}.`,
      where: MANIFEST_FILE,
      expected: `format ${String(INDEX_FORMAT)}`,
      fix: 'Build the site again.',
    });
  }
  return manifest;
}

/** Reads the part of the index that answers first. */
export async function readHeadings(
  manifest: Manifest,
  readJson: ReadJson,
): Promise<SearchIndex> {
  const encoded = (await readJson(manifest.headings.file)) as EncodedHeadings;
  return openIndex(decodeHeadings(encoded));
}

/** Reads the text, and returns the whole index. */
export async function readContent(
  manifest: Manifest,
  headings: SearchIndex,
  readJson: ReadJson,
): Promise<SearchIndex> {
  const encoded = (await readJson(manifest.content.file)) as EncodedContent;
  const content = decodeContent(encoded, headings.data.headings);
  return openIndex({...headings.data, content});
}
