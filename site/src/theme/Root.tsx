import AlternateLink from '@markdown-alternate';
import type {ReactNode} from 'react';

/** Tells of the page's Markdown, beside whatever page is shown. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <AlternateLink />
      {children}
    </>
  );
}
