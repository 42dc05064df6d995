import path from 'node:path';
import {fileURLToPath} from 'node:url';

import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

import {buildReference, textFolder} from './build-reference';
import {TEXT_ALIAS} from './emit/docs';
import {oldAddresses} from './emit/old-addresses';
import {
  type ApiReferenceOptions,
  type ResolvedOptions,
  resolveOptions,
} from './options';

const PACKAGE_DIR = path.dirname(fileURLToPath(import.meta.url));

/**
 * Docusaurus plugin: writes the reference's pages before the docs plugin reads its folder.
 *
 * Docusaurus starts all plugins before it asks any of them for content, so the pages are
 * written while the plugin starts.
 */
export default async function apiReferencePlugin(
  context: LoadContext,
  options: ResolvedOptions,
): Promise<Plugin> {
  const build = () =>
    buildReference(
      options,
      {
        siteDir: context.siteDir,
        baseUrl: context.baseUrl,
        trailingSlash: context.siteConfig.trailingSlash,
      },
      (message) => console.log(`[api-reference] ${message}`),
    );
  let {model} = await build();
  let isFirstLoad = true;
  return {
    name: 'api-reference',
    // Docusaurus asks again when a watched file has changed.
    loadContent: async () => {
      if (!isFirstLoad) {
        ({model} = await build());
      }
      isFirstLoad = false;
    },
    getThemePath: () => path.join(PACKAGE_DIR, 'theme'),
    getTypeScriptThemePath: () => path.join(PACKAGE_DIR, 'theme'),
    getPathsToWatch: () => [
      options.readme,
      ...(options.notesDir ? [`${options.notesDir}/*.md`] : []),
    ],
    postBuild: async (props) => {
      const address = {
        route: `/${options.route}`,
        trailingSlash: context.siteConfig.trailingSlash,
      };
      const redirects = clientRedirects(context, {
        id: options.id,
        fromExtensions: [],
        toExtensions: [],
        redirects: oldAddresses(model, address),
      });
      await redirects?.postBuild?.({...props, content: undefined});
    },
    configureWebpack: (_config, isServer) => textAlias(options.cacheDir, isServer),
  };
}

/** The server build reads the pages' text, the browser build takes it from the document. */
function textAlias(cacheDir: string, isServer: boolean) {
  const side = isServer ? 'server' : 'browser';
  return {resolve: {alias: {[TEXT_ALIAS]: path.join(textFolder(cacheDir), side)}}};
}

/** Checks the plugin's options; Docusaurus needs `id` back. */
export function validateOptions({
  options,
}: OptionValidationContext<ApiReferenceOptions, ResolvedOptions>): ResolvedOptions {
  return resolveOptions(options);
}
