import {readFile} from 'node:fs/promises';
import {basename, join, posix, relative} from 'node:path';

import {PerfLogger} from '@docusaurus/logger';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {UsingPage} from '@lexical-documentation/api-reference';
import {listUses, type SourceUses} from '@lexical-documentation/code-samples';

import {sampleSources} from './code-samples';
import {paths} from './paths';

/** The guide pages and examples that use exported names, for the reference's "Used in". */
export async function usingPages(baseUrl: string): Promise<UsingPage[]> {
  // The first question about samples compiles all of them: a part of the build of its own.
  const sources = await PerfLogger.async('Resolve samples', () =>
    listUses(sampleSources),
  );
  const shown = sources.filter(({isExample, source}) => isExample || isGuide(source));
  return Promise.all(
    shown.map(async (source) => {
      const {title, path} = await (source.isExample ? example(source) : guide(source));
      const names = source.uses.map(({name, package: origin, places}) => ({
        name,
        package: origin,
        count: places.length,
      }));
      return {title, url: `${baseUrl}${path}`, names};
    }),
  );
}

function isGuide(file: string): boolean {
  const isIn = (folder: string) => !relative(folder, file).startsWith('..');
  const isPartial = basename(file).startsWith('_');
  return isIn(paths.docs) && !isIn(paths.referenceDocs) && !isPartial;
}

async function guide({source}: SourceUses) {
  const {title, slug} = await frontMatter(source);
  const name = relative(paths.docs, source).replace(/\.mdx?$/, '');
  const path = name.replaceAll('\\', '/').replace(/(?<=^|\/)index$/, '');
  const address = slug ? posix.resolve('/', posix.dirname(path), slug) : `/${path}`;
  return {title: title ?? name, path: `docs${address}`};
}

async function example({source}: SourceUses) {
  const name = basename(source);
  const {title} = await frontMatter(join(source, 'README.md'));
  return {title: `${title ?? name} (example)`, path: `gallery/${name}`};
}

async function frontMatter(
  filePath: string,
): Promise<{readonly title?: string; readonly slug?: string}> {
  const fileContent = await readFile(filePath, 'utf8');
  return (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).frontMatter;
}
