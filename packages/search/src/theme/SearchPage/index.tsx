import Head from '@docusaurus/Head';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useQueryString,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useSearchSettings} from '../../client/use-search-settings';
import BrowseLinks from './BrowseLinks';
import SearchFilters from './SearchFilters';
import SearchInput from './SearchInput';
import SearchResults from './SearchResults';
import styles from './styles.module.css';
import {useSearchResults} from './use-search-results';

/** The page `/search?q=…&in=…`: all results of a query, filtered by section of the site. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}

function SearchPageContent(): ReactNode {
  const settings = useSearchSettings();
  const [text, setText] = useSearchQueryString();
  const query = text.trim();
  const [section, setSection] = useQueryString('in');
  const results = useSearchResults(settings, query, section);
  const {browseLinks = []} = settings.algolia;
  const title = pageTitle(query);

  return (
    <main className={clsx('container margin-vert--lg', styles.page)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <SearchInput value={text} onChange={setText} />
      <noscript>
        <p>Search runs in your browser and needs JavaScript.</p>
      </noscript>
      {query ? (
        <>
          <SearchFilters
            sections={settings.plugin.sections}
            counts={results.sectionCounts}
            value={section}
            onChange={setSection}
          />
          <SearchResults
            query={query}
            results={results}
            links={browseLinks}
            onQuery={setText}
          />
        </>
      ) : (
        <BrowseLinks links={browseLinks} />
      )}
    </main>
  );
}

function pageTitle(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query},
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      });
}
