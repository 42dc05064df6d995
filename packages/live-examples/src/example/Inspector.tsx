import type {Tab} from '@lexical-documentation/reader-tools/tabs';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import type {DocumentFormat} from '../runtime/DocumentView';
import type {ExampleRuntime} from '../runtime/example-runtime';
import {NodeTree} from '../runtime/NodeTree';
import {Tabs} from '../Tabs';
import type {ExampleData} from './types';
import type {Editors} from './use-editors';

interface InspectorProps {
  readonly example: ExampleData;
  readonly runtime: ExampleRuntime | undefined;
  readonly editors: Editors;
}

const FORMATS: Readonly<Record<DocumentFormat, string>> = {
  tree: 'Node tree',
  json: 'JSON',
  html: 'HTML',
  markdown: 'Markdown',
};

const NOTHING_CHANGED: ReadonlySet<string> = new Set();

/**
 * Shows the content of an example's editor after every change; before the example runs, its first
 * node tree.
 */
export function Inspector({example, runtime, editors}: InspectorProps): ReactNode {
  const {all, current} = editors;
  const render = (format: DocumentFormat): ReactNode => {
    if (runtime && current) {
      return <runtime.DocumentView editor={current.editor} format={format} />;
    }
    return format === 'tree' && example.tree ? (
      <NodeTree root={example.tree} changedKeys={NOTHING_CHANGED} />
    ) : (
      <p className="live-example-quiet">Shown while an editor runs.</p>
    );
  };
  const tabs = Object.entries(FORMATS).map(([id, label]): Tab => {
    // The keys of the record above.
    const format = id as DocumentFormat;
    return {id, label, render: () => render(format)};
  });
  return (
    <div className={clsx('live-example-pane', 'live-example-inspector')}>
      {all.length > 1 && <EditorChoice editors={editors} />}
      <Tabs tabs={tabs} label="What the editor contains" />
    </div>
  );
}

function EditorChoice({editors}: {readonly editors: Editors}): ReactNode {
  const {all, current, choose} = editors;
  const id = useId();
  return (
    <p className="live-example-choice">
      <label htmlFor={id}>Showing</label>
      <select
        id={id}
        value={current ? all.indexOf(current) : 0}
        onChange={({target}) => {
          const chosen = all[Number(target.value)];
          if (chosen) choose(chosen);
        }}
      >
        {all.map(({label, editor}, index) => (
          <option key={editor._key} value={index}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}
