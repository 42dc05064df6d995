import type {Props} from '@theme/Details';
import {lazy, type ReactNode, Suspense} from 'react';

// Every page of text may have some, and few do.
const Details = lazy(() => import('@theme-original/Details'));

/** The theme's details, which come with the pages that show some. */
export default function DetailsOnDemand(props: Props): ReactNode {
  return (
    <Suspense>
      <Details {...props} />
    </Suspense>
  );
}
