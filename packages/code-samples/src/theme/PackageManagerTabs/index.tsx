import type {ReactNode} from 'react';

import CodeSample from '@theme/CodeSample';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import type {PackageManager} from '../../fence/package-manager-commands';

export type Props = Readonly<Record<PackageManager, string>>;

/** One command for each package manager; the choice applies to all pages and is remembered. */
export default function PackageManagerTabs({npm, pnpm, yarn, bun}: Props): ReactNode {
  return (
    <Tabs groupId="package-manager">
      <TabItem value="npm" label="npm">
        <CodeSample html={npm} />
      </TabItem>
      <TabItem value="pnpm" label="pnpm">
        <CodeSample html={pnpm} />
      </TabItem>
      <TabItem value="yarn" label="Yarn">
        <CodeSample html={yarn} />
      </TabItem>
      <TabItem value="bun" label="Bun">
        <CodeSample html={bun} />
      </TabItem>
    </Tabs>
  );
}
