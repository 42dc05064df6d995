import type {Props} from '@theme/NotFound/Content';
import {lazy, type ReactNode, Suspense} from 'react';

// Pages of the docs carry this module, and show the text where they lack a page alone.
const TitledContent = lazy(() => import('./TitledContent'));

export default function NotFoundContentOnDemand(props: Props): ReactNode {
  return (
    <Suspense>
      <TitledContent {...props} />
    </Suspense>
  );
}
