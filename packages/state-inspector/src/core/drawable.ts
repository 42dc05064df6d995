import type {Facts, NodeFact} from '../facts/facts';
import {keepSafeStyle} from './safe-content';
import {factOf} from './type-sizes';
import {fits, isObject, type JsonObject} from './values';

/** The type of the node that stands for one that cannot be drawn. */
export const PLACEHOLDER_TYPE = 'placeholder';

/** What is drawn at most. */
export interface DrawLimits {
  readonly nodes: number;
  readonly depth: number;
}

/** A state that any editor with the placeholder's class can draw. */
export interface Drawable {
  readonly state: JsonObject;
  /** Whether nodes are left out because of the limits. */
  readonly isCut: boolean;
}

interface Waiting {
  readonly node: JsonObject;
  readonly parent: NodeFact | undefined;
  readonly into: JsonObject[];
  readonly depth: number;
}

/**
 * Copies a repaired state for drawing: known nodes with the fields that their classes read and values
 * that they may have, styles without what can act, and placeholders for all other nodes.
 */
export function drawableOf(
  repaired: JsonObject,
  facts: Facts,
  limits: DrawLimits,
): Drawable {
  const roots: JsonObject[] = [];
  const root = repaired['root'] as JsonObject;
  const waiting: Waiting[] = [{node: root, parent: undefined, into: roots, depth: 0}];
  let count = 0;
  let isCut = false;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1;
    if (count > limits.nodes) return {state: {root: roots[0]}, isCut: true};
    const {node, parent, into, depth} = next;
    const type = String(node['type']);
    const isRefused = parent !== undefined && Object.hasOwn(parent.refused, type);
    const fact = isRefused ? undefined : factOf(facts, type);
    const copy = fact ? copyOf(node, fact) : placeholder(type, parent);
    into.push(copy);
    if (fact?.kind === 'leaf') continue;
    const children = childrenOf(node);
    const isTooDeep = depth >= limits.depth && children.length > 0;
    isCut ||= isTooDeep;
    if (isTooDeep) (copy['children'] as JsonObject[]).push(placeholder('…', fact));
    else waiting.push(...below(children, fact, copy, depth + 1));
  }
  return {state: {root: roots[0]}, isCut};
}

function below(
  children: readonly JsonObject[],
  parent: NodeFact | undefined,
  copy: JsonObject,
  depth: number,
): Waiting[] {
  const into = copy['children'] as JsonObject[];
  return children.map((node) => ({node, parent, into, depth})).reverse();
}

function childrenOf(node: JsonObject): JsonObject[] {
  const {children} = node;
  return Array.isArray(children)
    ? children.filter(
        (child): child is JsonObject =>
          isObject(child) && typeof child['type'] === 'string',
      )
    : [];
}

function copyOf(
  node: JsonObject,
  {type, kind, fields, defaults}: NodeFact,
): JsonObject {
  const copy: JsonObject = {type, version: 1};
  for (const [name, {shape}] of Object.entries(fields)) {
    const value = node[name];
    const isSound = shape ? fits(value, shape) : !isObject(value);
    const kept = isSound && value !== undefined ? value : defaults[name];
    if (kept !== undefined) copy[name] = safe(name, kept);
  }
  if (kind === 'element') copy['children'] = [];
  return copy;
}

function safe(name: string, value: unknown): unknown {
  const isStyle = name === 'style' || name === 'textStyle';
  return isStyle && typeof value === 'string' ? keepSafeStyle(value).style : value;
}

/** In a line of text it is inline. */
function placeholder(type: string, parent: NodeFact | undefined): JsonObject {
  const isInline =
    parent !== undefined && !parent.isShadowRoot && parent.type !== 'list';
  return {
    type: PLACEHOLDER_TYPE,
    version: 1,
    label: type.slice(0, 60),
    isInline,
    children: [],
  };
}
