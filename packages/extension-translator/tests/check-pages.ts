import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {checkSamples} from '@lexical-documentation/code-samples';
import {formatProblem} from '@lexical-documentation/common';

/** The repository, whose packages the samples import. */
export const ROOT = path.join(import.meta.dirname, '../../..');

const CACHE = path.join(ROOT, 'node_modules/.cache/extension-translator');

const browserExecutable =
  process.env['CHROME_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

/** A page of samples. */
export interface SamplePage {
  readonly name: string;
  readonly text: string;
}

/**
 * Compiles and runs the samples of pages.
 *
 * @param results - name of the file that keeps what passed
 * @returns the problems of each page by its name
 */
export async function checkPages(
  pages: readonly SamplePage[],
  results: string,
): Promise<ReadonlyMap<string, string[]>> {
  const folder = path.join(CACHE, `${results}-${process.pid}`);
  await mkdir(folder, {recursive: true});
  try {
    const files = await Promise.all(
      pages.map(async ({name, text}) => {
        const file = path.join(folder, `${name.replaceAll(/[ /#]/g, '-')}.mdx`);
        await writeFile(file, text);
        return file;
      }),
    );
    const resultsFile = path.join(CACHE, `${results}.json`);
    const {problems} = await checkSamples({
      files,
      root: ROOT,
      browserExecutable,
      resultsFile,
    });
    const problemsOf = (file: string | undefined) =>
      problems
        .filter(({where}) => where.file === file)
        .map((each) => formatProblem(each));
    return new Map(pages.map(({name}, index) => [name, problemsOf(files[index])]));
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
