import type {PluginConfig} from '@docusaurus/types';
import type {OfflineOptions} from '@lexical-documentation/offline';

import type {SiteEnvironment} from './environment';

/** The plugin that keeps pages on readers' devices. */
export function offlinePlugin({offline}: SiteEnvironment): PluginConfig {
  const options: OfflineOptions = {
    enabled: offline,
    hashed: /^assets\/|^search-index\/.+\.[0-9a-f]{12}\.json$/,
    // The sandbox has no origin of its own, so no worker answers for it. The check of code and the
    // translator weigh as much as all pages. The rest is for feed
    // readers, search engines, assistants and previews of links.
    omitted:
      /^(?:sandbox|assistants|code-check|extension-translator|state-inspector|upgrade)\/|\.(?:xml|xsl|md)$|^llms.*\.txt$|^blog\/[^/]+\.css$|^img\/(?:social-card|pages\/)/,
    shellModules: [
      // Addresses without a page, also below the docs.
      /theme-classic[\\/]lib[\\/]theme[\\/](?:NotFound|DocsRoot|DocVersionRoot)[\\/]index\.js$/,
      /docusaurus-plugin-content-docs[\\/]default[\\/](?:p[\\/]|__plugin\.json)/,
      /[\\/]NotFound[\\/]Content[\\/]/,
      // The search: its window, its page, and the worker that answers.
      /[\\/]SearchModal[\\/]/,
      /[\\/]SearchPage[\\/]index\.tsx$/,
      /docusaurus-theme-search-algolia[\\/]default[\\/]__plugin\.json/,
      /[\\/]create-worker-requester\.ts$/,
      /[\\/]search-worker\.ts$/,
    ],
    shellPages: ['search'],
  };
  return ['@lexical-documentation/offline', {...options}];
}
