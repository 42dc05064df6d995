import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NotFoundContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

// Pages of the docs carry this module, and need none of what it leads on with.
const WaysOn = lazy(() => import('./WaysOn').catch(() => ({default: () => null})));

/** The theme's text, with its title also where the address lies below the docs, and ways on. */
export default function TitledNotFoundContent(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <NotFoundContent {...props} />
      {isBrowser && (
        <Suspense fallback={null}>
          <WaysOn />
        </Suspense>
      )}
    </>
  );
}
