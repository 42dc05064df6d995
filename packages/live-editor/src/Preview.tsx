import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';

import styles from './LiveEditor.module.css';
import type {LiveEditorView} from './types';

interface PreviewProps {
  ref: Ref<HTMLDivElement>;
  loading: boolean;
  views: readonly LiveEditorView[];
  onStart: () => void;
  children: ReactNode;
}

/** What is on the page before the editor runs: its document, and what will be here. */
export function Preview({
  ref,
  loading,
  views,
  onStart,
  children,
}: PreviewProps): ReactNode {
  return (
    <>
      <div className={styles.editorPane}>
        <div className={clsx(styles.bar, styles.previewBar)}>
          <span>{loading ? 'Starting the editor…' : 'A live editor starts here.'}</span>
          <span className={styles.withoutScript}>It needs JavaScript.</span>
          {!loading && (
            <button
              type="button"
              className={clsx(styles.button, styles.needsScript)}
              onClick={onStart}
              onFocus={onStart}
            >
              Start now
            </button>
          )}
        </div>
        <div className={styles.contentBox}>
          <div ref={ref} className={styles.content}>
            {children}
          </div>
        </div>
      </div>
      {views.length > 0 && (
        <div className={styles.viewsPane}>
          <p className={styles.viewsPreview}>{describeViews(views)}</p>
        </div>
      )}
    </>
  );
}

const VIEW_DESCRIPTIONS: Record<LiveEditorView, string> = {
  tree: 'its node tree',
  selection: 'its selection',
  json: 'its state as JSON',
};

function describeViews(views: readonly LiveEditorView[]): string {
  const names = new Intl.ListFormat('en').format(
    views.map((view) => VIEW_DESCRIPTIONS[view]),
  );
  return `While the editor runs, this pane shows ${names} after every change.`;
}
