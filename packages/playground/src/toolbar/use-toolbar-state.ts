import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useMemo} from 'react';

import {useEditorState} from '../editor/use-editor-state';
import {readToolbar, type ToolbarState} from './toolbar-state';

/** Returns what the toolbars show, after each update. */
export function useToolbarState(): ToolbarState {
  const [editor] = useLexicalComposerContext();
  const state = useEditorState(editor);
  return useMemo(() => readToolbar(state), [state]);
}
