import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';

import type {SearchGlobalData} from '../plugin/search-plugin';

/** A page that lists a part of the site, suggested if search finds nothing. */
export interface BrowseLink {
  readonly label: string;
  readonly to: string;
}

/** `themeConfig.algolia`: the options of Docusaurus' own theme, and those of this package. */
export interface SearchThemeConfig extends Omit<ThemeConfigAlgolia, 'insights'> {
  /** True sends click and view events; otherwise no analytics code is loaded. */
  readonly insights?: boolean;
  /** URL of the link "Let us know."; `{query}` is replaced with the encoded query. */
  readonly missingResultsUrl?: string;
  /** True disables recent and favorite searches. */
  readonly disableUserPersonalization?: boolean;
  readonly browseLinks?: readonly BrowseLink[];
}

/** Everything that the search interface needs to know about its site. */
export interface SearchSettings {
  readonly algolia: SearchThemeConfig;
  readonly plugin: Readonly<SearchGlobalData>;
}
