import type {EditorState, LexicalEditor} from 'lexical';
import {type ReactNode, useDeferredValue, useMemo} from 'react';

import {indentHtml} from '../document/indent-html';
import type {Converter} from '../editor/converter';
import {useEditorState} from '../editor/use-editor-state';
import {CopyButton} from '../ui/CopyButton';
import styles from './panes.module.css';

/** The document in a notation of text. */
export type TextView = 'json' | 'html' | 'markdown' | 'dom';

interface TextPaneProps {
  editor: LexicalEditor;
  converter: Converter;
  view: TextView;
}

const NOTES: Record<TextView, string> = {
  json: 'What you save: editor.getEditorState().toJSON()',
  html: 'What other programs get: $generateHtmlFromNodes(editor)',
  markdown: 'What the document says in Markdown: $convertToMarkdownString()',
  dom: 'The elements of this page that Lexical keeps in step with the nodes',
};

/** One notation of the document, always up to date, to read and to copy. */
export function TextPane({editor, converter, view}: TextPaneProps): ReactNode {
  const state = useDeferredValue(useEditorState(editor));
  const text = useMemo(
    () => writeView(editor, converter, view, state),
    [editor, converter, view, state],
  );
  return (
    <>
      <div className={styles.paneBar}>
        <p>{NOTES[view]}</p>
        <CopyButton text={text} label="Copy" />
      </div>
      <pre className={styles.source}>{text}</pre>
    </>
  );
}

function writeView(
  editor: LexicalEditor,
  converter: Converter,
  view: TextView,
  state: EditorState,
): string {
  if (view === 'dom') return indentHtml(editor.getRootElement()?.childNodes ?? []);
  const text = converter.write(state, view);
  if (view !== 'html') return text;
  return indentHtml(new DOMParser().parseFromString(text, 'text/html').body.childNodes);
}
