import {
  $getNodeByKey,
  $getRoot,
  $isElementNode,
  $isTextNode,
  type EditorState,
  type LexicalNode,
  type NodeKey,
} from 'lexical';

import {longestIncreasing} from './longest-increasing';

/** A node that only one of the states has. */
export interface NodeMention {
  readonly key: NodeKey;
  readonly type: string;
  /** The beginning of its text; empty if it has none. */
  readonly text: string;
}

/** A field with different values before and after; values as JSON. */
export interface FieldChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A node in both states, with different fields or at a different position. */
export interface NodeChange extends NodeMention {
  readonly fields: readonly FieldChange[];
  readonly moved: boolean;
}

/** How an update changed the tree. */
export interface StateDiff {
  readonly added: readonly NodeMention[];
  readonly removed: readonly NodeMention[];
  readonly changed: readonly NodeChange[];
}

/**
 * Compares two states of one editor. Nodes are matched by their keys; an element isn't counted as
 * changed if only its children differ.
 */
export function diffStates(before: EditorState, after: EditorState): StateDiff {
  const [old, now] = [readPlaces(before), readPlaces(after)];
  const added = [...now.keys()].filter((key) => !old.has(key));
  const removed = [...old.keys()].filter((key) => !now.has(key));
  const moved = findMoved(old, now);
  const kept = [...now.keys()].filter((key) => old.has(key));
  return {
    added: describe(after, added),
    removed: describe(before, removed),
    changed: kept
      .map((key) => readChange(before, after, key, moved.has(key)))
      .filter(({fields, moved: hasMoved}) => fields.length > 0 || hasMoved),
  };
}

/** Returns how many nodes differ. */
export function countChanges({added, removed, changed}: StateDiff): number {
  return added.length + removed.length + changed.length;
}

interface Place {
  readonly parent: NodeKey | null;
  readonly index: number;
}

/** All nodes of the tree in document order, with their positions. */
function readPlaces(state: EditorState): Map<NodeKey, Place> {
  const places = new Map<NodeKey, Place>();
  const $visit = (node: LexicalNode, parent: NodeKey | null, index: number): void => {
    places.set(node.getKey(), {parent, index});
    if (!$isElementNode(node)) return;
    node.getChildren().forEach((child, at) => {
      $visit(child, node.getKey(), at);
    });
  };
  state.read(() => {
    $visit($getRoot(), null, 0);
  });
  return places;
}

/** The smallest set of nodes that have moved, given that the others kept their order. */
function findMoved(
  old: ReadonlyMap<NodeKey, Place>,
  now: ReadonlyMap<NodeKey, Place>,
): ReadonlySet<NodeKey> {
  const moved = new Set<NodeKey>();
  const stayed = new Map<NodeKey, NodeKey[]>();
  for (const [key, place] of now) {
    const was = old.get(key);
    if (was === undefined || place.parent === null) continue;
    if (was.parent !== place.parent) moved.add(key);
    else stayed.set(place.parent, [...(stayed.get(place.parent) ?? []), key]);
  }
  for (const siblings of stayed.values()) {
    const inOrder = new Set(
      longestIncreasing(siblings.map((key) => old.get(key)?.index ?? 0)),
    );
    siblings.forEach((key, at) => {
      if (!inOrder.has(at)) moved.add(key);
    });
  }
  return moved;
}

function readChange(
  before: EditorState,
  after: EditorState,
  key: NodeKey,
  moved: boolean,
): NodeChange {
  const [was, is] = [nodeIn(before, key), nodeIn(after, key)];
  const [mention = {key, type: '', text: ''}] = describe(after, [key]);
  const fields =
    was === is ? [] : compareFields(fieldsIn(before, key), fieldsIn(after, key));
  return {...mention, fields, moved};
}

function nodeIn(state: EditorState, key: NodeKey): LexicalNode | null {
  return state.read(() => $getNodeByKey(key));
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsIn(state: EditorState, key: NodeKey): Fields {
  return state.read(() => {
    const json: Record<string, unknown> = {...$getNodeByKey(key)?.exportJSON()};
    delete json['children'];
    return json;
  });
}

function compareFields(before: Fields, after: Fields): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({
      name,
      before: JSON.stringify(before[name]) ?? 'none',
      after: JSON.stringify(after[name]) ?? 'none',
    }))
    .filter((field) => field.before !== field.after);
}

const PREVIEW_LENGTH = 60;

function describe(state: EditorState, keys: readonly NodeKey[]): NodeMention[] {
  return state.read(() =>
    keys.map((key) => {
      const node = $getNodeByKey(key);
      const text = $isTextNode(node) ? node.getTextContent() : '';
      return {key, type: node?.getType() ?? '', text: shorten(text)};
    }),
  );
}

function shorten(text: string): string {
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text;
}
