import type {SearchIndex} from '../engine/index/search-index';
import type {EngineResult} from '../engine/search';
import {docSearchRecord} from '../records/docsearch-record';
import type {DocSearchRecord} from '../records/page-records';
import {
  highlight,
  type HighlightResult,
  snippet,
  unmatched,
  type SnippetResult,
} from './highlight';
import type {SearchParameters} from './parameters';
import {bestTextBelow, openingOf} from './section-text';

/** Searchable attributes, which can be highlighted and cut to snippets. */
export const SEARCHABLE_ATTRIBUTES: readonly string[] = [
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
  'content',
  'asked',
];

/** Attributes that are highlighted unless a request names others: they describe the hit. */
export const HIGHLIGHTED_ATTRIBUTES: readonly string[] = [
  ...SEARCHABLE_ATTRIBUTES,
  'kind',
  'module',
  'note',
  'page_kind',
  'error',
];

const DEFAULT_SNIPPET_WORDS = 10;

/** Attributes by their path, each level an object: `{hierarchy: {lvl1: ...}}`. */
interface Nested<Value> {
  [key: string]: Value | Value[] | Nested<Value>;
}

/** A record with its matches, in Algolia's format. */
export type Hit = Partial<DocSearchRecord> & {
  objectID: string;
  _highlightResult?: Nested<HighlightResult>;
  _snippetResult?: Nested<SnippetResult>;
};

/** Returns a record with the requested attributes, highlighted and cut to snippets. */
export function toHit(
  index: SearchIndex,
  record: number,
  found: Pick<EngineResult, 'matcher' | 'plan'>,
  parameters: SearchParameters,
): Hit {
  const full = docSearchRecord(index, record);
  const {plan, matcher} = found;
  const hit: Hit = {
    ...(retrieve(full, parameters.attributesToRetrieve) as Partial<DocSearchRecord>),
    objectID: full.objectID,
  };
  const highlighted = nest(
    full,
    selected(parameters.attributesToHighlight, HIGHLIGHTED_ATTRIBUTES),
    (text, _, attribute) =>
      SEARCHABLE_ATTRIBUTES.includes(attribute) || attribute === 'error'
        ? highlight(text, matcher, plan.words, parameters)
        : unmatched(text, parameters),
  );
  if (highlighted) {
    hit._highlightResult = highlighted;
  }
  const snippets = nest(
    // The text below a heading distinguishes it from others.
    {...full, content: full.content ?? bestTextBelow(index, record, matcher)},
    selected(parameters.attributesToSnippet, SEARCHABLE_ATTRIBUTES),
    (text, wordCount) => snippet(text, wordCount, matcher, plan.words, parameters),
  );
  if (snippets) {
    hit._snippetResult = snippets;
  }
  return hit;
}

/** Adds the first sentences of the answer to the best hit of a question, if snippets were requested. */
export function withAnswer(
  hit: Hit,
  index: SearchIndex,
  record: number,
  {matcher, plan}: Pick<EngineResult, 'matcher' | 'plan'>,
  parameters: SearchParameters,
): Hit {
  const opening = plan.question && hit._snippetResult ? openingOf(index, record) : null;
  if (opening === null) {
    return hit;
  }
  const {matchLevel, value} = highlight(opening, matcher, plan.words, parameters);
  return {...hit, _snippetResult: {...hit._snippetResult, answer: {matchLevel, value}}};
}

/** The `known` attributes in a list, with the number after the colon; `*` means all. */
function selected(
  attributes: readonly string[],
  known: readonly string[],
): Map<string, number> {
  const result = new Map<string, number>();
  for (const item of attributes) {
    const [name = '', count] = item.split(':');
    const words = Math.max(
      1,
      Number.parseInt(count ?? '', 10) || DEFAULT_SNIPPET_WORDS,
    );
    for (const attribute of known) {
      if (name === '*' || attribute === name || attribute.startsWith(`${name}.`)) {
        result.set(attribute, words);
      }
    }
  }
  return result;
}

/** Applies `make` to the attributes that have a text; null if none was selected. */
function nest<Value>(
  record: DocSearchRecord,
  attributes: ReadonlyMap<string, number>,
  make: (text: string, words: number, attribute: string) => Value,
): Nested<Value> | null {
  if (attributes.size === 0) {
    return null;
  }
  const result: Nested<Value> = {};
  for (const [attribute, words] of attributes) {
    const text = valueAt(record, attribute);
    if (typeof text === 'string') {
      assignAt(result, attribute, make(text, words, attribute));
    } else if (attribute === 'asked' && record.asked) {
      assignAt(
        result,
        attribute,
        record.asked.map((phrase) => make(phrase, words, attribute)),
      );
    }
  }
  return result;
}

function retrieve(record: DocSearchRecord, attributes: readonly string[]): object {
  const refused = new Set(
    attributes.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  );
  if (attributes.includes('*')) {
    return Object.fromEntries(
      Object.entries(record).filter(([name]) => !refused.has(name)),
    );
  }
  const result: Nested<unknown> = {};
  for (const attribute of attributes) {
    const value = valueAt(record, attribute);
    if (value !== undefined) {
      assignAt(result, attribute, value);
    }
  }
  return result;
}

function valueAt(record: DocSearchRecord, attribute: string): unknown {
  let value: unknown = record;
  for (const name of attribute.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
      return undefined;
    }
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

function assignAt(target: Nested<unknown>, attribute: string, value: unknown): void {
  const path = attribute.split('.');
  const last = path.pop() ?? '';
  let place = target;
  for (const name of path) {
    place[name] ??= {};
    place = place[name] as Nested<unknown>;
  }
  place[last] = value;
}
