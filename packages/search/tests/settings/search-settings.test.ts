import * as algoliaTheme from '@docusaurus/theme-search-algolia';
import {expect, test} from 'vitest';

import {searchSettings} from '../../src/index';

// The theme's types don't include what Docusaurus itself calls.
const {validateThemeConfig} = algoliaTheme as unknown as {
  validateThemeConfig: (input: {themeConfig: unknown; validate: unknown}) => unknown;
};

const account = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_SEARCH_KEY: 'KEY',
};

test('without any variable the own server answers', () => {
  const {algolia, insights, provider} = searchSettings({});
  expect(provider).toBe('self');
  expect(algolia).toMatchObject({apiKey: 'public', appId: 'self', insights: false});
  expect(insights).toBeUndefined();
});

test('with an account the hosted service answers', () => {
  const {algolia, provider} = searchSettings(account);
  expect(provider).toBe('algolia');
  expect(algolia).toMatchObject({apiKey: 'KEY', appId: 'APP', indexName: 'docs'});
});

test('SEARCH_PROVIDER=self overrules an account', () => {
  expect(searchSettings({...account, SEARCH_PROVIDER: 'self'}).algolia.appId).toBe(
    'self',
  );
});

test.each([{}, account])('Docusaurus accepts the settings', (env) => {
  const {algolia} = searchSettings(env);
  const validate = (
    schema: {validate: (value: unknown) => {error?: Error; value: unknown}},
    config: unknown,
  ) => {
    const {error, value} = schema.validate(config);
    if (error) {
      throw error;
    }
    return value;
  };
  const themeConfig = validateThemeConfig({themeConfig: {algolia}, validate});
  expect(themeConfig).toMatchObject({
    algolia: {contextualSearch: true, searchPagePath: 'search'},
  });
});

test('an account without its key names the missing variable', () => {
  expect(() => searchSettings({...account, ALGOLIA_SEARCH_KEY: ''})).toThrow(
    'The search provider Algolia is only partly configured: ALGOLIA_SEARCH_KEY is missing.\n' +
      '  where:    the environment\n' +
      '  expected: all of ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_NAME\n' +
      '  fix:      Set what is missing, or SEARCH_PROVIDER=self to use the own server.',
  );
});

test('Algolia without an account names all three variables', () => {
  expect(() => searchSettings({SEARCH_PROVIDER: 'algolia'})).toThrow(
    'ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_NAME are missing.',
  );
});

test('an unknown provider is refused with the known ones', () => {
  expect(() => searchSettings({SEARCH_PROVIDER: 'lunr'})).toThrow(
    'Unknown search provider "lunr".\n  where:    the environment variable SEARCH_PROVIDER\n' +
      '  expected: "self" or "algolia"',
  );
});

test('events are collected where an address is given', () => {
  const env = {SEARCH_INSIGHTS_ENDPOINT: 'https://insights.example.com'};
  expect(searchSettings(env)).toMatchObject({
    algolia: {insights: true},
    insights: {endpoint: 'https://insights.example.com'},
  });
});

test.each(['insights.example.com', 'ftp://example.com'])(
  '%s is no address for events',
  (value) => {
    expect(() => searchSettings({SEARCH_INSIGHTS_ENDPOINT: value})).toThrow(
      `"${value}" is not a URL.\n  where:    the environment variable SEARCH_INSIGHTS_ENDPOINT`,
    );
  },
);
