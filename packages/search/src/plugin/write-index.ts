import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {IndexData} from '../engine/index/index-data';
import {encodeIndex, INDEX_FORMAT} from '../engine/index/index-format';
import {type IndexFile, type Manifest, MANIFEST_FILE} from '../backends/index-files';

/**
 * Writes an index to an empty folder: its parts, named by a hash of their content, and the
 * manifest. The same input gives the same bytes.
 */
export async function writeIndex(
  directory: string,
  index: IndexData,
  identity: Pick<Manifest, 'baseUrl' | 'credentials' | 'indexName'>,
): Promise<Manifest> {
  const {content, headings} = encodeIndex(index);
  await rm(directory, {force: true, recursive: true});
  await mkdir(directory, {recursive: true});
  const manifest: Manifest = {
    baseUrl: identity.baseUrl,
    content: await writePart(directory, 'content', content),
    credentials: identity.credentials,
    format: INDEX_FORMAT,
    headings: await writePart(directory, 'headings', headings),
    indexName: identity.indexName,
  };
  await writeFile(
    path.join(directory, MANIFEST_FILE),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
  return manifest;
}

async function writePart(
  directory: string,
  name: string,
  part: {texts: string[]},
): Promise<IndexFile> {
  const json = JSON.stringify(part);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  const file = `${name}.${hash}.json`;
  await writeFile(path.join(directory, file), json);
  return {bytes: Buffer.byteLength(json), file, records: part.texts.length};
}
