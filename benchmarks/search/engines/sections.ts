import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import type {LoadedIndex} from '../../../packages/search/src/backends/node/load-index';
import {docSearchRecord} from '../../../packages/search/src/records/docsearch-record';

/** A heading with the text below it, as the usual text indexes for Docusaurus divide pages. */
export interface Section {
  /** Number of the section. */
  id: number;
  url: string;
  title: string;
  heading: string;
  text: string;
}

/** Returns the sections of all pages: what our own index holds, in the form of plain documents. */
export function sectionsOf({index}: LoadedIndex): Section[] {
  const sections = new Map<string, Section>();
  for (let record = 0; record < index.recordCount; record++) {
    const {content, hierarchy, url} = docSearchRecord(index, record);
    const {lvl0, lvl1, ...deeper} = hierarchy;
    const heading = Object.values(deeper).filter((level) => level !== null);
    const section = sections.get(url) ?? {
      heading: heading.at(-1) ?? '',
      id: sections.size,
      text: '',
      title: lvl1 ?? lvl0 ?? '',
      url,
    };
    section.text += `${content ?? ''} `;
    sections.set(url, section);
  }
  return [...sections.values()];
}

/** Returns the size of a text after gzip. */
export function gzipSize(text: string | Buffer): number {
  return gzipSync(text, {level: 9}).byteLength;
}

/** Returns the size after gzip of the first file of a folder that holds the mark. */
export async function sizeOfFileWith(folder: string, mark: string): Promise<number> {
  for (const name of await readdir(folder)) {
    const text = name.endsWith('.js') ? await readFile(join(folder, name)) : '';
    if (text.includes(mark)) {
      return gzipSize(Buffer.from(text));
    }
  }
  throw new Error(`No file of ${folder} contains "${mark}"`);
}
