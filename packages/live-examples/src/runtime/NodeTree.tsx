import clsx from 'clsx';
import type {NodeKey} from 'lexical';
import {type ReactNode, useEffect, useRef} from 'react';

import styles from './views.module.css';
import type {TreeEntry, TreeText} from './tree-model';

const SIGHT_MARGIN = 8;

interface NodeTreeProps {
  root: TreeEntry;
  changedKeys: ReadonlySet<NodeKey>;
}

/** The node tree as nested lists, in which the selection and the last change are marked. */
export function NodeTree({root, changedKeys}: NodeTreeProps): ReactNode {
  const treeRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    keepSelectionInSight(treeRef.current);
  }, [root]);
  return (
    <>
      <ul ref={treeRef} className={styles.tree}>
        <Entry entry={root} changedKeys={changedKeys} />
      </ul>
      <p className={styles.legend}>
        <ChangedMark /> changed by the last update
      </p>
    </>
  );
}

interface EntryProps {
  entry: TreeEntry;
  changedKeys: ReadonlySet<NodeKey>;
}

function Entry({entry, changedKeys}: EntryProps): ReactNode {
  const {key, type, detail, formats, selected, text, children} = entry;
  const changed = changedKeys.has(key);
  return (
    <li>
      <div
        className={clsx(styles.entry, selected && styles.selected)}
        data-node-type={type}
        data-selected={selected}
        data-changed={changed}
      >
        <span className={styles.type}>{type}</span>
        <span className={styles.key}>{key}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {text && <Text text={text} />}
        {formats.length > 0 && (
          <span className={styles.detail}>{formats.join(', ')}</span>
        )}
        {changed && <ChangedMark />}
        {selected && <span className={styles.hidden}>selected</span>}
        {changed && <span className={styles.hidden}>changed</span>}
      </div>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Entry key={child.key} entry={child} changedKeys={changedKeys} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Text({text: {content, selection}}: {text: TreeText}): ReactNode {
  if (selection === undefined) return <q className={styles.text}>{content}</q>;
  const [start, end] = selection;
  const isCaret = start === end;
  return (
    <q className={styles.text}>
      {content.slice(0, start)}
      <mark className={isCaret ? styles.caret : undefined}>
        {content.slice(start, end)}
      </mark>
      {content.slice(end)}
    </q>
  );
}

function ChangedMark(): ReactNode {
  return <span className={styles.changedMark} aria-hidden="true" />;
}

/** Scrolls only the pane around the tree, not the page. */
function keepSelectionInSight(tree: HTMLElement | null): void {
  const pane = tree?.parentElement;
  const selected = tree && [...tree.querySelectorAll('[data-selected=true]')].at(-1);
  if (!pane || !selected) return;
  const view = pane.getBoundingClientRect();
  const entry = selected.getBoundingClientRect();
  if (entry.top < view.top + SIGHT_MARGIN) {
    pane.scrollTop -= view.top + SIGHT_MARGIN - entry.top;
  } else if (entry.bottom > view.bottom - SIGHT_MARGIN) {
    pane.scrollTop += entry.bottom - view.bottom + SIGHT_MARGIN;
  }
}
