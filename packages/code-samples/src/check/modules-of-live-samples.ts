import {listMarkdownFiles} from '@lexical-documentation/common/build';
import ts from 'typescript';

import {readMarkdownFences} from '../program/markdown-samples';
import {sortSamples} from './samples';

/**
 * Returns the modules of packages that the samples marked `live` import, each once, so that
 * whatever runs them can offer them.
 *
 * @param folders - with Markdown files, in all depths
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
