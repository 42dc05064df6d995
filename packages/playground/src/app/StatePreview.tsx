import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {defineExtension} from 'lexical';
import {type ReactNode, useEffect, useState} from 'react';

import {nodeClasses} from '../editor/node-classes';
import {theme} from '../editor/theme';
import type {TimelineStep} from '../timeline/timeline';
import styles from './workspace.module.css';

/** Created late, because the reader's code can add classes. */
function previewExtension() {
  return defineExtension({
    name: 'playground/preview',
    nodes: nodeClasses(),
    theme,
    editable: false,
    $initialEditorState: null,
  });
}

/**
 * Shows an earlier state in a second editor above the real one. The real editor continues to
 * receive what others type, and neither its history nor its document changes.
 */
export function StatePreview({step}: {step: TimelineStep}): ReactNode {
  const [extension] = useState(previewExtension);
  return (
    <div className={styles.preview}>
      <p className={styles.previewNote}>Update {step.number}, read-only</p>
      <LexicalExtensionComposer extension={extension} contentEditable={null}>
        <ContentEditable
          className={styles.content}
          tabIndex={0}
          aria-label={`Document after update ${step.number}`}
        />
        <ShowState step={step} />
      </LexicalExtensionComposer>
    </div>
  );
}

function ShowState({step}: {step: TimelineStep}): ReactNode {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    // Lexical must not change an editor's state while React renders its decorators.
    queueMicrotask(() => {
      editor.setEditorState(step.state.clone(null));
    });
  }, [editor, step]);
  return null;
}
