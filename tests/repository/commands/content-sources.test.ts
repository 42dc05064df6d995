import {expect, test} from 'vitest';

import {contentSources} from '../../../commands/lib/content-sources';

test('an unconfigured site talks to its own origin alone, and opens what readers ask for', () => {
  expect(contentSources({})).toEqual({
    'connect-src': [],
    'form-action': ['https://stackblitz.com'],
    'frame-src': [
      'https://www.youtube-nocookie.com',
      'https://platform.twitter.com',
      'https://embed.figma.com',
    ],
  });
});

test('analytics may load its script and send to its hosts', () => {
  const sources = contentSources({SITE_ANALYTICS_ID: 'G-TEST'});
  expect(sources['script-src']).toEqual(['https://www.googletagmanager.com']);
  expect(sources['connect-src']).toContain('https://*.google-analytics.com');
});

test('a hosted search and its event service may be asked', () => {
  const sources = contentSources({
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_SEARCH_KEY: 'key',
    ALGOLIA_INDEX_NAME: 'docs',
    SEARCH_INSIGHTS_ENDPOINT: 'https://events.example.org/1/events',
  });
  expect(sources['connect-src']).toEqual([
    'https://*.algolia.net',
    'https://*.algolianet.com',
    'https://events.example.org',
  ]);
});

test('the internal helper may ask its endpoints and be framed by its parent', () => {
  const sources = contentSources({
    INTERNAL_DOCS_PING_URL: 'https://ping.example.org/ping',
    INTERNAL_DOCS_CHECK_URL: 'https://check.example.org/docs',
    INTERNAL_DOCS_PARENT_ORIGIN: 'https://intranet.example.org',
  });
  expect(sources['connect-src']).toEqual([
    'https://ping.example.org',
    'https://check.example.org',
  ]);
  expect(sources['frame-ancestors']).toEqual(['https://intranet.example.org']);
});
