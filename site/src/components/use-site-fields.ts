import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {SiteFields} from '@site/config/site-fields';

/** The fields that the site's configuration hands to pages. */
export function useSiteFields(): SiteFields {
  const {siteConfig} = useDocusaurusContext();
  // Docusaurus types custom fields as unknown; the configuration writes exactly this type.
  return siteConfig.customFields as unknown as SiteFields;
}
