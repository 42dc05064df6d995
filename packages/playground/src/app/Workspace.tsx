import type {PlaygroundContent} from '@lexical-documentation/playground-link';
import type {LexicalEditor} from 'lexical';
import {lazy, type ReactNode, Suspense, useMemo, useState} from 'react';

import type {EditorDialog} from '../editor/commands';
import {createConverter, serializeState} from '../editor/converter';
import {
  type PluginIds,
  switchesOf,
  wantedPlugins,
  withPlugin,
} from '../editor/plugins/plugins';
import {replaceContent} from '../editor/replace-content';
import {frame} from '../frame';
import {Inspector} from '../panes/Inspector';
import type {Framed} from '../own-code/framed';
import {PasteLog} from '../paste/paste-log';
import type {Opened} from '../session/open-start';
import {Timeline, type TimelineStep} from '../timeline/timeline';
import {CodeOfLink} from './CodeOfLink';
import type {DialogName} from './Dialogs';
import {EditorArea} from './EditorArea';
import {codePane, furtherPanes} from './further-panes';
import {Header} from './Header';
import {Notices} from './Notices';
import {type PlaygroundContext, PlaygroundProvider} from './playground-context';
import {useKeeper, useSettings} from './use-framed';
import {useEditorBuild} from './use-editor-build';
import {useKeeping} from './use-keeping';
import {type NoticeList, useNotices} from './use-notices';
import styles from './workspace.module.css';

/** Loaded when the reader opens a dialog for the first time. */
const Dialogs = lazy(async () => {
  const {Dialogs: component} = await import(
    /* webpackChunkName: "playground-dialogs" */ './Dialogs'
  );
  return {default: component};
});

interface WorkspaceProps {
  opened: Opened;
  onLeaveVisit: () => void;
  /** Continues with the reader's code; null if the page can't run code. */
  onRunCode: ((content: PlaygroundContent) => void) | null;
  /** Set in the frame that runs the reader's code. */
  framed?: Framed;
}

/** One document with its editor, panes, dialogs, and notices. */
export function Workspace(props: WorkspaceProps): ReactNode {
  const {opened, onLeaveVisit, onRunCode, framed} = props;
  const [editor, setEditor] = useState<LexicalEditor | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const notices = useNotices(opened, onLeaveVisit);
  const made = useBuild(opened, editor, notices, framed);
  const {converter, timeline, pastes, rebuild} = made;
  const {wanted, running, extension, ownContent} = made.build;
  const context = useContextValue(running, notices, setDialog);
  const {shownStep, showStep, restore} = useShownStep(editor);
  const {switchPlugin, resetPlugins} = pluginSwitches(wanted, rebuild, showStep);

  const runCode = (code: string): void => {
    if (!editor) return;
    onRunCode?.({...contentOf(editor, opened, wanted), code, isCodeOff: false});
  };
  const Plugin = framed?.own?.Plugin;

  return (
    <PlaygroundProvider value={context}>
      <div className={styles.workspace} data-workspace>
        <Header
          editor={editor}
          converter={converter}
          framed={framed}
          onOpen={setDialog}
        />
        <Notices notices={notices}>
          {onRunCode && <CodeOfLink opened={opened} onRun={runCode} />}
        </Notices>
        <div style={frame.columns}>
          <section aria-label="Editor" className={styles.editor} style={frame.editor}>
            <EditorArea
              extension={extension}
              running={running}
              ownContent={ownContent}
              shownStep={shownStep}
              editorRef={setEditor}
              onJoined={notices.showJoined}
            >
              {Plugin && <Plugin />}
            </EditorArea>
          </section>
          <Inspector
            editor={editor}
            converter={converter}
            timeline={timeline}
            pastes={pastes}
            shownStep={shownStep}
            wanted={wanted}
            running={running}
            further={[
              ...(onRunCode ? codePane(opened.content.code, runCode) : []),
              ...furtherPanes(editor, running),
            ]}
            firstPane={framed?.firstPane}
            onSelect={framed?.onSelectPane}
            onShowStep={showStep}
            onRestoreStep={restore}
            onSwitch={switchPlugin}
            onResetSwitches={resetPlugins}
          />
        </div>
        {dialog && editor && (
          <Suspense>
            <Dialogs
              name={dialog}
              editor={editor}
              running={running}
              converter={converter}
              content={contentOf(editor, opened, wanted)}
              onClose={() => {
                setDialog(null);
              }}
            />
          </Suspense>
        )}
      </div>
    </PlaygroundProvider>
  );
}

function useContextValue(
  running: PluginIds,
  {showProblem, showLosses}: NoticeList,
  openDialog: (name: EditorDialog) => void,
): PlaygroundContext {
  return useMemo(
    () => ({running, openDialog, showProblem, showLosses}),
    [running, openDialog, showProblem, showLosses],
  );
}

/** The step of the timeline that is shown above the document. */
function useShownStep(editor: LexicalEditor | null) {
  const [shownStep, showStep] = useState<TimelineStep | null>(null);
  const restore = (step: TimelineStep): void => {
    showStep(null);
    if (editor) replaceContent(editor, step.state.toJSON(), 'restore');
  };
  return {shownStep, showStep, restore};
}

/** Switches plugins, which ends the view of an earlier step. */
function pluginSwitches(
  wanted: PluginIds,
  rebuild: (next: PluginIds) => void,
  showStep: (step: null) => void,
) {
  const change = (next: PluginIds): void => {
    showStep(null);
    rebuild(next);
  };
  return {
    switchPlugin: (id: string, on: boolean): void => {
      change(withPlugin(wanted, id, on));
    },
    resetPlugins: (): void => {
      change(wantedPlugins());
    },
  };
}

function contentOf(
  editor: LexicalEditor,
  opened: Opened,
  wanted: PluginIds,
): PlaygroundContent {
  return {
    ...opened.content,
    state: serializeState(editor.getEditorState()),
    plugins: switchesOf(wanted),
  };
}

/** Builds the editor, records its updates and pastes, and stores its document. */
function useBuild(
  opened: Opened,
  editor: LexicalEditor | null,
  {showProblem}: NoticeList,
  framed: Framed | undefined,
) {
  const [timeline] = useState(() => new Timeline());
  const [pastes] = useState(() => new PasteLog());
  const settings = useSettings({timeline, pastes}, showProblem, framed);
  const [build, rebuild] = useEditorBuild(withAddress(opened), editor, settings);
  const {wanted, running} = build;
  const converter = useMemo(() => createConverter(running), [running]);
  useKeeping(editor, opened, wanted, useKeeper(opened, framed), showProblem);
  return {build, rebuild, converter, timeline, pastes};
}

/** The link for a second tab switches on collaboration. */
function withAddress({content}: Opened): PlaygroundContent {
  const isAsked = new URLSearchParams(window.location.search).has('collaborate');
  return isAsked
    ? {...content, plugins: {...content.plugins, collaboration: true}}
    : content;
}
