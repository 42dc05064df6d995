import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';

import type {SearchGlobalData} from '../plugin/search-plugin';

/** A page that lists a part of the site, offered where search cannot help. */
export interface BrowseLink {
  readonly label: string;
  readonly to: string;
}

/** `themeConfig.algolia`: what Docusaurus' own theme takes, and what this package adds. */
export interface SearchThemeConfig extends Omit<ThemeConfigAlgolia, 'insights'> {
  /** True sends click and view events; otherwise no analytics code is loaded. */
  readonly insights?: boolean;
  /** Address behind "Let us know."; `{query}` stands for the encoded query. */
  readonly missingResultsUrl?: string;
  /** True keeps no recent and no favorite searches. */
  readonly disableUserPersonalization?: boolean;
  readonly browseLinks?: readonly BrowseLink[];
}

/** Everything the search interface needs to know about the site it runs on. */
export interface SearchSettings {
  readonly algolia: SearchThemeConfig;
  readonly plugin: Readonly<SearchGlobalData>;
}
