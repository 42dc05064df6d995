import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

import {markdownFile} from '../page-paths';

/** Links to the page's Markdown in its HTML document. */
export default function AlternateLink(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {baseUrl} = siteConfig;
  // The not-found page has no URL of its own.
  return pathname.endsWith('.html') ? null : (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={`${baseUrl}${encodeURI(markdownFile(pathname, baseUrl))}`}
      />
    </Head>
  );
}
