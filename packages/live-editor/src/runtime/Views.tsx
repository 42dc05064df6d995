import type {EditorState, LexicalEditor} from 'lexical';
import type {ReactNode} from 'react';

import layout from '../LiveEditor.module.css';
import {type Tab, Tabs} from '../Tabs';
import type {LiveEditorView} from '../types';
import {NodeTree} from './NodeTree';
import {SelectionView} from './SelectionView';
import {readTree} from './tree-model';
import {useChangedKeys} from './use-editor-state';
import styles from './views.module.css';

interface ViewsProps {
  editor: LexicalEditor;
  editorState: EditorState;
  views: readonly LiveEditorView[];
}

/** The views of the document as tabs, and below them the selection, which belongs to each. */
export function Views({editor, editorState, views}: ViewsProps): ReactNode {
  const changedKeys = useChangedKeys(editor);
  const documentViews: Partial<Record<LiveEditorView, Tab>> = {
    tree: {
      id: 'tree',
      label: 'Node tree',
      render: () => <NodeTree root={readTree(editorState)} changedKeys={changedKeys} />,
    },
    json: {
      id: 'json',
      label: 'JSON',
      render: () => (
        <pre className={styles.json}>{JSON.stringify(editorState, null, 2)}</pre>
      ),
    },
  };
  const tabs = views.flatMap((view) => documentViews[view] ?? []);
  return (
    <div className={layout.viewsPane}>
      {tabs.length > 0 && <Tabs tabs={tabs} label="Views of the document" />}
      {views.includes('selection') && <SelectionView editorState={editorState} />}
    </div>
  );
}
