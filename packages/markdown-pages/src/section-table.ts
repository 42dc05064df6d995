import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import type {MarkdownSection} from './markdown-sections';

/** A page of the site, and the positions of its sections in its Markdown. */
export interface SectionedPage {
  /** Path below the base URL, with a leading slash. */
  readonly path: string;
  /** The Markdown file, relative to the built site. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly MarkdownSection[];
}

const FILE = 'assistants/sections.json';

/** Writes the positions of all pages' sections, beside the built site's files for assistants. */
export async function writeSectionTable(
  pages: readonly SectionedPage[],
  outDir: string,
): Promise<void> {
  const table = pages.map(
    ({path: place, file, title, description, sections}): SectionedPage => ({
      path: place,
      file,
      title,
      description,
      sections,
    }),
  );
  const target = path.join(outDir, FILE);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, JSON.stringify(table));
}

/**
 * Reads the positions of all pages' sections.
 *
 * @param outDir - folder of the built site
 * @throws FourPartError if the site hasn't been built with this plugin
 */
export async function readSectionTable(outDir: string): Promise<SectionedPage[]> {
  const file = path.join(outDir, FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SectionedPage[];
  } catch (error) {
    throw new FourPartError(
      {
        what: 'The sections of the pages cannot be read.',
        where: file,
        expected: 'a file that the plugin markdown-pages writes',
        fix: 'Build the site again.',
      },
      {cause: error},
    );
  }
}
