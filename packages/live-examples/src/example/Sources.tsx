import CodeSample from '@theme/CodeSample';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Tabs} from '../Tabs';
import type {ExampleData} from './types';

interface SourcesProps {
  readonly example: ExampleData;
  readonly sources: NonNullable<ExampleData['sources']>;
  /** The file that is open at first. */
  readonly file: string | undefined;
  readonly actions: ReactNode;
}

/** The files of an example as tabs, highlighted and linked during the build. */
export function Sources({
  example,
  sources,
  file: initialId,
  actions,
}: SourcesProps): ReactNode {
  const {files, title} = example;
  const {texts, place} = sources;
  const tabs = files.map((file, index) => ({
    id: file,
    label: file,
    render: () => <CodeSample html={texts[index] ?? ''} place={`${place}-${index}`} />,
  }));
  return (
    <div className={clsx('live-example-pane', 'live-example-sources')}>
      <Tabs tabs={tabs} label={`Source of ${title}`} keepPanels initialId={initialId} />
      {actions}
    </div>
  );
}
