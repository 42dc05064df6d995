import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {ShellScripts} from './build/shell-scripts';
import {type SiteFacts, SITE_FACTS} from './build/site-facts';
import {OFFLINE_FILES} from './shared/settings';

/** What {@link offlinePlugin} may be told. */
export interface OfflineOptions {
  /** `false`: pages register no worker, and one that was installed before removes itself. */
  readonly enabled: boolean;
  /** Names of files, below the base URL, that change with their content. */
  readonly hashed: RegExp;
  /** Files that no page asks for, or that no worker can answer for. */
  readonly omitted: RegExp;
  /** Patterns of the paths of modules whose scripts no page may lack. */
  readonly shellModules: readonly RegExp[];
  /** Paths of pages that are always at hand, such as "search". */
  readonly shellPages: readonly string[];
}

/**
 * Docusaurus plugin: pages register a service worker once they are idle. Its script and all that
 * it needs to know are written by `writeOfflineFiles` once the site is complete: Docusaurus runs the
 * last steps of all plugins at the same time.
 */
export default function offlinePlugin(
  {baseUrl, siteConfig, siteStorage}: LoadContext,
  options: OfflineOptions,
): Plugin {
  let shellScripts: readonly string[] = [];
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'offline',
    configureWebpack(_config, isServer) {
      if (isServer || !isProduction || !options.enabled) return {};
      const plugin = new ShellScripts(options.shellModules, (files) => {
        shellScripts = files;
      });
      // Docusaurus' types are those of another bundler.
      return {plugins: [plugin]} as object;
    },
    injectHtmlTags: () =>
      isProduction && options.enabled
        ? {postBodyTags: [{tagName: 'script', innerHTML: registration(baseUrl)}]}
        : {},
    async postBuild({outDir}) {
      const facts: SiteFacts = {
        baseUrl,
        enabled: options.enabled,
        title: siteConfig.title,
        colorModeKey: `theme${siteStorage.namespace}`,
        hashed: options.hashed.source,
        omitted: options.omitted.source,
        shellScripts,
        shellPages: options.shellPages,
      };
      const file = path.join(outDir, SITE_FACTS);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify(facts));
    },
  };
}

/** What each page carries: nothing of offline use loads before the page is idle. */
function registration(baseUrl: string): string {
  const worker = JSON.stringify(baseUrl + OFFLINE_FILES.worker);
  const page = JSON.stringify(baseUrl + OFFLINE_FILES.page);
  return `addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>{const w=navigator.serviceWorker;w&&w.register(${worker}).then(()=>w.ready).then(()=>import(${page})).catch(()=>{})}))`;
}
