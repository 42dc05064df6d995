import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';

import type {SearchSettings, SearchThemeConfig} from './search-settings';

/** The plugin's name as a literal: importing it would load the plugin itself into the page. */
const PLUGIN_NAME = 'documentation-search';

/**
 * Returns the site's search settings; the same object as long as they don't change.
 *
 * @throws Error that names the plugin if the site doesn't list it
 */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const plugin = usePluginData(PLUGIN_NAME, undefined, {failfast: true});
  return useMemo(
    () => ({
      algolia: siteConfig.themeConfig['algolia'] as SearchThemeConfig,
      plugin: plugin as SearchSettings['plugin'],
    }),
    [siteConfig, plugin],
  );
}
