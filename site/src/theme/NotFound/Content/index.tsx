import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

/** The theme's text, with its title also where the address lies below the docs. */
export default function TitledNotFoundContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <NotFoundContent {...props} />
    </>
  );
}
