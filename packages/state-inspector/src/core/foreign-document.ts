import {parseJson} from '../json/parse-json';
import {isObject, type JsonObject} from './values';

/** Another editor whose documents are JSON, too. */
export interface ForeignFormat {
  /** With its article: "a Quill Delta". */
  readonly name: string;
  /** Path of the page that says how to convert it. */
  readonly page: string;
}

const MOST_WRAPPERS = 5;
/** So many nodes are looked at to tell relatives apart. */
const MOST_NODES = 2_000;
const WRAPPERS = [
  'doc',
  'editorState',
  'state',
  'content',
  'document',
  'data',
  'value',
];

/** Recognizes the document of another editor, also in a string or an object around it. */
export function foreignFormat(value: unknown): ForeignFormat | undefined {
  let inner = value;
  for (let level = 0; level <= MOST_WRAPPERS; level += 1) {
    if (isObject(inner) && 'root' in inner) return undefined;
    const found = FORMATS.map((formatOf) => formatOf(inner)).find(Boolean);
    if (found) return found;
    inner = unwrapped(inner);
  }
  return undefined;
}

function unwrapped(value: unknown): unknown {
  if (typeof value === 'string') {
    try {
      return parseJson(value).value;
    } catch {
      return undefined;
    }
  }
  if (!isObject(value)) return undefined;
  const name = WRAPPERS.find((wrapper) => Object.hasOwn(value, wrapper));
  return name === undefined ? undefined : value[name];
}

const FORMATS: readonly ((value: unknown) => ForeignFormat | undefined)[] = [
  draftFormat,
  quillFormat,
  proseMirrorFormat,
  slateFormat,
];

function draftFormat(value: unknown): ForeignFormat | undefined {
  if (!isObject(value) || !Array.isArray(value['blocks'])) return undefined;
  const isRaw =
    isObject(value['entityMap']) ||
    value['blocks'].some((block) => isObject(block) && 'inlineStyleRanges' in block);
  return isRaw
    ? {name: 'raw content of Draft.js', page: '/docs/migrate/draft-js#convert'}
    : undefined;
}

function quillFormat(value: unknown): ForeignFormat | undefined {
  const ops = isObject(value) ? value['ops'] : value;
  const isDelta =
    Array.isArray(ops) &&
    ops.length > 0 &&
    ops.every((op) => isObject(op) && 'insert' in op && !('type' in op));
  return isDelta
    ? {name: 'a Delta of Quill', page: '/docs/migrate/quill#convert'}
    : undefined;
}

const OF_TIPTAP = /^(?:[a-z]+[A-Z]\w*|bold|italic|strike|highlight)$/;
const OF_PROSEMIRROR = /^(?:[a-z]+(?:_[a-z]+)+|strong|em)$/;

/** Tiptap is built on ProseMirror: the names of nodes and marks tell them apart. */
function proseMirrorFormat(value: unknown): ForeignFormat | undefined {
  if (!isObject(value) || value['type'] !== 'doc' || !Array.isArray(value['content'])) {
    return undefined;
  }
  const names = nodesIn(value['content'], 'content').flatMap(({type, marks}) => [
    type,
    ...(Array.isArray(marks) ? marks.map((mark: JsonObject) => mark['type']) : []),
  ]);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(String(name)));
  const isTiptap = has(OF_TIPTAP);
  const isProseMirror = has(OF_PROSEMIRROR);
  const name =
    isTiptap === isProseMirror
      ? 'a document of Tiptap or ProseMirror'
      : `a document of ${isTiptap ? 'Tiptap' : 'ProseMirror'}`;
  return {name, page: '/docs/migrate/tiptap#convert'};
}

/** Its texts have no type, and Lexical's always have one. */
function slateFormat(value: unknown): ForeignFormat | undefined {
  const format = {name: 'a document of Slate', page: '/docs/migrate/slate#convert'};
  if (isObject(value) && value['object'] === 'document') return format;
  const children = isObject(value) ? value['children'] : value;
  if (!Array.isArray(children) || children.length === 0) return undefined;
  const nodes = nodesIn(children, 'children');
  const isEachNode = nodes.every((node) => 'children' in node || 'text' in node);
  const hasPlainText = nodes.some(
    (node) => typeof node['text'] === 'string' && !('type' in node),
  );
  return isEachNode && hasPlainText ? format : undefined;
}

/** The first nodes of a tree, level by level. */
function nodesIn(list: readonly unknown[], property: string): JsonObject[] {
  const found: JsonObject[] = list.filter(isObject);
  for (let index = 0; index < found.length && found.length < MOST_NODES; index += 1) {
    const below = found[index]?.[property];
    if (Array.isArray(below))
      found.push(...below.filter(isObject).slice(0, MOST_NODES));
  }
  return found;
}
