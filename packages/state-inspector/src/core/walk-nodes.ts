import {checkChildren} from './check-children';
import {checkContent} from './check-content';
import {checkFields} from './check-fields';
import {type Path, pathTo} from './path';
import {factOf} from './type-sizes';
import {isObject, type JsonObject} from './values';
import type {Visit, WalkContext} from './visit';

interface Waiting {
  readonly node: JsonObject;
  readonly path: Path;
  readonly depth: number;
}

/** Levels of nodes that no editor's user creates. */
const DEEP = 500;
/** Measured in Chromium: Lexical 0.50.0 draws 2,000 levels, and overflows the stack at 3,000. */
const DEEPEST = 2_000;

/** Looks at all nodes of a state in the order of their text, and repairs them in place. */
export function walkNodes(
  state: JsonObject,
  path: Path,
  context: WalkContext,
): {readonly nodes: number; readonly depth: number} {
  const root = state['root'] as JsonObject;
  repairRoot(root, path, context);
  const waiting: Waiting[] = [{node: root, path, depth: 0}];
  let nodes = 0;
  let deepest: Waiting | undefined;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    nodes += 1;
    if (!deepest || next.depth > deepest.depth) deepest = next;
    waiting.push(...visit(next, context).reverse());
  }
  const depth = deepest?.depth ?? 0;
  if (deepest && depth > DEEP) reportDepth(deepest, context);
  return {nodes, depth};
}

function repairRoot(root: JsonObject, path: Path, {collector}: WalkContext): void {
  if (root['type'] === 'root') return;
  collector.add(
    {
      rule: 'no-type',
      severity: 'error',
      message: 'The type of the root isn’t “root”.',
      fix: 'Set its type, because Lexical can’t create a state without it.',
    },
    path,
    root,
  );
  collector.repair('Set the type of the root.', path);
  root['type'] = 'root';
}

function visit({node, path, depth}: Waiting, context: WalkContext): Waiting[] {
  const {facts, collector, sizes} = context;
  const type = String(node['type']);
  const fact = factOf(facts, type);
  const current: Visit = {node, type, fact, path};
  sizes.add(type, node);
  if (fact) checkFields(current, fact, collector);
  else reportUnknown(current, context);
  checkContent(current, collector);
  const below = [...checkChildren(current, context), ...slotsOf(current)];
  for (const child of below) sizes.takeOff(type, child.node);
  return below.map((child) => ({...child, depth: depth + 1}));
}

/** Named slots contain nodes beside the children. */
function slotsOf({node, path}: Visit): Omit<Waiting, 'depth'>[] {
  const slots = node['$slots'];
  if (!isObject(slots)) return [];
  return Object.entries(slots).flatMap(([name, slot]) =>
    isObject(slot) && typeof slot['type'] === 'string'
      ? [{node: slot, path: pathTo(pathTo(path, '$slots'), name)}]
      : [],
  );
}

function reportUnknown(
  {type, path, node}: Visit,
  {facts, collector}: WalkContext,
): void {
  const near = Object.keys(facts.nodes).find((known) => plain(known) === plain(type));
  collector.add(
    {
      rule: 'unknown-type',
      unknownType: type,
      severity: 'warning',
      message: `None of the packages of Lexical ${facts.lexicalVersion} has a node of the type “${type.slice(0, 60)}”.`,
      fix: near
        ? `Did you mean “${near}”? Otherwise, register your own class. Without it, parseEditorState throws an error.`
        : 'It is a class of the application that saved the state. Add that class to nodes. Without it, parseEditorState throws an error.',
    },
    path,
    node,
  );
}

function plain(type: string): string {
  return type.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function reportDepth({path, node, depth}: Waiting, {collector}: WalkContext): void {
  collector.add(
    {
      rule: 'too-deep',
      severity: depth > DEEPEST ? 'error' : 'warning',
      message: `The nodes are nested ${depth} levels deep.`,
      fix: 'Lexical visits the levels recursively, so the stack overflows at some point above 2,000. Look for a program that wraps a node again with every save.',
    },
    path,
    node,
  );
}
