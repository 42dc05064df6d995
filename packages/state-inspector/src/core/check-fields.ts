import type {FieldFact, NodeFact} from '../facts/facts';
import type {Collector} from './collector';
import {pathTo} from './path';
import {describeShape, fits, type JsonObject, quoteValue} from './values';
import type {Visit} from './walk-nodes';

const OWN_FIELDS = new Set(['type', 'version', 'children', '$', '$slots']);

/** Compares the fields of a node with what its class reads and needs. */
export function checkFields(visit: Visit, fact: NodeFact, collector: Collector): void {
  for (const [name, field] of Object.entries(fact.fields)) {
    if (Object.hasOwn(visit.node, name))
      checkValue(visit, fact, name, field, collector);
    else if (field.need) checkNeed(visit, fact, name, field, collector);
  }
  for (const name of Object.keys(visit.node)) {
    if (!OWN_FIELDS.has(name) && !Object.hasOwn(fact.fields, name)) {
      reportIgnored(visit, name, collector);
    }
  }
}

function checkNeed(
  {node, type, path}: Visit,
  {defaults}: NodeFact,
  name: string,
  {need}: FieldFact,
  collector: Collector,
): void {
  if (!need) return;
  const isRepairable = Object.hasOwn(defaults, name);
  const fix = isRepairable
    ? `A new node has ${quoteValue(defaults[name])} there.`
    : 'Add the field.';
  collector.add(
    {
      rule: 'missing-field',
      severity: need.at === 'lost' ? 'warning' : 'error',
      message: `A node of the type “${type}” has no “${name}”: ${consequenceOf(need)}`,
      fix,
    },
    path,
    node,
  );
  if (!isRepairable) return;
  node[name] = defaults[name];
  collector.repair(
    `Set “${name}” of “${type}” to ${quoteValue(defaults[name])}, as in a new node.`,
    path,
  );
}

function consequenceOf({at, message = ''}: NonNullable<FieldFact['need']>): string {
  if (at === 'lost')
    return 'Lexical does not set a default, and saves it without the field.';
  return at === 'load'
    ? `parseEditorState throws “${message}”.`
    : `it loads, and throws “${message}” when it is drawn.`;
}

function checkValue(
  {node, type, path}: Visit,
  {defaults}: NodeFact,
  name: string,
  {shape, need}: FieldFact,
  collector: Collector,
): void {
  const value = node[name];
  // A field that has a default may be null: what reads it takes the default.
  if (!shape || fits(value, shape) || (value === null && !need)) return;
  collector.add(
    {
      rule: 'wrong-value',
      severity: need && need.at !== 'lost' ? 'error' : 'warning',
      message: `“${name}” of the type “${type}” is ${quoteValue(value)}.`,
      fix: `Expected ${describeShape(shape)}.`,
    },
    pathTo(path, name),
    node,
  );
  const better = [converted(value), defaults[name]].find(
    (candidate) => candidate !== undefined && fits(candidate, shape),
  );
  collector.repair(repairMessage(name, type, value, better), pathTo(path, name));
  setOrRemove(node, name, better);
}

function repairMessage(
  name: string,
  type: string,
  value: unknown,
  better: unknown,
): string {
  return better === undefined
    ? `Removed “${name}” of “${type}”, which was ${quoteValue(value)}.`
    : `Changed “${name}” of “${type}” from ${quoteValue(value)} to ${quoteValue(better)}.`;
}

/** `"1"` for 1, and the other way around. */
function converted(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function setOrRemove(node: JsonObject, name: string, value: unknown): void {
  // A field that may not be there has no other value to fall back to.
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
  if (value === undefined) delete node[name];
  else node[name] = value;
}

function reportIgnored(
  {node, type, path}: Visit,
  name: string,
  collector: Collector,
): void {
  const shown = name.slice(0, 60);
  collector.add(
    {
      rule: 'ignored-field',
      severity: 'note',
      message: `The class of “${type}” does not read “${shown}”.`,
      fix: 'The next save drops it. If it is yours, register your own class for the type, or store it as node state below “$”.',
    },
    pathTo(path, name),
    node,
  );
}
