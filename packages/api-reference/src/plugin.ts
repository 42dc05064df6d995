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
 * Docusaurus plugin that writes the reference's pages before the docs plugin reads its folder.
 *
 * Docusaurus initializes all plugins before it loads the content of any, so the pages are written
 * during initialization.
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
    // Docusaurus calls it again when a watched file has changed.
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
 * Static pages at the old URLs. They aren't routes, so they don't make any page's scripts larger.
 * None of them points to a page that the site leaves out.
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

/** A URL without its anchor and trailing slash. */
function bare(address: string): string {
  return address.replace(/#.*$/, '').replace(/\/$/, '');
}

/** Validates the plugin's options; Docusaurus needs `id` back. */
export function validateOptions({
  options,
}: OptionValidationContext<ApiReferenceOptions, ResolvedOptions>): ResolvedOptions {
  return resolveOptions(options);
}
