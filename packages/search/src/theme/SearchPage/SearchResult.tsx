import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';

import {useSearchSettings} from '../../client/use-search-settings';
import {useSearchUrlProcessor} from '../../client/use-search-url-processor';
import HighlightedText from './HighlightedText';
import type {SearchPageHit} from './search-state';
import styles from './styles.module.css';

/** One result: its heading, where it stands, and the words around the match. */
export default function SearchResult({hit}: {readonly hit: SearchPageHit}): ReactNode {
  const toSitePath = useSearchUrlProcessor(useSearchSettings().algolia);
  const headings = Object.values(hit._highlightResult?.hierarchy ?? {})
    .map((level) => level?.value)
    .filter((value) => value !== undefined);
  const title = headings.at(-1) ?? hit.url;
  const snippet = hit._snippetResult?.content?.value;
  const symbol = [hit.kind, hit.module].filter(Boolean).join(' · ');

  return (
    <li className={styles.result}>
      <p className={styles.path}>
        {headings.slice(0, -1).map((html, level) => (
          <Fragment key={level}>
            {level > 0 && <span aria-hidden="true"> › </span>}
            <HighlightedText html={html} />
          </Fragment>
        ))}
      </p>
      <Heading as="h2" className={styles.resultTitle}>
        <Link to={toSitePath(hit.url)}>
          <HighlightedText html={title} />
        </Link>
        {symbol && <span className={styles.symbol}>{symbol}</span>}
      </Heading>
      {snippet && (
        <p className={styles.snippet}>
          <HighlightedText html={snippet} />
        </p>
      )}
    </li>
  );
}
