import {
  $create,
  $createParagraphNode,
  $createTextNode,
  $getEditor,
  $getRoot,
  $isElementNode,
  $isDecoratorNode,
  createEditor,
  type Klass,
  type LexicalNode,
  type SerializedLexicalNode,
} from 'lexical';

import type {Need, NodeFact} from './facts';
import type {FoundClass} from './find-classes';

type Json = SerializedLexicalNode & Record<string, unknown>;

/** What is known about a type once nodes of it were created, loaded and drawn. */
export type TriedNode = Pick<
  NodeFact,
  'kind' | 'isInline' | 'isShadowRoot' | 'defaults' | 'refused'
> & {
  /** Fields that are read or written, each with what happens without it. */
  readonly needs: Readonly<Record<string, Need | undefined>>;
};

/** Creates, loads and draws nodes of all classes in an editor. Needs a document. */
export function tryNodes(found: readonly FoundClass[]): Map<string, TriedNode> {
  const classes = found
    .filter(({type}) => !CORE_TYPES.has(type))
    .map(({nodeClass}) => nodeClass);
  const jsons = new Map<string, Json>();
  for (const {type, nodeClass} of found) {
    jsons.set(
      type,
      run(classes, () => $jsonOf($newNode(nodeClass))),
    );
  }
  return new Map(
    found.map(({type, nodeClass}) => [type, tryNode(nodeClass, classes, jsons)]),
  );
}

const CORE_TYPES = new Set(['root', 'text', 'linebreak', 'tab', 'paragraph']);
const NO_FIELDS = new Set(['type', 'version', 'children', '$', '$slots']);

function tryNode(
  nodeClass: Klass<LexicalNode>,
  classes: readonly Klass<LexicalNode>[],
  jsons: ReadonlyMap<string, Json>,
): TriedNode {
  const type = nodeClass.getType();
  const json = jsons.get(type) ?? {type, version: 1};
  const read = run(classes, () => $readFields(json));
  const names = new Set([...Object.keys(json), ...read]);
  const fields = [...names].filter((name) => !NO_FIELDS.has(name));
  const needs = fields.map((name) => [name, needOf(json, name, classes)] as const);
  const refused = [...jsons.values()].flatMap((child) => {
    const message = refusalOf(json, child, classes);
    return message === null ? [] : [[child.type, message] as const];
  });
  const nature = run(classes, () => $natureOf($newNode(nodeClass)));
  return {
    ...nature,
    defaults: json,
    needs: Object.fromEntries(needs),
    refused: nature.kind === 'element' ? Object.fromEntries(refused) : {},
  };
}

function $natureOf(node: LexicalNode) {
  const isElement = $isElementNode(node);
  const isBlock = isElement || $isDecoratorNode(node);
  return {
    kind: isElement ? ('element' as const) : ('leaf' as const),
    isInline: isBlock ? node.isInline() : true,
    isShadowRoot: isElement && (node.isShadowRoot() || node.getType() === 'root'),
  };
}

function $newNode(nodeClass: Klass<LexicalNode>): LexicalNode {
  return nodeClass.getType() === 'root' ? $getRoot() : $create(nodeClass);
}

/** As it would be stored, so without fields that are undefined. */
function $jsonOf(node: LexicalNode): Json {
  return JSON.parse(JSON.stringify(node.exportJSON())) as Json;
}

/** Watches which fields of its JSON a class asks for. */
function $readFields(json: Json): ReadonlySet<string> {
  const asked = new Set<string>();
  const note = (name: string | symbol): void => {
    if (typeof name === 'string') asked.add(name);
  };
  const watched = new Proxy(json, {
    get(target, name) {
      note(name);
      return Reflect.get(target, name) as unknown;
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
  });
  $import(watched);
  return asked;
}

function $import(json: Json): LexicalNode {
  const {klass} = $registered(json.type);
  return klass.importJSON(json);
}

function $registered(type: string): {readonly klass: typeof LexicalNode} {
  const entry = $getEditor()._nodes.get(type);
  if (!entry) throw new Error(`No class is registered for the type "${type}".`);
  return entry as unknown as {readonly klass: typeof LexicalNode};
}

function run<Result>(
  classes: readonly Klass<LexicalNode>[],
  $use: () => Result,
): Result {
  const editor = createEditor({
    nodes: [...classes],
    onError(error) {
      throw error;
    },
  });
  editor.setRootElement(document.createElement('div'));
  let result: {readonly value: Result} | undefined;
  editor.update(
    () => {
      result = {value: $use()};
    },
    {discrete: true},
  );
  if (!result) throw new Error('An update of the editor did not run.');
  return result.value;
}

function needOf(
  json: Json,
  name: string,
  classes: readonly Klass<LexicalNode>[],
): Need | undefined {
  const without = {...json};
  // What is deleted is the subject.
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
  delete without[name];
  let saved: Json;
  try {
    saved = run(classes, () => $jsonOf($import(without)));
  } catch (error) {
    return {at: 'load', message: messageOf(error)};
  }
  const message = drawingError(without, classes);
  if (message !== null) return {at: 'draw', message};
  return name in json && !(name in saved) ? {at: 'lost'} : undefined;
}

function drawingError(json: Json, classes: readonly Klass<LexicalNode>[]) {
  if (json.type === 'root') return null;
  try {
    run(classes, () => {
      const node = $import(json);
      const isBlock = $isElementNode(node) || $isDecoratorNode(node);
      $getRoot()
        .clear()
        .append(isBlock ? node : $createParagraphNode().append(node));
    });
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

const MARKER = 'inside';

/** Appends as `parseEditorState` does. */
function refusalOf(
  json: Json,
  child: Json,
  classes: readonly Klass<LexicalNode>[],
): string | null {
  if (child.type === 'root') return 'The root is in no other node.';
  try {
    return run(classes, () => {
      const parent = $import(json);
      if (!$isElementNode(parent)) return null;
      const inside = $import(child);
      if ($isElementNode(inside)) inside.append($createTextNode(MARKER));
      parent.append(inside);
      const isThere = parent
        .getChildren()
        .some((node) => node.getType() === child.type);
      return isThere || parent.getTextContent().includes(MARKER)
        ? null
        : `The node "${json.type}" drops it.`;
    });
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
