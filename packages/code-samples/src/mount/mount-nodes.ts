import {CodeHighlightNode, CodeNode} from '@lexical/code-core';
import {LinkNode} from '@lexical/link';
import {ListItemNode, ListNode} from '@lexical/list';
import {HeadingNode, QuoteNode} from '@lexical/rich-text';
import {TableCellNode, TableNode, TableRowNode} from '@lexical/table';
import {
  $createParagraphNode,
  $createTextNode,
  $getNodeByKey,
  $getRoot,
  $getState,
  $isElementNode,
  $isTextNode,
  $setState,
  createEditor,
  type ElementNode,
  type Klass,
  type LexicalEditor,
  type LexicalNode,
  type StateConfig,
  TextNode,
} from 'lexical';

import type {NodesModule, ShownNode} from './mountable';

type State = StateConfig<string, unknown>;
/** A node's fields by their names, with their current values. */
type Fields = Record<string, unknown>;

/** What a node can be inside of, or contain. */
const COMPANIONS: readonly Klass<LexicalNode>[] = [
  ...[HeadingNode, QuoteNode, LinkNode, ListNode, ListItemNode],
  ...[TableNode, TableRowNode, TableCellNode, CodeNode, CodeHighlightNode],
];
/** Fields for a node's position, and those of elements that the reconciler renders itself. */
const PLACING: ReadonlySet<string> = new Set([
  ...[
    '__key',
    '__type',
    '__parent',
    '__prev',
    '__next',
    '__state',
    '__slots',
    '__slotHost',
  ],
  ...[
    '__first',
    '__last',
    '__size',
    '__indent',
    '__dir',
    '__textFormat',
    '__textStyle',
  ],
  ...['__mode', '__detail', '__style'],
]);
const OTHER_VALUES = [
  true,
  false,
  'other',
  'https://example.com/other',
  7,
  ['other'],
  {},
];

/**
 * Renders a node of a class in an editor, changes each part of its state, and compares the page
 * with a newly created element.
 *
 * @param module - the sample's
 * @returns the problems, in sentences
 */
export function problemsOfNode(shown: ShownNode, module: NodesModule): string[] {
  const {klass} = shown;
  try {
    const editor = editorFor(klass, module.shownNodes);
    const key = insert(editor, shown);
    const problems = changesOf(editor, key, klass, module).flatMap(({name, write}) => {
      const difference = differenceAfter(editor, key, write);
      return difference
        ? [
            `After ${name} of a ${klass.name} changes, the page shows ${difference.live}, and a new element ${difference.fresh}.`,
          ]
        : [];
    });
    editor.setRootElement(null);
    return problems;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [`A ${klass.name} cannot be shown: ${message}`];
  }
}

interface Change {
  readonly name: string;
  readonly write: (node: LexicalNode) => void;
}

function changesOf(
  editor: LexicalEditor,
  key: string,
  klass: Klass<LexicalNode>,
  {shownStates, literals, unions}: NodesModule,
): Change[] {
  const fields = changedFields(editor, key, unions).map(([name, value]): Change => ({
    name,
    write: (node) => {
      (node.getWritable() as unknown as Fields)[name] = value;
    },
  }));
  const states = statesOf(editor, klass, shownStates).flatMap((state): Change[] => {
    const value = changedState(editor, key, state, literals);
    const write = (node: LexicalNode) => void $setState(node, state, value);
    return value === undefined ? [] : [{name: `the state "${state.key}"`, write}];
  });
  return [...fields, ...states];
}

function editorFor(
  klass: Klass<LexicalNode>,
  others: readonly ShownNode[],
): LexicalEditor {
  const byType = new Map<string, Klass<LexicalNode>>();
  for (const known of [klass, ...others.map((other) => other.klass), ...COMPANIONS]) {
    if (!byType.has(known.getType())) byType.set(known.getType(), known);
  }
  return createEditor({
    nodes: [...byType.values()],
    onError(error) {
      throw error;
    },
  });
}

function insert(editor: LexicalEditor, {klass, args}: ShownNode): string {
  editor.setRootElement(newRoot());
  let key = '';
  editor.update(
    () => {
      const node = new (klass as unknown as new (...values: unknown[]) => LexicalNode)(
        ...(args.length === 0 && klass.prototype instanceof TextNode ? ['text'] : args),
      );
      $place(node);
      key = node.getKey();
    },
    {discrete: true},
  );
  if (!editor.getElementByKey(key)) throw new Error('it is nowhere in the page.');
  return key;
}

