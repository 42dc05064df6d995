import {Children, type ReactNode} from 'react';

import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export interface Props {
  /** The block in TypeScript, and the same in JavaScript. */
  readonly children: ReactNode;
}

/** One sample in two languages; the choice applies to all pages and is remembered. */
export default function LanguageTabs({children}: Props): ReactNode {
  const [typescript, javascript] = Children.toArray(children);
  return (
    <Tabs groupId="language">
      <TabItem value="ts" label="TypeScript">
        {typescript}
      </TabItem>
      <TabItem value="js" label="JavaScript">
        {javascript}
      </TabItem>
    </Tabs>
  );
}
