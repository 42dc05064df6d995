import type {FieldFact, Need, NodeFact} from '../facts/facts';
import type {Collector} from './collector';
import {pathTo} from './path';
import {describeShape, fits, type JsonObject, quoteValue} from './values';
import type {Visit} from './visit';

const OWN_FIELDS = new Set(['type', 'version', 'children', '$', '$slots']);

/** Compares the fields of a node with what its class reads and needs. */
export function checkFields(visit: Visit, fact: NodeFact, collector: Collector): void {
  const lost: string[] = [];
  for (const [name, field] of Object.entries(fact.fields)) {
    if (Object.hasOwn(visit.node, name)) {
      checkValue(visit, fact, name, field, collector);
    } else if (field.need?.at === 'lost') {
      lost.push(name);
    } else if (field.need) {
      reportMissing(visit, fact, [name], field.need, collector);
    }
  }
  if (lost.length > 0) reportMissing(visit, fact, lost, {at: 'lost'}, collector);
  for (const name of Object.keys(visit.node)) {
    if (!OWN_FIELDS.has(name) && !Object.hasOwn(fact.fields, name)) {
      reportIgnored(visit, name, collector);
    }
  }
}

function reportMissing(
  {node, type, path}: Visit,
  {defaults}: NodeFact,
  names: readonly string[],
  need: Need,
  collector: Collector,
): void {
  const repairable = names.filter((name) => Object.hasOwn(defaults, name));
  const values = repairable.map((name) => `“${name}”: ${quoteValue(defaults[name])}`);
  collector.add(
    {
      rule: 'missing-field',
      severity: need.at === 'lost' ? 'warning' : 'error',
      message: `A node of the type “${type}” has no ${namesOf(names)}: ${consequenceOf(need)}`,
      fix:
        values.length > 0 ? `A new node has ${values.join(', ')}.` : 'Add the field.',
    },
    path,
    node,
  );
  if (repairable.length === 0) return;
  for (const name of repairable) node[name] = defaults[name];
  collector.repair(`Added to “${type}”, as in a new node: ${values.join(', ')}.`, path);
}

function namesOf(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  return quoted.length > 1
    ? `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
    : quoted.join('');
}

function consequenceOf({at, message = ''}: Need): string {
  if (at === 'lost')
    return 'Lexical doesn’t set a default, and saves the node without it.';
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
      fix: 'It’s lost the next time the document is saved. If it’s your own property, register your own class for the type, or store it as node state under “$”.',
    },
    pathTo(path, name),
    node,
  );
}
