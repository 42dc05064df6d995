import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect} from 'react';

import {keepCrash} from './crash-of-page';

/** The theme's crash screen, with a title that does not pretend to be the page that crashed. */
export default function TitledErrorPageContent(props: Props): ReactNode {
  // Not in an effect: no effect runs where the layout crashes as well.
  keepCrash(props.error);
  useEffect(
    () => () => {
      // Later, because the screen of a layout that takes this one with it asks first.
      setTimeout(keepCrash);
    },
    [],
  );
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
