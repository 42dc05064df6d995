import type {ComponentProps, ReactNode} from 'react';

import {useCodeSampleEvents} from '@theme/useCodeSampleEvents';
import ApiReferencePage from '@theme-original/ApiReferencePage';

/** A page of the reference whose examples behave like the samples of the guides. */
export default function ApiReferencePageWithSamples(
  props: ComponentProps<typeof ApiReferencePage>,
): ReactNode {
  useCodeSampleEvents();
  return <ApiReferencePage {...props} />;
}
