import type {Shape} from '../facts/facts';

/** A JSON object. */
export type JsonObject = Record<string, unknown>;

/** Tells a JSON object from lists, texts, numbers and null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells whether a field may have a value. */
export function fits(value: unknown, {kinds, values}: Shape): boolean {
  const kind = kindOf(value);
  if (!kinds.some((allowed) => allowed === kind)) return false;
  return kind !== 'string' || !values || values.includes(value as string);
}

/** Describes a shape for a sentence. */
export function describeShape({kinds, values}: Shape): string {
  const texts = values?.map((value) => JSON.stringify(value)) ?? [];
  const others = kinds.filter((kind) => kind !== 'string' || !values);
  const parts = [...texts, ...others.map((kind) => KIND_NAMES[kind])];
  return parts.length > 1
    ? `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
    : (parts[0] ?? '');
}

/** Returns a value as a short text for a sentence. */
export function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

const KIND_NAMES = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  list: 'a list',
  object: 'an object',
} as const;

function kindOf(value: unknown): keyof typeof KIND_NAMES | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'string' ||
    type === 'number' ||
    type === 'boolean' ||
    type === 'object'
    ? type
    : undefined;
}
