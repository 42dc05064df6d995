import {readGeneratedSite} from './site-table/generated-site.mjs';

/**
 * A component that this many pages share gets a file: with fewer, requests would cost more than
 * they save.
 */
const MANY_PAGES = 40;

/** What all docs pages show around their text. */
const DOCS_FRAME = ['@theme/DocRoot', '@theme/DocItem'];

/**
 * Returns the groups of modules that get their own files, for the bundler's `splitChunks`.
 *
 * @param generatedFilesDir - read when the bundler calls the function, because the site's content
 * has been loaded by then
 */
export function sharedFiles(generatedFilesDir: string) {
  return {
    // What many pages have is loaded once. By default, it must be larger, or is part of each page.
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
