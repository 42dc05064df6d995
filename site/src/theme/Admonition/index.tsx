import type {Props} from '@theme/Admonition';
import {lazy, type ReactNode, Suspense} from 'react';

// Every page of text may have one, and few do.
const Admonition = lazy(() => import('@theme-original/Admonition'));

/** The theme's box, which comes with the pages that show one. */
export default function AdmonitionOnDemand(props: Props): ReactNode {
  return (
    <Suspense>
      <Admonition {...props} />
    </Suspense>
  );
}
