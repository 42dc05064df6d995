import {EditorRefPlugin} from '@lexical/react/LexicalEditorRefPlugin';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {useLexicalEditable} from '@lexical/react/useLexicalEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {AnyLexicalExtension, LexicalEditor} from 'lexical';
import {type ReactNode, type Ref, useRef, useState} from 'react';

import type {PluginIds} from '../editor/plugins/plugins';
import {LazyFindBar} from '../find/LazyFindBar';
import type {TimelineStep} from '../timeline/timeline';
import {Toolbar} from '../toolbar/Toolbar';
import {EditorPlugins} from './EditorPlugins';
import {LazyCollaboration} from './LazyCollaboration';
import {StatePreview} from './StatePreview';
import styles from './workspace.module.css';

interface EditorAreaProps {
  extension: AnyLexicalExtension;
  running: PluginIds;
  editorRef: Ref<LexicalEditor>;
  /** JSON to insert into an empty room; null while collaboration is off. */
  ownContent: string | null;
  shownStep: TimelineStep | null;
  onJoined: () => void;
  /** Further plugins that are React components. */
  children?: ReactNode;
}

/** The toolbar, the text, and everything that floats above the text. */
export function EditorArea(props: EditorAreaProps): ReactNode {
  const {extension, running, editorRef, ownContent, shownStep, onJoined} = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const cursorsRef = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <LexicalExtensionComposer extension={extension} contentEditable={null}>
      <EditorRefPlugin
        editorRef={editorRef as (editor: LexicalEditor | null) => void}
      />
      <ToolbarRow isIdle={shownStep !== null} />
      {running.has('find-replace') && <LazyFindBar />}
      <div className={styles.stage}>
        <div ref={scrollerRef} className={styles.scroller} inert={shownStep !== null}>
          <div ref={setAnchor} className={styles.sheet}>
            <ContentEditable
              className={styles.content}
              tabIndex={0}
              aria-label="Playground document"
              aria-placeholder="Type, or press / for a menu"
              placeholder={
                <p className={styles.placeholder}>Type, or press / for a menu</p>
              }
            />
            <div ref={cursorsRef} className={styles.cursors} data-cursors="" />
          </div>
        </div>
        {shownStep && <StatePreview step={shownStep} />}
      </div>
      <EditorPlugins running={running} anchor={anchor} isCovered={shownStep !== null} />
      {props.children}
      {ownContent !== null && (
        <LazyCollaboration
          ownContent={ownContent}
          cursorsRef={cursorsRef}
          onJoined={onJoined}
        />
      )}
    </LexicalExtensionComposer>
  );
}

/** The toolbar is inert while the document can't be changed. */
function ToolbarRow({isIdle}: {isIdle: boolean}): ReactNode {
  const isEditable = useLexicalEditable();
  return (
    <div className={styles.bar} inert={isIdle || !isEditable}>
      <Toolbar />
    </div>
  );
}
