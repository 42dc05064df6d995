import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/** The theme's crash screen, with a title that does not pretend to be the page that crashed. */
export default function TitledErrorPageContent(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
