// @ts-check
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.md',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
  '.xsl',
]);

/** Below this, headers weigh more than what compression saves. */
const SMALLEST = 1_024;

/** A tenth more bytes than the best level, which takes some fifty times as long. */
const BROTLI_QUALITY = 5;

/**
 * Writes a `.br` and a `.gz` twin beside every text file of a folder, where it is smaller than
 * the file. Compression runs on the thread pool, on all cores.
 *
 * @param {string} folder
 * @returns {Promise<number>} how many files got a twin
 */
export async function precompress(folder) {
  const files = (await readdir(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let compressed = 0;
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      compressed += Number(await compressFile(file));
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return compressed;
}

/**
 * @param {string} file
 * @returns {Promise<boolean>} whether it was worth it
 */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.byteLength < SMALLEST) {
    return false;
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    promisify(gzip)(content, {level: 9}),
  ]);
  const twins = [
    {path: `${file}.br`, bytes: br},
    {path: `${file}.gz`, bytes: gz},
  ].filter(({bytes}) => bytes.byteLength < content.byteLength);
  await Promise.all(twins.map(({path, bytes}) => writeFile(path, bytes)));
  return twins.length > 0;
}
