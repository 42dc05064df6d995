import Content from '@theme-init/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

import CopyPage from '../../../copy-page/CopyPage';

/** A document with what readers can do with its Markdown beside its title. */
export default function DocItemContent(props: Props): ReactNode {
  return (
    <>
      {/* Only a build writes Markdown. */}
      {process.env.NODE_ENV === 'production' && <CopyPage />}
      <Content {...props} />
    </>
  );
}
