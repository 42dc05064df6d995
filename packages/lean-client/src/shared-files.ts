import {readGeneratedSite} from './site-table/generated-site.mjs';

/** As many pages share a component of their text: fewer requests cost more than they save. */
const MANY_PAGES = 40;

/** What all pages of the docs show around their text. */
const DOCS_FRAME = ['@theme/DocRoot', '@theme/DocItem'];

/**
 * Returns the groups of modules that have a file of their own, for the bundler's `splitChunks`.
 *
 * @param generatedFilesDir - read when the bundler asks: the site's content is loaded then
 */
export function sharedFiles(generatedFilesDir: string) {
  return {
    // What many pages have comes once. By default it must be larger, or comes with each page.
    common: {minSize: 0},
    parts: {minChunks: MANY_PAGES, minSize: 2_000},
    // One file is smaller than several that are always loaded together.
    docs: {name: 'docs', enforce: true, chunks: docsFrame(generatedFilesDir)},
  };
}

function docsFrame(generatedFilesDir: string) {
  let names: readonly string[] | undefined;
  return ({name}: {readonly name?: string | null}): boolean => {
    names ??= readGeneratedSite(generatedFilesDir)
      .modules.filter(({path}) => DOCS_FRAME.includes(path))
      .map((module) => module.name);
    return names.includes(name ?? '');
  };
}
