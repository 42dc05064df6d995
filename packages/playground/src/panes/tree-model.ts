import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isTextNode,
  type EditorState,
  type LexicalNode,
  type NodeKey,
  TEXT_TYPE_TO_FORMAT,
  type TextFormatType,
} from 'lexical';

/** One node of the tree as the pane shows it. */
export interface TreeEntry {
  readonly key: NodeKey;
  readonly type: string;
  /** Its fields that say more than its type does, as "name: value". */
  readonly fields: readonly string[];
  readonly text: string | null;
  readonly selected: boolean;
  readonly children: readonly TreeEntry[];
}

/** Reads the tree of a state, from the root down. */
export function readTree(state: EditorState): TreeEntry {
  return state.read(() => {
    const selected = new Set(
      $getSelection()
        ?.getNodes()
        .map((node) => node.getKey()),
    );
    return $readEntry($getRoot(), selected);
  });
}

function $readEntry(node: LexicalNode, selected: ReadonlySet<NodeKey>): TreeEntry {
  return {
    key: node.getKey(),
    type: node.getType(),
    fields: $readFields(node),
    text: $isTextNode(node) ? node.getTextContent() : null,
    selected: selected.has(node.getKey()),
    children: $isElementNode(node)
      ? node.getChildren().map((child) => $readEntry(child, selected))
      : [],
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
