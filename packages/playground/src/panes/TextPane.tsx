import type {EditorState, LexicalEditor} from 'lexical';
import {type ReactNode, useCallback, useMemo} from 'react';

import {indentHtml, shortenPictures} from '../document/indent-html';
import type {Converter} from '../editor/converter';
import {CopyButton} from '../ui/CopyButton';
import styles from './panes.module.css';
import {Source} from './Source';
import {useFollowedText} from './use-followed-text';

/** The text formats of the document. */
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
  dom: 'The elements of this page that Lexical keeps in sync with the nodes',
};

/** The document in one format, always up to date, to read and to copy. */
export function TextPane({editor, converter, view}: TextPaneProps): ReactNode {
  const write = useCallback(
    (state: EditorState) => writeView(editor, converter, view, state),
    [editor, converter, view],
  );
  const {text, isBehind} = useFollowedText(editor, write);
  const short = useMemo(
    () => (view === 'html' || view === 'dom' ? shortenPictures(text) : {text}),
    [text, view],
  );
  return (
    <>
      <div className={styles.paneBar}>
        <p>
          {NOTES[view]}
          {short.text !== text &&
            '. Pictures are shortened here, but complete in what you copy.'}
        </p>
        <CopyButton text={text} label="Copy" />
      </div>
      <Source {...short} isBehind={isBehind} />
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
