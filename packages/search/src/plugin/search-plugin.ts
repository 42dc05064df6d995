import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {earlySearchScript} from '../client/early-search';
import {buildIndex} from '../engine/index/build-index';
import {MANIFEST_FILE, type Manifest} from '../backends/index-files';
import {type AskedPages, withAsked} from '../records/asked-entries';
import type {SearchSettings} from '../settings/search-settings';
import type {CheckedOptions} from './options';
import {type BuiltPages, readBuiltPages} from './read-built-pages';
import {readAnswers} from './read-answers';
import {readSynonyms} from './read-synonyms';
import {writeIndex} from './write-index';

/** Name of the plugin's data on the client. */
export const PLUGIN_NAME = 'documentation-search';

/** Folder of the index in the built site. */
const INDEX_FOLDER = 'search-index';

/** The plugin's data on the client, with `usePluginData('documentation-search')`. */
export interface SearchGlobalData {
  provider: SearchSettings['provider'];
  indexName: string;
  /** Path below which the site itself answers the protocol (`1/...`); null with Algolia. */
  endpoint: string | null;
  /** URL of the index's manifest, for the worker. */
  manifestUrl: string;
  /** Names of the filters that pages belong to, in the order of the options. */
  sections: string[];
  insights: SearchSettings['insights'] | null;
}

/** Creates the Docusaurus plugin that indexes the rendered pages and adds the search components. */
export default function searchPlugin(
  context: LoadContext,
  options: CheckedOptions,
): Plugin<undefined> {
  const {baseUrl, siteConfig, siteDir} = context;
  const {settings} = options;
  const fromSite = (file?: string) => file && path.resolve(siteDir, file);
  const synonymsFile = fromSite(options.synonymsFile);
  const answersFolder = fromSite(options.answersFolder);
  const earlyKeys = earlySearchScript(baseUrl + settings.algolia.searchPagePath);
  return {
    name: PLUGIN_NAME,
    getThemePath: () => fileURLToPath(new URL('../theme', import.meta.url)),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyKeys}]}),
    getPathsToWatch: () => (synonymsFile ? [synonymsFile] : []),
    contentLoaded: ({actions}) => {
      actions.setGlobalData(globalData(baseUrl, options));
    },
    postBuild: async ({outDir, routesPaths}) => {
      const built = await readBuiltPages(outDir, baseUrl, routesPaths, {
        ...options,
        titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      });
      const synonyms = synonymsFile ? await readSynonyms(synonymsFile) : [];
      const answers = answersFolder ? await readAnswers(answersFolder) : [];
      const asked = withAsked(built.pages, answers, baseUrl);
      const {mistakeHeadings} = options;
      const index = buildIndex(asked.pages, synonyms, siteConfig.url, mistakeHeadings);
      const manifest = await writeIndex(path.join(outDir, INDEX_FOLDER), index, {
        baseUrl,
        credentials: {apiKey: settings.algolia.apiKey, appId: settings.algolia.appId},
        indexName: settings.algolia.indexName,
      });
      report(built, asked, manifest);
    },
  };
}

function globalData(
  baseUrl: string,
  {pathGroups, settings}: CheckedOptions,
): SearchGlobalData {
  const sections = pathGroups
    .map(({section}) => section)
    .filter((name) => name !== undefined);
  return {
    endpoint: settings.provider === 'self' ? baseUrl : null,
    indexName: settings.algolia.indexName,
    insights: settings.insights ?? null,
    manifestUrl: `${baseUrl}${INDEX_FOLDER}/${MANIFEST_FILE}`,
    provider: settings.provider,
    sections: [...new Set(sections)],
  };
}

function report(
  {empty, pages}: BuiltPages,
  {missing}: AskedPages,
  {content, headings}: Manifest,
): void {
  const records = headings.records + content.records;
  const bytes = headings.bytes + content.bytes;
  logger.info(
    `Search index: ${String(pages.length)} pages, ${String(records)} records, ${String(bytes)} bytes.`,
  );
  if (missing.length > 0) {
    const places = missing.map(({answer}) => answer);
    logger.info(`Answers that this build does not have: ${places.join(', ')}`);
  }
  if (empty.length > 0) {
    logger.warn(`Nothing searchable was found in ${empty.join(', ')}.`);
  }
}
