import {readFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import {docFiles, textFiles} from './emit/docs';
import {sidebarItems} from './emit/sidebar';
import {sidebarPath} from './emit/sidebar-file';
import {
  indexByName,
  symbolEntries,
  symbolIndexFile,
  symbolIndexPath,
} from './emit/symbol-index';
import {symbolFacts, symbolFactsPath} from './emit/symbol-facts';
import {syncFolder, writeIfChanged} from './emit/write-files';
import {describedModelPath, type StoredDescription} from './lists/described-model';
import {loadModel} from './model/load-model';
import type {ReferenceModel} from './model/schema';
import {mergeNotes} from './notes/merge-notes';
import {readNotes} from './notes/read-notes';
import type {ResolvedOptions} from './options';
import {createCodeStore} from './render/code-blocks';
import {renderPages, type RenderOptions} from './render/render-pages';
import type {SiteMapOptions} from './render/site-map';
import {indexUsages} from './usages/usages';
import {byVersion, readReleases} from './versions/read-releases';
import {historyOf, NO_HISTORY, type VersionHistory} from './versions/version-history';

/** Settings of the site around the reference. */
export interface SiteSettings {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/** Folder of the pages' content modules, below the cache folder. */
export function textFolder(cacheDir: string): string {
  return path.join(cacheDir, 'pages');
}

/**
 * Builds the reference: model, pages, sidebar and index of names, all as files.
 *
 * @returns the model with its notes, how many pages there are, and how many files changed
 * @throws FourPartError if a package, the readme or a note can't be read
 * @throws Error that lists every note that doesn't match the packages
 */
export async function buildReference(
  options: ResolvedOptions,
  site: SiteSettings,
  report?: (message: string) => void,
): Promise<{
  readonly model: ReferenceModel;
  readonly pages: number;
  readonly changed: number;
}> {
  const readme = readReadme(options.readme);
  const {cacheDir, variableKinds} = options;
  const {source, usingPages} = await readSources(options, site.siteDir, report);
  const model = withNotes(source, options.notesDir);
  const address = {
    route: `${site.baseUrl}${options.route}`,
    trailingSlash: site.trailingSlash,
  };
  const {pages, siteMap} = await renderReference(model, options, {
    ...address,
    usages: indexUsages(model, usingPages),
  });
  const description: StoredDescription = {model, variableKinds, siteMap: address};
  const prefix = path.posix.basename(options.route);
  const sidebar = sidebarItems(model, prefix, options.readmeLabel);
  writeIfChanged(describedModelPath(cacheDir), JSON.stringify(description));
  writeIfChanged(symbolIndexPath(cacheDir), symbolIndexFile(model, siteMap));
  const {since, later} = readHistory({releases: options.releases}, model);
  const facts = symbolFacts(model, {siteMap, calls: options.calls, since, later});
  writeIfChanged(symbolFactsPath(cacheDir), JSON.stringify(facts));
  writeIfChanged(sidebarPath(cacheDir), JSON.stringify(sidebar));
  const docs = syncFolder(options.docsDir, docFiles(pages, readme, options.sidebarId));
  const text = syncFolder(textFolder(cacheDir), textFiles(pages));
  return {
    model,
    pages: pages.length,
    changed: docs.written.length + text.written.length,
  };
}

/**
 * The packages' model, and the pages that use its names: each takes seconds, so both are read
 * concurrently.
 */
async function readSources(
  {packages, variableKinds, calls, cacheDir, usages}: ResolvedOptions,
  from: string,
  report?: (message: string) => void,
) {
  const inWorker = usages !== undefined;
  const [source, usingPages] = await Promise.all([
    loadModel(
      {
        packages,
        variableKinds,
        cacheDir,
        from,
        inWorker,
        ...(calls && {callRules: calls.rules}),
      },
      report,
    ),
    usages?.() ?? [],
  ]);
  return {source, usingPages};
}

/** The code of all pages is highlighted in one batch, so a first rendering collects it. */
async function renderReference(
  model: ReferenceModel,
  {variableKinds, sourceUrl, releases, historyFrom, renderCode, calls}: ResolvedOptions,
  site: SiteMapOptions & Pick<RenderOptions, 'usages'>,
): Promise<ReturnType<typeof renderPages>> {
  const settings: RenderOptions = {
    ...site,
    variableKinds,
    sourceUrl,
    ...(calls && {calls}),
    history: readHistory({releases, historyFrom}, model),
  };
  if (renderCode === undefined) {
    return renderPages(model, settings);
  }
  const store = createCodeStore();
  const {siteMap} = renderPages(model, {...settings, code: store.collect});
  const symbols = indexByName(symbolEntries(model, siteMap));
  return renderPages(model, {
    ...settings,
    code: await store.render(renderCode, symbols),
  });
}

function readHistory(
  {releases, historyFrom = ''}: Pick<ResolvedOptions, 'releases' | 'historyFrom'>,
  {packages}: ReferenceModel,
): VersionHistory {
  if (!releases) return NO_HISTORY;
  const steps = readReleases(releases).filter(
    (step) => byVersion({version: historyFrom}, step) <= 0,
  );
  return historyOf(steps, packages[0]?.version);
}

function withNotes(
  source: ReferenceModel,
  notesDir: string | undefined,
): ReferenceModel {
  if (notesDir === undefined) {
    return source;
  }
  const {model, problems} = mergeNotes(source, readNotes(notesDir));
  if (problems.length > 0) {
    throw new Error(problems.map(({message}) => message).join('\n\n'));
  }
  return model;
}

function readReadme(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new FourPartError({
      what: 'The first page of the reference does not exist.',
      where: `${file}:1`,
      expected: 'an MDX file',
      fix: 'write the file, or correct the option "readme"',
    });
  }
}
