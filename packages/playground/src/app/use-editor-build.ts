import type {PlaygroundContent} from '@lexical-documentation/playground-link';
import {getPeerDependencyFromEditor} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import type {AnyLexicalExtension, LexicalEditor} from 'lexical';
import {useCallback, useState} from 'react';

import {toContentError} from '../document/content-error';
import {buildExtension, type EditorStart} from '../editor/build-extension';
import {serializeState} from '../editor/converter';
import {hasMarkdown, loadMarkdown} from '../editor/markdown/markdown-dialect';
import {type PluginIds, runningPlugins, wantedPlugins} from '../editor/plugins/plugins';

/** The editor to render, and what it's built from. */
export interface EditorBuild {
  readonly wanted: PluginIds;
  readonly running: PluginIds;
  readonly extension: AnyLexicalExtension;
  /** JSON to insert into an empty room; null while collaboration is off. */
  readonly ownContent: string | null;
}

interface BuildSettings {
  readonly onError: (error: Error) => void;
  /** Extensions that the page adds. */
  readonly further: readonly AnyLexicalExtension[];
}

/**
 * Builds the editor, and rebuilds it when the plugins change. The new editor keeps the state, the
 * node keys, and the history.
 */
export function useEditorBuild(
  content: PlaygroundContent,
  editor: LexicalEditor | null,
  settings: BuildSettings,
): [EditorBuild, (wanted: PluginIds) => void] {
  const [build, setBuild] = useState(() => {
    const json = JSON.stringify(content.state);
    return buildEditor(wantedPlugins(content.plugins), {state: json}, json, settings);
  });
  const rebuild = useCallback(
    (wanted: PluginIds) => {
      if (!editor) return;
      const goOn = (): void => {
        const state = editor.getEditorState();
        const history = historyOf(editor);
        const start: EditorStart = {state, ...(history && {history})};
        const json = JSON.stringify(serializeState(state));
        setBuild(buildEditor(wanted, start, json, settings));
      };
      // If nothing has to be loaded, switch synchronously.
      if (hasMarkdown(wanted)) goOn();
      else {
        loadMarkdown(wanted).then(goOn, (error: unknown) => {
          settings.onError(toContentError(error));
        });
      }
    },
    [editor, settings],
  );
  return [build, rebuild];
}

function buildEditor(
  wanted: PluginIds,
  start: EditorStart,
  json: string,
  {onError, further}: BuildSettings,
): EditorBuild {
  const running = new Set(runningPlugins(wanted));
  const isTogether = running.has('collaboration');
  // With collaboration, Yjs provides both the undo history and the content.
  if (isTogether) running.delete('history');
  const own = isTogether ? {state: null} : start;
  return {
    wanted,
    running,
    extension: buildExtension(running, own, onError, further),
    ownContent: isTogether ? json : null,
  };
}

function historyOf(editor: LexicalEditor) {
  return getPeerDependencyFromEditor<typeof HistoryExtension>(
    editor,
    HistoryExtension.name,
  )?.output.historyState.peek();
}
