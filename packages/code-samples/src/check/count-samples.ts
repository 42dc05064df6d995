import {listMarkdownFiles} from '@lexical-documentation/common/build';

import {readMarkdownFences} from '../program/markdown-samples';
import {sortSamples} from './samples';

/** How many samples are checked. */
export interface SampleCounts {
  readonly compiled: number;
  /** How many of the compiled ones are also executed. */
  readonly run: number;
}

/** Counts the samples of Markdown folders that {@link checkSamples} compiles and runs. */
export async function countSamples(folders: readonly string[]): Promise<SampleCounts> {
  const files = await listMarkdownFiles(folders);
  const fences = await Promise.all(files.map(readMarkdownFences));
  const {toCompile} = sortSamples(fences.flat());
  return {
    compiled: toCompile.length,
    run: toCompile.filter(({fenceMeta}) => fenceMeta.run).length,
  };
}
