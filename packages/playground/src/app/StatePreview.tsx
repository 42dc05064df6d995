import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {defineExtension} from 'lexical';
import {type ReactNode, useEffect} from 'react';

import {NODE_CLASSES} from '../editor/node-classes';
import {theme} from '../editor/theme';
import type {TimelineStep} from '../timeline/timeline';
import styles from './workspace.module.css';

const previewExtension = defineExtension({
  name: 'playground/preview',
  nodes: [...NODE_CLASSES],
  theme,
  editable: false,
  $initialEditorState: null,
});

/**
 * An earlier state, in an editor of its own above the real one: that goes on to receive what
 * others type, and neither its history nor its document notices the journey.
 */
export function StatePreview({step}: {step: TimelineStep}): ReactNode {
  return (
    <div className={styles.preview}>
      <p className={styles.previewNote}>Update {step.number}, read-only</p>
      <LexicalExtensionComposer extension={previewExtension} contentEditable={null}>
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
    // Lexical may not change an editor's state while React renders its decorators.
    queueMicrotask(() => {
      editor.setEditorState(step.state.clone(null));
    });
  }, [editor, step]);
  return null;
}