function newRoot(): HTMLElement {
  const root = document.createElement('div');
  root.contentEditable = 'true';
  document.body.replaceChildren(root);
  return root;
}

/** Inserts a node in a valid place, with some content. */
function $place(node: LexicalNode): void {
  if ($isTextNode(node) && node.getTextContent() === '') node.setTextContent('text');
  if ($isElementNode(node) && node.isEmpty()) $fill(node);
  let top = node;
  if (node instanceof ListItemNode) top = new ListNode('bullet', 1).append(node);
  else if (node instanceof TableCellNode) top = new TableRowNode().append(node);
  else if (node.isInline()) top = $createParagraphNode().append(node);
  if (top instanceof TableRowNode) top = new TableNode().append(top);
  $getRoot().clear().append(top);
}

function $fill(node: ElementNode): void {
  if (node instanceof ListNode) node.append(new ListItemNode());
  else if (node.isShadowRoot() || node instanceof TableCellNode) {
    node.append($createParagraphNode());
  } else if (!(node instanceof TableNode || node instanceof TableRowNode)) {
    node.append($createTextNode('child'));
  }
}

/** The node's fields, without those for its position, with another value for each. */
function changedFields(
  editor: LexicalEditor,
  key: string,
  unions: readonly (readonly unknown[])[],
): [string, unknown][] {
  return editor.read(() => {
    const node = $getNodeByKey(key);
    return Object.entries(node as unknown as Fields)
      .filter(([name]) => name.startsWith('__') && !PLACING.has(name))
      .filter(([name]) => name !== '__format' || $isTextNode(node))
      .flatMap(([name, value]): [string, unknown][] => {
        const other = otherValue(value, unions);
        return other === undefined ? [] : [[name, other]];
      });
  });
}

function otherValue(value: unknown, unions: readonly (readonly unknown[])[]): unknown {
  const union = unions.find((members) => members.includes(value));
  if (union) return union.find((member) => member !== value);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}x` : undefined;
}

/** The states that the class declares, and those that the sample creates for it. */
function statesOf(
  editor: LexicalEditor,
  klass: Klass<LexicalNode>,
  states: readonly State[],
): State[] {
  const registered = editor._nodes.get(klass.getType());
  const declared = registered?.sharedNodeState.sharedConfigMap.values() ?? [];
  return [...new Set([...(declared as Iterable<State>), ...states])];
}

/** A different value that the state accepts; undefined if none is known. */
function changedState(
  editor: LexicalEditor,
  key: string,
  state: State,
  literals: readonly unknown[],
): unknown {
  const present = editor.read(() =>
    $getState($getNodeByKey(key) as LexicalNode, state),
  );
  for (const candidate of [...literals, ...OTHER_VALUES]) {
    try {
      const value = state.parse(candidate);
      if (value !== undefined && !state.isEqual(value, present)) return value;
    } catch {
      // This isn't a value of the state.
    }
  }
  return undefined;
}

/** Compares the elements after an update with those of a root that is rendered again. */
function differenceAfter(
  editor: LexicalEditor,
  key: string,
  write: (node: LexicalNode) => void,
): {live: string; fresh: string} | undefined {
  const first = filledAnew(editor);
  if (first !== filledAnew(editor)) return undefined; // such as a clock
  editor.update(() => write($getNodeByKey(key) as LexicalNode), {discrete: true});
  const live = htmlOf(editor.getRootElement());
  const fresh = filledAnew(editor);
  return live === fresh ? undefined : {live, fresh};
}

function filledAnew(editor: LexicalEditor): string {
  editor.setRootElement(newRoot());
  return htmlOf(editor.getRootElement());
}

/** Normalizes markup, so that the order of attributes and empty attributes make no difference. */
function htmlOf(root: Element | null): string {
  const copy = root?.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({name, value}) => ({name, value}));
    attributes.forEach(({name}) => element.removeAttribute(name));
    attributes
      .filter(({name, value}) => value !== '' || !['class', 'style'].includes(name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .forEach(({name, value}) => element.setAttribute(name, value));
  }
  return copy.innerHTML;
}
