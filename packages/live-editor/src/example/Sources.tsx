import CodeSample from '@theme/CodeSample';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Tabs} from '../Tabs';
import type {ExampleData} from './types';

interface SourcesProps {
  readonly example: ExampleData;
  readonly actions: ReactNode;
}

/** The files of an example as tabs, highlighted and linked when the site was built. */
export function Sources({example, actions}: SourcesProps): ReactNode {
  const {files, texts, place} = example;
  const tabs = files.map((file, index) => ({
    id: file,
    label: file,
    // Styles and surface come before.
    render: () => (
      <CodeSample html={texts[index + 2] ?? ''} place={`${place}-${index + 2}`} />
    ),
  }));
  return (
    <div className={clsx('live-example-pane', 'live-example-sources')}>
      <Tabs tabs={tabs} label={`Source of ${example.title}`} keepPanels />
      {actions}
    </div>
  );
}
