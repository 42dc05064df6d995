import {type Tab, Tabs} from '@lexical-documentation/reader-tools/tabs';
import type {LexicalEditor} from 'lexical';
import {lazy, type ReactNode, Suspense, useState} from 'react';

import type {Converter} from '../editor/converter';
import type {PluginIds} from '../editor/plugins/plugins';
import type {Timeline, TimelineStep} from '../timeline/timeline';
import {frame} from '../frame';
import type {PasteLog} from '../paste/paste-log';
import styles from './panes.module.css';
import {PluginPane} from './PluginPane';
import {TextPane, type TextView} from './TextPane';
import {TimelinePane} from './TimelinePane';
import {TreePane} from './TreePane';

interface InspectorProps {
  /** Null between two editors. */
  editor: LexicalEditor | null;
  converter: Converter;
  timeline: Timeline;
  pastes: PasteLog;
  shownStep: TimelineStep | null;
  wanted: PluginIds;
  running: PluginIds;
  /** Panes that plugins add. */
  further: readonly Tab[];
  /** The pane that is open at first, unless the URL names one. */
  firstPane: string | undefined;
  onSelect?: ((pane: string) => void) | undefined;
  onShowStep: (step: TimelineStep | null) => void;
  onRestoreStep: (step: TimelineStep) => void;
  onSwitch: (id: string, on: boolean) => void;
  onResetSwitches: () => void;
}

const PastePane = lazy(async () => {
  const {PastePane: component} = await import(
    /* webpackChunkName: "playground-paste" */ '../paste/view/PastePane'
  );
  return {default: component};
});

const TEXT_VIEWS: readonly (readonly [TextView, string])[] = [
  ['json', 'JSON'],
  ['html', 'HTML'],
  ['markdown', 'Markdown'],
  ['dom', 'DOM'],
];

/** The panes beside the editor. */
export function Inspector(props: InspectorProps): ReactNode {
  const {editor, converter, timeline, further, onSwitch} = props;
  const [selected, setSelected] = useState(() => props.firstPane ?? firstTab());
  const select = (id: string): void => {
    props.onSelect?.(id);
    setSelected(id);
  };
  const tabs: Tab[] = [
    {
      id: 'tree',
      label: 'Node tree',
      render: () => editor && <TreePane key={editor.getKey()} editor={editor} />,
    },
    ...TEXT_VIEWS.map(([view, label]): Tab => ({
      id: view,
      label,
      render: () =>
        editor && (
          <TextPane key={view} editor={editor} converter={converter} view={view} />
        ),
    })),
    {
      id: 'timeline',
      label: 'Time travel',
      render: () => (
        <TimelinePane
          timeline={timeline}
          shown={props.shownStep}
          onShow={props.onShowStep}
          onRestore={props.onRestoreStep}
        />
      ),
    },
    {
      id: 'paste',
      label: 'Paste',
      render: () =>
        editor && (
          <Suspense fallback={<p role="status">Loading the paste lab…</p>}>
            <PastePane editor={editor} log={props.pastes} running={props.running} />
          </Suspense>
        ),
    },
    {
      id: 'plugins',
      label: 'Plugins',
      render: () => (
        <PluginPane
          wanted={props.wanted}
          onSwitch={onSwitch}
          onReset={props.onResetSwitches}
        />
      ),
    },
    ...further,
  ];
  return (
    <section
      aria-label="Inside the editor"
      className={styles.inspector}
      style={frame.inspector}
    >
      <Tabs
        label="Panes"
        styles={styles}
        tabs={tabs}
        selected={selected}
        onSelect={select}
      />
    </section>
  );
}

/** A URL for a paste sample opens the pane that shows it. */
function firstTab(): string {
  return new URLSearchParams(window.location.search).has('paste') ? 'paste' : 'tree';
}
