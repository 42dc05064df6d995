import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {type ReactNode, useEffect, useMemo} from 'react';

import layout from '../LiveEditor.module.css';
import type {RuntimeProps} from '../types';
import styles from './editor.module.css';
import {liveEditorExtension} from './extension';
import {Toolbar} from './Toolbar';
import {useEditorState} from './use-editor-state';
import {Views} from './Views';

/** The editor itself with its views: all that depends on Lexical, loaded on demand. */
export function LiveEditorRuntime(props: RuntimeProps): ReactNode {
  const {initialHtml, onError} = props;
  const extension = useMemo(
    () => liveEditorExtension({initialHtml, onError}),
    [initialHtml, onError],
  );
  return (
    <LexicalExtensionComposer extension={extension} contentEditable={null}>
      <Panes {...props} />
    </LexicalExtensionComposer>
  );
}

function Panes({label, views, placeholder, takesFocus}: RuntimeProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const editorState = useEditorState(editor);
  useEffect(() => {
    if (takesFocus) editor.focus(undefined, {defaultSelection: 'rootStart'});
  }, [editor, takesFocus]);
  return (
    <>
      <div className={layout.editorPane}>
        <Toolbar
          editor={editor}
          editorState={editorState}
          label={`Formatting: ${label}`}
        />
        <div className={layout.contentBox}>
          <ContentEditable
            className={layout.content}
            aria-label={label}
            aria-placeholder={placeholder}
            placeholder={<p className={styles.placeholder}>{placeholder}</p>}
          />
        </div>
      </div>
      {views.length > 0 && (
        <Views editor={editor} editorState={editorState} views={views} />
      )}
    </>
  );
}
