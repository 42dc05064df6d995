import {parseJson} from '../json/parse-json';
import type {Collector} from './collector';
import {isObject, type JsonObject} from './values';

/** The document in what was pasted, and its path in there. */
export interface FoundRoot {
  /** An object with a `root`. */
  readonly state: JsonObject;
  readonly path: string;
}

const MOST_WRAPPERS = 5;
/** Names that programs store a state under. */
const WRAPPERS = ['editorState', 'state', 'content', 'document', 'data', 'value'];

/** Finds the editor state in a parsed value: itself, in an object or a string around it, or its nodes. */
export function findRoot(value: unknown, collector: Collector): FoundRoot | null {
  let inner = value;
  let path = '';
  for (let level = 0; level <= MOST_WRAPPERS; level += 1) {
    const found = asState(inner, path, collector);
    if (found) return found;
    const wrapped = unwrap(inner);
    if (!wrapped) break;
    report(collector, wrapped.message, wrapped.repair, path, inner);
    inner = wrapped.value;
    path = wrapped.name === '' ? path : `${path}${path && '.'}${wrapped.name}`;
  }
  collector.add(
    {
      rule: 'no-state',
      severity: 'error',
      message: 'This JSON contains no editor state.',
      fix: 'Paste what JSON.stringify(editor.getEditorState()) returns: {"root": {"type": "root", "children": […]}}.',
    },
    path,
    inner,
  );
  return null;
}

function asState(value: unknown, path: string, collector: Collector): FoundRoot | null {
  if (isObject(value) && isObject(value['root'])) return {state: value, path};
  const message = 'The nodes aren’t in a root.';
  if (isObject(value) && value['type'] === 'root') {
    report(collector, message, 'Put the root into {"root": …}.', path, value);
    return {state: {root: value}, path};
  }
  if (isNodeList(value)) {
    report(collector, message, 'Put the list of nodes into a root.', path, value);
    return {state: {root: {type: 'root', version: 1, children: value}}, path};
  }
  return null;
}

function isNodeList(value: unknown): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((node) => isObject(node) && typeof node['type'] === 'string')
  );
}

interface Unwrapped {
  readonly value: unknown;
  readonly name: string;
  readonly message: string;
  readonly repair: string;
}

function unwrap(value: unknown): Unwrapped | null {
  if (typeof value === 'string') {
    const inner = parseAgain(value);
    return inner === undefined
      ? null
      : {
          value: inner,
          name: '',
          message: 'The state is stored as a string inside other JSON.',
          repair: 'Took the state out of the string.',
        };
  }
  if (!isObject(value)) return null;
  const name = WRAPPERS.find((wrapper) => Object.hasOwn(value, wrapper));
  return name === undefined
    ? null
    : {
        value: value[name],
        name,
        message: `The state is stored in the property "${name}" of another object.`,
        repair: `Took the state out of "${name}".`,
      };
}

function parseAgain(text: string): unknown {
  try {
    return parseJson(text).value;
  } catch {
    return undefined;
  }
}

function report(
  collector: Collector,
  message: string,
  repair: string,
  path: string,
  holder: unknown,
): void {
  const fix = 'Pass parseEditorState the state itself, as an object or as its JSON.';
  const place = path || 'the whole JSON';
  collector.add(
    {rule: 'wrapped-state', severity: 'warning', message, fix},
    place,
    holder,
  );
  collector.repair(repair, place);
}
