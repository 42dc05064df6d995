import path from 'node:path';
import {fileURLToPath} from 'node:url';

import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  Props,
} from '@docusaurus/types';

import {buildReference, textFolder} from './build-reference';
import {TEXT_ALIAS} from './emit/docs';
import {oldAddresses} from './emit/old-addresses';
import type {ReferenceModel} from './model/schema';
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
    postBuild: (props) => writeRedirects(model, context, options, props),
    configureWebpack: () => ({
      resolve: {alias: {[TEXT_ALIAS]: textFolder(options.cacheDir)}},
    }),
  };
}

/**
 * Static pages at the old addresses: no route, so no page's scripts grow. None leads to a page that
 * the site leaves out.
 */
async function writeRedirects(
  model: ReferenceModel,
  context: LoadContext,
  {id, route}: ResolvedOptions,
  props: Props,
): Promise<void> {
  const {trailingSlash} = context.siteConfig;
  const routes = new Set(props.routesPaths.map(bare));
  const hasPage = (address: string) =>
    routes.has(bare(context.baseUrl + address.slice(1)));
  const redirects = clientRedirects(context, {
    id,
    fromExtensions: [],
    toExtensions: [],
    redirects: oldAddresses(model, {route: `/${route}`, trailingSlash}).filter(({to}) =>
      hasPage(to),
    ),
  });
  await redirects?.postBuild?.({
    ...props,
    content: undefined,
    head: {},
    routesBuildMetadata: {},
  });
}

/** An address without its anchor and the slash at its end. */
function bare(address: string): string {
  return address.replace(/#.*$/, '').replace(/\/$/, '');
}

/** Checks the plugin's options; Docusaurus needs `id` back. */
export function validateOptions({
  options,
}: OptionValidationContext<ApiReferenceOptions, ResolvedOptions>): ResolvedOptions {
  return resolveOptions(options);
}
