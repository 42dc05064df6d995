import clsx from 'clsx';
import {type CSSProperties, type ReactNode, useRef} from 'react';

import {CrashBoundary} from './CrashBoundary';
import {CrashNotice} from './CrashNotice';
import {useEditorLoading} from './editor-loading';
import styles from './LiveEditor.module.css';
import {Preview} from './Preview';
import type {LiveEditorProps, LiveEditorView} from './types';
import {useNearViewport} from './use-near-viewport';

const DEFAULT_VIEWS: readonly LiveEditorView[] = ['tree', 'selection'];

/**
 * A running rich-text editor with live views of its state. Until the reader comes
 * near it shows the initial document as static text in the space that the editor
 * will take, and none of the editor's code is loaded.
 */
export function LiveEditor({
  label,
  children,
  views = DEFAULT_VIEWS,
  layout = 'beside',
  height = '24rem',
  placeholder = 'Start typing',
}: LiveEditorProps): ReactNode {
  const frameRef = useRef<HTMLDivElement>(null);
  const previewRef = useRef<HTMLDivElement>(null);
  const {state, start, fail} = useEditorLoading(useNearViewport(frameRef), previewRef);

  const renderState = (): ReactNode => {
    if (state.status === 'failed') {
      return <CrashNotice error={state.error} onRetry={start} />;
    }
    if (state.status !== 'running') {
      const loading = state.status === 'loading';
      return (
        <Preview ref={previewRef} loading={loading} views={views} onStart={start}>
          {children}
        </Preview>
      );
    }
    const {Runtime, initialHtml, takesFocus} = state;
    return (
      <CrashBoundary onCrash={fail}>
        <Runtime
          {...{label, initialHtml, takesFocus, views, placeholder}}
          onError={fail}
        />
      </CrashBoundary>
    );
  };

  return (
    <div
      ref={frameRef}
      role="group"
      aria-label={`Live editor: ${label}`}
      className={styles.frame}
      data-live-editor={state.status}
      style={{'--live-editor-height': height} as CSSProperties}
    >
      <div
        className={clsx(
          styles.panes,
          views.length > 0 && styles.withViews,
          layout === 'beside' && styles.beside,
        )}
      >
        {renderState()}
      </div>
    </div>
  );
}
