// @ts-check
import {join} from 'node:path';

import {CACHE, SITE_BUILD} from './paths.mjs';

/**
 * One way to build the site.
 *
 * @typedef {object} SiteVariant
 * @property {string} title - for the line that announces the build
 * @property {string} folder - where the built site lands
 * @property {string} stamp - file that remembers what it was built from
 * @property {Readonly<Record<string, string>>} env - settings beside those of the environment
 * @property {boolean} isCompressed - whether its files get compressed twins
 */

/** What readers get. @type {SiteVariant} */
export const PUBLIC_SITE = {
  title: 'the site',
  folder: SITE_BUILD,
  stamp: join(CACHE, 'site-inputs.txt'),
  env: {},
  isCompressed: true,
};

/**
 * The site with every option set that the public site leaves out, and the documents that its tests
 * open.
 *
 * @type {SiteVariant}
 */
export const CONFIGURED_SITE = {
  title: 'the site with every option set, for the tests',
  folder: join(CACHE, 'configured-site'),
  stamp: join(CACHE, 'configured-site-inputs.txt'),
  env: {
    SITE_BASE_URL: '/lexical/',
    SITE_ANALYTICS_ID: 'G-TEST',
    SITE_PLAYGROUND_URL: 'https://playground.test/try',
    SITE_RESPECT_SYSTEM_COLOR_MODE: 'false',
    SITE_LEAN_CLIENT: 'false',
    SITE_DRAFT_DOCS: 'intro.mdx,faq.mdx,getting-started/*.mdx,api/index.mdx',
    SITE_REPOSITORY_URL: 'https://code.test/docs',
    INTERNAL_DOCS_PING_URL: 'https://internal-docs.test/ping',
    INTERNAL_DOCS_CHECK_URL: 'https://internal-docs.test/check',
    INTERNAL_DOCS_PARENT_ORIGIN: 'https://parent.test',
    SEARCH_INSIGHTS_ENDPOINT: 'https://insights.test',
  },
  isCompressed: false,
};
