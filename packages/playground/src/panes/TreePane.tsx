import clsx from 'clsx';
import type {LexicalEditor, NodeKey} from 'lexical';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';

import styles from './panes.module.css';
import {moveInTree} from './move-in-tree';
import {readEntries, readSelected, type TreeEntry, type TreeRow} from './tree-model';
import {useTree} from './use-tree';
import {useVisibleRows} from './use-visible-rows';

/**
 * The node tree. Only visible rows are rendered, and the element of the row under the pointer is
 * highlighted.
 */
export function TreePane({editor}: {editor: LexicalEditor}): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const {state, rows} = useTree(editor);
  const {first, end, reveal} = useVisibleRows(list);
  const shown = useMemo(() => rows.slice(first, end), [rows, first, end]);
  const entries = useMemo(() => readEntries(state, shown), [state, shown]);
  const selected = useMemo(() => readSelected(state), [state]);
  const [active, setActive] = useState<NodeKey>('root');
  const [pointed, setPointed] = useState<NodeKey | null>(null);
  useMark(editor, pointed);

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = rows.findIndex(({key}) => key === active);
    const index = moveInTree(event.key, rows, Math.max(0, at));
    const row = index === null ? undefined : rows[index];
    if (index === null || !row) return;
    event.preventDefault();
    setActive(row.key);
    setPointed(row.key);
    reveal(index);
  };

  return (
    <div
      ref={list}
      role="tree"
      aria-label="Nodes of the document"
      aria-multiselectable
      aria-activedescendant={
        shown.some(({key}) => key === active) ? `${id}${active}` : undefined
      }
      tabIndex={0}
      className={styles.tree}
      style={{height: `${rows.length * 1.5}rem`}}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setPointed(null);
      }}
      onPointerOver={({target}) => {
        setPointed(keyOf(target));
      }}
      onPointerLeave={() => {
        setPointed(null);
      }}
    >
      {shown.map((row, index) => (
        <Row
          key={row.key}
          id={`${id}${row.key}`}
          row={row}
          index={first + index}
          entry={entries[index] ?? null}
          isSelected={selected.has(row.key)}
          isActive={row.key === active}
        />
      ))}
    </div>
  );
}

interface RowProps {
  id: string;
  row: TreeRow;
  index: number;
  /** Null for a removed node, until the rows are read again. */
  entry: TreeEntry | null;
  isSelected: boolean;
  isActive: boolean;
}

function Row({id, row, index, entry, isSelected, isActive}: RowProps): ReactNode {
  if (!entry) return null;
  const {type, fields, text} = entry;
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      className={clsx(
        styles.entry,
        isSelected && styles.selectedEntry,
        isActive && styles.activeEntry,
      )}
      style={{top: `${index * 1.5}rem`, paddingInlineStart: indentOf(row)}}
      data-key={row.key}
      data-node-type={type}
      title={text ?? undefined}
    >
      <span
        aria-hidden="true"
        className={styles.guides}
        style={{width: indentOf(row)}}
      />
      <span className={styles.type}>{type}</span>
      <span className={styles.key}>{row.key}</span>
      {text !== null && <q className={styles.text}>{text}</q>}
      {fields.map((field) => (
        <span key={field} className={styles.detail}>
          {field}
        </span>
      ))}
    </div>
  );
}

function indentOf({level}: TreeRow): string {
  return `${0.5 + (level - 1) * 1.25}rem`;
}

/** Highlights the element of a node in the text. */
function useMark(editor: LexicalEditor, key: NodeKey | null): void {
  useEffect(() => {
    const element = key === null ? null : editor.getElementByKey(key);
    element?.setAttribute('data-pointed', '');
    return () => {
      element?.removeAttribute('data-pointed');
    };
  }, [editor, key]);
}

function keyOf(target: EventTarget): NodeKey | null {
  const row = target instanceof Element ? target.closest('[data-key]') : null;
  return row?.getAttribute('data-key') ?? null;
}
