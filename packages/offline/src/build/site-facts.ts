/** Where the plugin leaves what it learned during the build: the files can be listed again, and are
 * after a change by hand. */
export const SITE_FACTS = 'offline/site-facts.json';

/** What the plugin knows of the site. Patterns are given by their source. */
export interface SiteFacts {
  readonly baseUrl: string;
  readonly enabled: boolean;
  readonly title: string;
  /** Under which the browser remembers the reader's color mode. */
  readonly colorModeKey: string;
  readonly hashed: string;
  readonly omitted: string;
  readonly shellScripts: readonly string[];
  readonly shellPages: readonly string[];
}
