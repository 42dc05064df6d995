import clsx from 'clsx';
import type {LexicalEditor} from 'lexical';
import {type ReactNode, useMemo} from 'react';

import {useEditorState} from '../editor/use-editor-state';
import styles from './panes.module.css';
import {readTree, type TreeEntry} from './tree-model';

/** The node tree as nested lists; the pointer on an entry shows its element in the text. */
export function TreePane({editor}: {editor: LexicalEditor}): ReactNode {
  const state = useEditorState(editor);
  const root = useMemo(() => readTree(state), [state]);
  return (
    <ul className={styles.tree}>
      <Entry entry={root} editor={editor} />
    </ul>
  );
}

function Entry({entry, editor}: {entry: TreeEntry; editor: LexicalEditor}): ReactNode {
  const {key, type, fields, text, selected, children} = entry;
  const point = (on: boolean): void => {
    editor.getElementByKey(key)?.toggleAttribute('data-pointed', on);
  };
  return (
    <li>
      <div
        className={clsx(styles.entry, selected && styles.selectedEntry)}
        data-node-type={type}
        onMouseEnter={() => {
          point(true);
        }}
        onMouseLeave={() => {
          point(false);
        }}
      >
        <span className={styles.type}>{type}</span>
        <span className={styles.key}>{key}</span>
        {text !== null && <q className={styles.text}>{text}</q>}
        {fields.map((field) => (
          <span key={field} className={styles.detail}>
            {field}
          </span>
        ))}
        {selected && <span className={styles.hidden}>selected</span>}
      </div>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Entry key={child.key} entry={child} editor={editor} />
          ))}
        </ul>
      )}
    </li>
  );
}
