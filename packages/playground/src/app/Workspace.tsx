import type {PlaygroundContent} from '@lexical-documentation/playground-link';
import type {LexicalEditor} from 'lexical';
import {type ReactNode, useMemo, useState} from 'react';

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
import {LazyDialogs} from './LazyDialogs';
import {Notices} from './Notices';
import {type PlaygroundContext, PlaygroundProvider} from './playground-context';
import {useKeeper, useSettings} from './use-framed';
import {useEditorBuild} from './use-editor-build';
import {useKeeping} from './use-keeping';
import {type NoticeList, useNotices} from './use-notices';
import styles from './workspace.module.css';

interface WorkspaceProps {
  opened: Opened;
  onLeaveVisit: () => void;
  /** Goes on with the reader's code; null where there is nowhere to run it. */
  onRunCode: ((content: PlaygroundContent) => void) | null;
  /** In the frame that runs the reader's code. */
  framed?: Framed;
}

/** One document: its editor, its panes, and what is asked and said about it. */
export function Workspace(props: WorkspaceProps): ReactNode {
  const {opened, onLeaveVisit, onRunCode, framed} = props;
  const [editor, setEditor] = useState<LexicalEditor | null>(null);
  const [shownStep, setShownStep] = useState<TimelineStep | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const notices = useNotices(opened, onLeaveVisit);
  const made = useBuild(opened, editor, notices, framed);
  const {converter, timeline, pastes, rebuild} = made;
  const {wanted, running, extension, ownContent} = made.build;
  const context = useContextValue(running, notices, setDialog);

  const switchPlugins = (next: PluginIds): void => {
    setShownStep(null);
    rebuild(next);
  };
  const restore = (step: TimelineStep): void => {
    setShownStep(null);
    if (editor) replaceContent(editor, step.state.toJSON(), 'restore');
  };

  const content = (of: LexicalEditor): PlaygroundContent => ({
    ...opened.content,
    state: serializeState(of.getEditorState()),
    plugins: switchesOf(wanted),
  });
  const Plugin = framed?.own?.Plugin;
  const runCode = (code: string): void => {
    if (editor) onRunCode?.({...content(editor), code, isCodeOff: false});
  };

  return (
    <PlaygroundProvider value={context}>
      <div className={styles.workspace} data-workspace>
        <Header {...{editor, converter, framed}} onOpen={setDialog} />
        <Notices notices={notices}>
          {onRunCode && <CodeOfLink opened={opened} onRun={runCode} />}
        </Notices>
        <div style={frame.columns}>
          <section aria-label="Editor" className={styles.editor} style={frame.editor}>
            <EditorArea
              {...{extension, running, ownContent, shownStep}}
              editorRef={setEditor}
              onJoined={notices.showJoined}
            >
              {Plugin && <Plugin />}
            </EditorArea>
          </section>
          <Inspector
            {...{editor, converter, timeline, pastes, shownStep, wanted, running}}
            further={[
              ...(onRunCode ? codePane(opened.content.code, runCode) : []),
              ...furtherPanes(editor, running),
            ]}
            firstPane={framed?.firstPane}
            onSelect={framed?.onSelectPane}
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
          <LazyDialogs
            name={dialog}
            {...{editor, running, converter}}
            content={content(editor)}
            onClose={() => {
              setDialog(null);
            }}
          />
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

/** Builds the editor, records what it does, and keeps its document. */
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

/** The link for a second tab asks for collaboration. */
function withAddress({content}: Opened): PlaygroundContent {
  const isAsked = new URLSearchParams(window.location.search).has('collaborate');
  return isAsked
    ? {...content, plugins: {...content.plugins, collaboration: true}}
    : content;
}
