import Content from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

import CopyPage from '../../../copy-page/CopyPage';

/** Adds actions for the document's Markdown beside its title. */
export default function DocItemContent(props: Props): ReactNode {
  return (
    <>
      {/* Only a production build writes Markdown. */}
      {process.env.NODE_ENV === 'production' && <CopyPage />}
      <Content {...props} />
    </>
  );
}
