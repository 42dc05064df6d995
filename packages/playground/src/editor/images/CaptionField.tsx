import {getPeerDependencyFromEditor} from '@lexical/extension';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionEditorComposer} from '@lexical/react/LexicalExtensionEditorComposer';
import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import {
  COMMAND_PRIORITY_LOW,
  type ExtensionConfigBase,
  KEY_ARROW_DOWN_COMMAND,
  type LexicalEditor,
  type LexicalEditorWithDispose,
  type LexicalExtension,
  type NodeKey,
} from 'lexical';
import {createElement, type ReactNode, useEffect} from 'react';

import type {Caption, CaptionRun} from './caption';
import {tagsOf} from './caption-html';
import styles from './image.module.css';

/** The part of the extension for captions that the view of an image uses. */
type CaptionEditors = LexicalExtension<
  ExtensionConfigBase,
  'playground/image-captions',
  {readonly editorOf: (key: NodeKey, caption: Caption) => LexicalEditorWithDispose},
  unknown
>;

interface CaptionFieldProps {
  nodeKey: NodeKey;
  alt: string;
  caption: Caption;
  /** Set if the caption was just added, so the reader will write it next. */
  isNew: boolean;
}

/** The caption of an image: a nested editor, or plain text if captions aren't editable. */
export function CaptionField(props: CaptionFieldProps): ReactNode {
  const {nodeKey, alt, caption, isNew} = props;
  const [editor] = useLexicalComposerContext();
  const captions = getPeerDependencyFromEditor<CaptionEditors>(
    editor,
    'playground/image-captions',
  )?.output;
  const own = captions?.editorOf(nodeKey, caption);
  useEffect(() => {
    if (isNew) own?.focus();
  }, [isNew, own]);
  useWayDown(nodeKey, own);
  return (
    <span className={styles.caption}>
      {own ? (
        <LexicalExtensionEditorComposer initialEditor={own}>
          <ContentEditable
            className={styles.captionText}
            aria-label={alt === '' ? 'Caption' : `Caption of ${alt}`}
            aria-placeholder="Add a caption"
            placeholder={<span className={styles.captionHint}>Add a caption</span>}
          />
        </LexicalExtensionEditorComposer>
      ) : (
        caption.map((run, at) => <Run key={at} run={run} />)
      )}
    </span>
  );
}

/** The arrow key down moves from the selected image to its caption. */
function useWayDown(nodeKey: NodeKey, own: LexicalEditor | undefined): void {
  const [editor] = useLexicalComposerContext();
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  useEffect(() => {
    if (!own || !isSelected) return undefined;
    return editor.registerCommand(
      KEY_ARROW_DOWN_COMMAND,
      (event) => {
        event.preventDefault();
        own.focus();
        return true;
      },
      COMMAND_PRIORITY_LOW,
    );
  }, [editor, own, isSelected]);
}

function Run({run}: {run: CaptionRun}): ReactNode {
  return tagsOf(run).reduceRight<ReactNode>(
    (inner, tag) => createElement(tag, null, inner),
    run.text,
  );
}
