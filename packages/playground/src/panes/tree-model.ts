import {
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRootNode,
  $isTextNode,
  type EditorState,
  type LexicalNode,
  type NodeKey,
  TEXT_TYPE_TO_FORMAT,
  type TextFormatType,
  type UpdateListenerPayload,
} from 'lexical';

/** The place of a node in the tree, counted from 1 as ARIA counts. */
export interface TreeRow {
  readonly key: NodeKey;
  readonly level: number;
  /** Among the children of its parent. */
  readonly position: number;
  /** Of the parent's children. */
  readonly siblings: number;
}

/** What a row says about its node. */
export interface TreeEntry {
  readonly type: string;
  /** Its fields that say more than its type does, as "name: value". */
  readonly fields: readonly string[];
  readonly text: string | null;
}

/** Lists the nodes of a state in the order of the document, from the root down. */
export function readRows(state: EditorState): readonly TreeRow[] {
  return state.read(() => {
    const rows: TreeRow[] = [];
    $addRows($getRoot(), {level: 1, position: 1, siblings: 1}, rows);
    return rows;
  });
}

function $addRows(
  node: LexicalNode,
  place: Omit<TreeRow, 'key'>,
  rows: TreeRow[],
): void {
  rows.push({key: node.getKey(), ...place});
  if (!$isElementNode(node)) return;
  const siblings = node.getChildrenSize();
  const level = place.level + 1;
  let position = 0;
  for (let child = node.getFirstChild(); child; child = child.getNextSibling()) {
    position += 1;
    $addRows(child, {level, position, siblings}, rows);
  }
}

/**
 * Tells whether an update may have added, removed or moved nodes. Elements that are dirty only because
 * something in them changed keep their children; a state that was set as a whole lists no leaves.
 */
export function changesRows({
  dirtyElements,
  dirtyLeaves,
  editorState,
  prevEditorState,
}: UpdateListenerPayload): boolean {
  if (dirtyLeaves.size === 0) return dirtyElements.size > 0;
  // Lexical marks the root with each update, so its own blocks are looked at.
  const isMoved = [...dirtyElements].some(
    ([key, isIntended]) => isIntended && key !== 'root',
  );
  if (isMoved || countBlocks(editorState) !== countBlocks(prevEditorState)) return true;
  return editorState.read(() =>
    [...dirtyLeaves].some((key) => $isRootNode($getNodeByKey(key)?.getParent())),
  );
}

function countBlocks(state: EditorState): number {
  return state.read(() => $getRoot().getChildrenSize());
}

/** Reads what rows say; null for nodes that are not in this state any more. */
export function readEntries(
  state: EditorState,
  rows: readonly Pick<TreeRow, 'key'>[],
): readonly (TreeEntry | null)[] {
  return state.read(() =>
    rows.map(({key}) => {
      const node = $getNodeByKey(key);
      return node && $readEntry(node);
    }),
  );
}

/** Returns the keys of the selected nodes, in the order of the document. */
export function readSelected(state: EditorState): ReadonlySet<NodeKey> {
  return state.read(
    () =>
      new Set(
        $getSelection()
          ?.getNodes()
          .map((node) => node.getKey()),
      ),
  );
}

function $readEntry(node: LexicalNode): TreeEntry {
  return {
    type: node.getType(),
    fields: $readFields(node),
    text: $isTextNode(node) ? node.getTextContent() : null,
  };
}

/** Shown elsewhere, or following from the node's place. */
const QUIET_FIELDS = new Set([
  'type',
  'version',
  'children',
  'text',
  'direction',
  'value',
]);
const MAX_VALUE_LENGTH = 40;

function $readFields(node: LexicalNode): string[] {
  if ($isTextNode(node)) {
    const formats = Object.keys(TEXT_TYPE_TO_FORMAT) as TextFormatType[];
    const style = node.getStyle();
    return [
      ...formats.filter((format) => node.hasFormat(format)),
      ...(style ? [`style: ${shorten(style)}`] : []),
    ];
  }
  return Object.entries(node.exportJSON())
    .filter(([name, value]) => !QUIET_FIELDS.has(name) && isTelling(value))
    .map(([name, value]) => `${name}: ${shorten(asText(value))}`);
}

function isTelling(value: unknown): boolean {
  return ![null, undefined, '', 0, 1, false].includes(value as null);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shorten(value: string): string {
  return value.length > MAX_VALUE_LENGTH
    ? `${value.slice(0, MAX_VALUE_LENGTH)}…`
    : value;
}
