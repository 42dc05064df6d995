import {listMarkdownFiles} from '@lexical-documentation/common/build';
import ts from 'typescript';

import {readMarkdownFences} from '../program/markdown-samples';
import {sortSamples} from './samples';

/**
 * Returns the modules of packages that samples marked `live` import, without duplicates, so that
 * their sandbox can provide them.
 *
 * @param folders - with Markdown files, at any depth
 */
export async function modulesOfLiveSamples(
  folders: readonly string[],
): Promise<string[]> {
  const files = await listMarkdownFiles(folders);
  const fences = await Promise.all(files.map(readMarkdownFences));
  const imports = sortSamples(fences.flat())
    .toCompile.filter(({fenceMeta}) => fenceMeta.live)
    .flatMap(({code}) => ts.preProcessFile(code, true, false).importedFiles)
    .map(({fileName}) => fileName)
    .filter((specifier) => !specifier.startsWith('.'));
  return [...new Set(imports)].sort();
}
