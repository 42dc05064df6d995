import Head from '@docusaurus/Head';
import fontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import AlternateLink from '@markdown-alternate';
import type {ReactNode} from 'react';

/** Asks for the font before the style sheet names it, so that the first paint already has it. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <link
          rel="preload"
          href={fontUrl}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      </Head>
      <AlternateLink />
      {children}
    </>
  );
}
