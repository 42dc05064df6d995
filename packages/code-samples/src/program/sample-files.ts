import type {SourcePlace} from '@lexical-documentation/common';
import {listMarkdownFiles} from '@lexical-documentation/common/build';

import {sortSamples} from '../check/samples';
import {readExampleFolders} from './example-folders';
import {readMarkdownFences} from './markdown-samples';
import {type CompilableSample, programFiles} from './sample-program';

export interface SampleFilesOptions {
  /** Folders of Markdown and MDX files, as absolute paths. */
  readonly folders: readonly string[];
  /** Folders whose subfolders are examples. */
  readonly exampleFolders: readonly string[];
}

/** The files of a sample or example as the compiler sees them, including hidden lines. */
export interface SampleFiles {
  readonly where: SourcePlace;
  /** Relative paths in a separate folder; no two samples share one. */
  readonly files: readonly {readonly path: string; readonly text: string}[];
}

/** Returns all samples that are compiled, and the examples, for other checks of their code. */
export async function readSampleFiles({
  folders,
  exampleFolders,
}: SampleFilesOptions): Promise<SampleFiles[]> {
  const pages = await listMarkdownFiles(folders);
  const fences = (await Promise.all(pages.map(readMarkdownFences))).flat();
  const examples = await readExampleFolders(exampleFolders);
  const samples = [
    ...sortSamples(fences).toCompile.map((sample) => ({
      where: {file: sample.file, line: sample.line},
      sample,
    })),
    ...examples.map(({folder, sample}) => ({where: {file: folder, line: 1}, sample})),
  ];
  return samples.map(({where, sample}, index) => ({
    where,
    files: files(sample, index),
  }));
}

function files(sample: CompilableSample, index: number): SampleFiles['files'] {
  return programFiles(sample, '', index).map(({fileName, text}) => ({
    path: fileName.replace(/^[./]+/, ''),
    text,
  }));
}
