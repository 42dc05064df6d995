import type {Facts, NodeFact} from '../facts/facts';
import type {Collector} from './collector';
import {type Path, pathTo} from './path';
import {factOf} from './type-sizes';
import {isObject, type JsonObject, quoteValue} from './values';
import type {Visit, WalkContext} from './visit';

/** A child and its path in the JSON that was pasted. */
export interface Child {
  readonly node: JsonObject;
  readonly path: Path;
}

/** Checks the children of a node, repairs their list, and returns those that are nodes. */
export function checkChildren(visit: Visit, context: WalkContext): Child[] {
  const {node, type, fact, path} = visit;
  const {collector} = context;
  if (fact?.kind === 'leaf' || (!fact && !Array.isArray(node['children']))) return [];
  if (!Array.isArray(node['children'])) {
    reportNoChildren(visit, collector);
    node['children'] = [];
  }
  const list = node['children'] as unknown[];
  const entries = list.map((value, index): [unknown, Path] => [
    value,
    pathTo(pathTo(path, 'children'), index),
  ]);
  let children = takeNodes(entries, list, context);
  if (fact) children = checkPlaces(visit, fact, children, context);
  if (type === 'root' && children.length === 0)
    children = [emptyParagraph(visit, context)];
  const repaired = children.map((child) => child.node);
  if (
    repaired.some((child, index) => child !== list[index]) ||
    repaired.length < list.length
  ) {
    node['children'] = repaired;
  }
  return children.filter((child) => typeof child.node['type'] === 'string');
}

function reportNoChildren({node, type, path}: Visit, collector: Collector): void {
  const isMissing = node['children'] === undefined;
  collector.add(
    {
      rule: 'no-children',
      severity: 'warning',
      message: isMissing
        ? `A node of the type “${type}” has no “children”.`
        : `“children” of the type “${type}” is ${quoteValue(node['children'])}.`,
      fix: 'Expected an array of nodes, or [] if there are none.',
    },
    path,
    node,
  );
  collector.repair(`Gave “${type}” an empty list of children.`, path);
}

/** Takes wrappers without a type off, and makes texts of what is one. Depth costs no stack. */
function takeNodes(
  entries: readonly (readonly [unknown, Path])[],
  list: unknown,
  {collector, facts}: WalkContext,
): Child[] {
  const children: Child[] = [];
  const waiting = [...entries].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, path] = next;
    if (isObject(value) && typeof value['type'] === 'string') {
      children.push({node: value, path});
      continue;
    }
    const inner = isObject(value) ? value['children'] : undefined;
    reportNoNode(value, path, list, collector);
    if (Array.isArray(inner)) {
      collector.repair('Replaced an object without a type with its children.', path);
      const below = inner.map((child: unknown, index): readonly [unknown, Path] => [
        child,
        pathTo(pathTo(path, 'children'), index),
      ]);
      waiting.push(...below.reverse());
    } else {
      const text = textOf(value);
      if (text === null)
        collector.repair(`Removed ${quoteValue(value)} from children.`, path);
      else children.push({node: textNode(text, facts, collector, path), path});
    }
  }
  return children;
}

function reportNoNode(
  value: unknown,
  path: Path,
  list: unknown,
  collector: Collector,
): void {
  collector.add(
    {
      rule: isObject(value) ? 'no-type' : 'no-node',
      severity: 'error',
      message: isObject(value)
        ? 'One of the children has no type.'
        : `A child is ${quoteValue(value)}, not a node.`,
      fix: 'Expected an object with a “type”, such as {"type": "paragraph", "version": 1, "children": []}. parseEditorState throws otherwise.',
    },
    path,
    isObject(value) ? value : list,
  );
}

/** Null and objects without content have no text that could be lost. */
function textOf(value: unknown): string | null {
  if (isObject(value)) return typeof value['text'] === 'string' ? value['text'] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function textNode(
  text: string,
  facts: Facts,
  collector: Collector,
  path: Path,
): JsonObject {
  collector.repair('Turned a string into a text node.', path);
  return {...facts.nodes['text']?.defaults, text, type: 'text', version: 1};
}

/** Inline nodes directly in the root get a paragraph; what another node refuses is only reported. */
function checkPlaces(
  {type}: Visit,
  {refused}: NodeFact,
  children: readonly Child[],
  {collector, facts}: WalkContext,
): Child[] {
  const placed: Child[] = [];
  let line: JsonObject[] | null = null;
  for (const child of children) {
    const childType = String(child.node['type']);
    const message = Object.hasOwn(refused, childType) ? refused[childType] : undefined;
    if (message !== undefined) reportPlace(type, childType, message, child, collector);
    const isLoose = type === 'root' && isInline(facts, childType);
    if (!isLoose || (message === undefined && !line)) {
      line = null;
      placed.push(child);
      continue;
    }
    collector.repair('Wrapped inline nodes of the root in a paragraph.', child.path);
    if (line) {
      line.push(child.node);
    } else {
      line = [child.node];
      placed.push({node: paragraphOf(line, facts), path: child.path});
    }
  }
  return placed;
}

function isInline(facts: Facts, type: string): boolean {
  return factOf(facts, type)?.isInline ?? false;
}

function reportPlace(
  type: string,
  childType: string,
  message: string,
  {node, path}: Child,
  collector: Collector,
): void {
  collector.add(
    {
      rule: 'misplaced-node',
      severity: 'error',
      message: `“${type}” cannot contain “${childType}”: ${message}`,
      fix:
        type === 'root'
          ? 'Put it into a block, such as a paragraph.'
          : 'Move it into a node that accepts it.',
    },
    path,
    node,
  );
}

function paragraphOf(children: JsonObject[], facts: Facts): JsonObject {
  return {
    ...facts.nodes['paragraph']?.defaults,
    type: 'paragraph',
    version: 1,
    children,
  };
}

function emptyParagraph({node, path}: Visit, {collector, facts}: WalkContext): Child {
  collector.add(
    {
      rule: 'empty-root',
      severity: 'error',
      message: 'The root has no children.',
      fix: 'Add a paragraph, because setEditorState throws an error for an empty state.',
    },
    path,
    node,
  );
  collector.repair('Gave the empty root a paragraph.', path);
  return {node: paragraphOf([], facts), path: pathTo(pathTo(path, 'children'), 0)};
}
