import {$generateHtmlFromNodes} from '@lexical/html';
import type {EditorState, LexicalEditor} from 'lexical';
import {type ReactNode, useEffect, useState} from 'react';

import {NodeTree} from './NodeTree';
import {SelectionView} from './SelectionView';
import {readTree} from './tree-model';
import {useChangedKeys, useEditorState} from './use-editor-state';
import styles from './views.module.css';

export type DocumentFormat = 'tree' | 'json' | 'html' | 'markdown';

interface DocumentViewProps {
  readonly editor: LexicalEditor;
  readonly format: DocumentFormat;
}

/** Shows an editor's content in one of its formats, and follows every update. */
export function DocumentView({editor, format}: DocumentViewProps): ReactNode {
  const editorState = useEditorState(editor);
  switch (format) {
    case 'tree':
      return <TreeView editor={editor} editorState={editorState} />;
    case 'json':
      return <Text text={JSON.stringify(editorState, null, 2)} />;
    case 'html':
      return <Text text={htmlOf(editor, editorState)} />;
    case 'markdown':
      return <MarkdownView editor={editor} editorState={editorState} />;
  }
}

interface StateProps {
  readonly editor: LexicalEditor;
  readonly editorState: EditorState;
}

function TreeView({editor, editorState}: StateProps): ReactNode {
  const changedKeys = useChangedKeys(editor);
  return (
    <>
      <NodeTree root={readTree(editorState)} changedKeys={changedKeys} />
      <SelectionView editorState={editorState} />
    </>
  );
}

function MarkdownView({editor, editorState}: StateProps): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    let current = true;
    void import(/* webpackChunkName: "example-markdown" */ './markdown-of-state').then(
      ({markdownOfState}) => {
        if (current) setText(markdownOfState(editor, editorState));
      },
    );
    return () => {
      current = false;
    };
  }, [editor, editorState]);
  return <Text text={text} />;
}

function Text({text}: {readonly text: string}): ReactNode {
  return <pre className={styles.json}>{text}</pre>;
}

function htmlOf(editor: LexicalEditor, editorState: EditorState): string {
  return editorState.read(() => $generateHtmlFromNodes(editor), {editor});
}
