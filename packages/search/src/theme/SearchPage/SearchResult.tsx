import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';

import {pageAddress} from '../../client/group-by';
import {useSearchSettings} from '../../client/use-search-settings';
import {useSearchUrlProcessor} from '../../client/use-search-url-processor';
import HighlightedText from './HighlightedText';
import {resultLabel, resultTexts} from './result-texts';
import type {SearchPageHit} from './search-state';
import styles from './styles.module.css';

interface PageProps {
  /** The results of one page, best first. */
  readonly hits: readonly SearchPageHit[];
}

/** The results of one page: a single one directly, several below the page. */
export default function SearchResult({hits}: PageProps): ReactNode {
  const [first] = hits;
  return (
    <li className={styles.result}>
      {first && hits.length === 1 ? (
        <SingleResult hit={first} />
      ) : (
        <PageWithSections hits={hits} />
      )}
    </li>
  );
}

function SingleResult({hit}: {readonly hit: SearchPageHit}): ReactNode {
  const {title, above, snippet} = resultTexts(hit);
  return (
    <>
      <Path headings={above} />
      <Title as="h2" url={hit.url} html={title} label={resultLabel(hit)} />
      <Snippet html={snippet} />
    </>
  );
}

function PageWithSections({hits}: PageProps): ReactNode {
  const page = hits.find((hit) => resultTexts(hit).isPage);
  const {url, page_kind, _highlightResult: highlights} = page ?? hits[0] ?? {url: ''};
  const {lvl0, lvl1} = highlights?.hierarchy ?? {};
  return (
    <>
      <Path headings={lvl0 ? [lvl0.value] : []} />
      <Title
        as="h2"
        url={pageAddress(url)}
        html={lvl1?.value ?? url}
        label={page ? resultLabel(page) : (page_kind ?? '')}
      />
      {page && <Snippet html={resultTexts(page).snippet} />}
      <ul className={styles.sections}>
        {hits
          .filter((hit) => hit !== page)
          .map((hit) => (
            <SectionResult key={hit.objectID} hit={hit} />
          ))}
      </ul>
    </>
  );
}

function SectionResult({hit}: {readonly hit: SearchPageHit}): ReactNode {
  const {title, above, snippet} = resultTexts(hit);
  return (
    <li>
      <Path headings={above.slice(2)} />
      <Title as="h3" url={hit.url} html={title} label={hit.kind ?? ''} />
      <Snippet html={snippet} />
    </li>
  );
}

interface TitleProps {
  readonly as: 'h2' | 'h3';
  readonly url: string;
  readonly html: string;
  readonly label: string;
}

function Title({as, url, html, label}: TitleProps): ReactNode {
  const toSitePath = useSearchUrlProcessor(useSearchSettings().algolia);
  return (
    <Heading as={as} className={styles.resultTitle}>
      <Link to={toSitePath(url)}>
        <HighlightedText html={html} />
      </Link>
      {label && <span className={styles.symbol}>{label}</span>}
    </Heading>
  );
}

function Path({headings}: {readonly headings: readonly string[]}): ReactNode {
  return (
    headings.length > 0 && (
      <p className={styles.path}>
        {headings.map((html, level) => (
          <Fragment key={level}>
            {level > 0 && <span aria-hidden="true"> › </span>}
            <HighlightedText html={html} />
          </Fragment>
        ))}
      </p>
    )
  );
}

function Snippet({html}: {readonly html: string | undefined}): ReactNode {
  return (
    html && (
      <p className={styles.snippet}>
        <HighlightedText html={html} />
      </p>
    )
  );
}
