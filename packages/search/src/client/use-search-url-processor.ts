import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';

import type {SearchThemeConfig} from './search-settings';

/**
 * Returns a function that converts a record's URL to a link: a path of this site, whichever origin
 * the records were created for, or an external URL as is.
 */
export function useSearchUrlProcessor(
  algolia: SearchThemeConfig,
): (url: string) => string {
  const {withBaseUrl} = useBaseUrlUtils();
  return useCallback(
    (url: string) => {
      const {externalUrlRegex, replaceSearchResultPathname: replacement} = algolia;
      const {href, pathname, search, hash} = new URL(url, window.location.origin);
      if (isRegexpStringMatch(externalUrlRegex, href)) {
        return url;
      }
      const path = replacement
        ? pathname.replaceAll(new RegExp(replacement.from, 'g'), replacement.to)
        : pathname;
      return withBaseUrl(`${path}${search}${hash}`);
    },
    [algolia, withBaseUrl],
  );
}
