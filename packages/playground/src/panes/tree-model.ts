import {
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isDecoratorNode,
  $isElementNode,
  $isRootNode,
  $isTextNode,
  type EditorState,
  type ElementNode,
  type LexicalNode,
  type NodeKey,
  TEXT_TYPE_TO_FORMAT,
  type TextFormatType,
  type UpdateListenerPayload,
} from 'lexical';

/** The position of a node in the tree, 1-based as in ARIA. */
export interface TreeRow {
  readonly key: NodeKey;
  readonly level: number;
  /** Among its siblings. */
  readonly position: number;
  /** How many siblings there are, including the node. */
  readonly siblings: number;
  /** The state that contains it, if it's in a nested editor. */
  readonly within?: EditorState;
}

/** Returns the state of the editor that a node contains, if it contains one. */
type NestedState = (key: NodeKey) => EditorState | undefined;

/** What a row shows about its node. */
export interface TreeEntry {
  readonly type: string;
  /** Its fields, except those that follow from the type, as "name: value". */
  readonly fields: readonly string[];
  readonly text: string | null;
}

/** Lists the nodes of a state in document order, starting with the root, including nested editors. */
export function readRows(
  state: EditorState,
  nestedState: NestedState = () => undefined,
): readonly TreeRow[] {
  return state.read(() => {
    const rows: TreeRow[] = [];
    $addRows($getRoot(), {level: 1, position: 1, siblings: 1}, rows, nestedState);
    return rows;
  });
}

type Place = Omit<TreeRow, 'key'>;

function $addRows(
  node: LexicalNode,
  place: Place,
  rows: TreeRow[],
  nestedState: NestedState,
): void {
  rows.push({key: node.getKey(), ...place});
  if ($isElementNode(node)) {
    $addChildren(node, place, rows, nestedState);
    return;
  }
  const within = $isDecoratorNode(node) ? nestedState(node.getKey()) : undefined;
  within?.read(() => {
    $addChildren($getRoot(), {...place, within}, rows, nestedState);
  });
}

function $addChildren(
  node: ElementNode,
  place: Place,
  rows: TreeRow[],
  nestedState: NestedState,
): void {
  const siblings = node.getChildrenSize();
  const level = place.level + 1;
  let position = 0;
  for (let child = node.getFirstChild(); child; child = child.getNextSibling()) {
    position += 1;
    $addRows(child, {...place, level, position, siblings}, rows, nestedState);
  }
}

/**
 * Returns whether an update may have added, removed or moved nodes. An element that is dirty only
 * because of a change inside it keeps its children. If a state was set as a whole, no leaves are
 * listed.
 */
export function changesRows({
  dirtyElements,
  dirtyLeaves,
  editorState,
  prevEditorState,
}: UpdateListenerPayload): boolean {
  if (dirtyLeaves.size === 0) return dirtyElements.size > 0;
  // Lexical marks the root in each update, so the root's own children are compared.
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

/** Reads the content of rows; null for nodes that are no longer in this state. */
export function readEntries(
  state: EditorState,
  rows: readonly Pick<TreeRow, 'key' | 'within'>[],
): readonly (TreeEntry | null)[] {
  const $read = (key: NodeKey): TreeEntry | null => {
    const node = $getNodeByKey(key);
    return node && $readEntry(node);
  };
  return state.read(() =>
    rows.map(({key, within}) => (within ? within.read(() => $read(key)) : $read(key))),
  );
}

/** Returns the keys of the selected nodes, in document order. */
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

/** Fields that are shown elsewhere, or follow from the node's position. */
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
