import type {LexicalEditor} from 'lexical';
import {type ReactNode, useCallback, useMemo, useState} from 'react';

import type {PlaygroundContent} from '../document/types';
import {createConverter, serializeState} from '../editor/converter';
import type {EditorDialog} from '../editor/commands';
import {
  type PluginIds,
  switchesOf,
  wantedPlugins,
  withPlugin,
} from '../editor/plugins/plugins';
import {replaceContent} from '../editor/replace-content';
import {frame} from '../frame';
import {Inspector} from '../panes/Inspector';
import {PasteLog} from '../paste/paste-log';
import {recordPastes} from '../paste/record-pastes';
import type {Opened} from '../session/open-start';
import {Timeline, type TimelineStep} from '../timeline/timeline';
import {recordTimeline} from '../timeline/timeline-extension';
import {type DialogName, Dialogs} from './Dialogs';
import {EditorArea} from './EditorArea';
import {furtherPanes} from './further-panes';
import {Header} from './Header';
import {Notices} from './Notices';
import {type PlaygroundContext, PlaygroundProvider} from './playground-context';
import {useEditorBuild} from './use-editor-build';
import {useKeeping} from './use-keeping';
import {useNotices} from './use-notices';
import styles from './workspace.module.css';

interface WorkspaceProps {
  opened: Opened;
  onLeaveVisit: () => void;
}

/** One document: its editor, its panes, and what is asked and said about it. */
export function Workspace({opened, onLeaveVisit}: WorkspaceProps): ReactNode {
  const [editor, setEditor] = useState<LexicalEditor | null>(null);
  const [shownStep, setShownStep] = useState<TimelineStep | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const notices = useNotices(opened, onLeaveVisit);
  const {showProblem, showLosses} = notices;

  const {timeline, pastes, settings} = useRecords(showProblem);
  const [build, rebuild] = useEditorBuild(withAddress(opened), editor, settings);
  const {wanted, running, extension, ownContent} = build;
  const converter = useMemo(() => createConverter(running), [running]);
  useKeeping(editor, opened.origin, wanted, showProblem);

  const switchPlugins = useCallback(
    (next: PluginIds) => {
      setShownStep(null);
      rebuild(next);
    },
    [rebuild],
  );
  const context = useMemo(
    (): PlaygroundContext => ({
      running,
      openDialog: (name: EditorDialog) => {
        setDialog(name);
      },
      showProblem,
      showLosses,
    }),
    [running, showProblem, showLosses],
  );
  const restore = (step: TimelineStep): void => {
    setShownStep(null);
    if (editor) replaceContent(editor, step.state.toJSON(), 'restore');
  };

  return (
    <PlaygroundProvider value={context}>
      <div className={styles.workspace} data-workspace>
        <Header editor={editor} converter={converter} onOpen={setDialog} />
        <Notices notices={notices} />
        <div style={frame.columns}>
          <section aria-label="Editor" className={styles.editor} style={frame.editor}>
            <EditorArea
              {...{extension, running, ownContent, shownStep}}
              editorRef={setEditor}
              onJoined={notices.showJoined}
            />
          </section>
          <Inspector
            {...{editor, converter, timeline, pastes, shownStep, wanted, running}}
            further={furtherPanes(editor, running)}
            onShowStep={setShownStep}
            onRestoreStep={restore}
            onSwitch={(id, on) => {
              switchPlugins(withPlugin(wanted, id, on));
            }}
            onResetSwitches={() => {
              switchPlugins(wantedPlugins());
            }}
          />
        </div>
        {dialog && editor && (
          <Dialogs
            name={dialog}
            {...{editor, running, converter}}
            content={{
              state: serializeState(editor.getEditorState()),
              plugins: switchesOf(wanted),
            }}
            onClose={() => {
              setDialog(null);
            }}
          />
        )}
      </div>
    </PlaygroundProvider>
  );
}

/** What is written down while the document is open, and how its editors are built for that. */
function useRecords(onError: (error: Error) => void) {
  const [timeline] = useState(() => new Timeline());
  const [pastes] = useState(() => new PasteLog());
  const settings = useMemo(
    () => ({onError, further: [recordTimeline(timeline), recordPastes(pastes)]}),
    [onError, timeline, pastes],
  );
  return {timeline, pastes, settings};
}

/** The link for a second tab asks for collaboration. */
function withAddress({content}: Opened): PlaygroundContent {
  const isAsked = new URLSearchParams(window.location.search).has('collaborate');
  return isAsked
    ? {...content, plugins: {...content.plugins, collaboration: true}}
    : content;
}
