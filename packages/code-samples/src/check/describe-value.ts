const DEEPEST = 5;

/** Returns a value as it's written in code, in Node and in a browser. */
export function describeValue(value: unknown, depth = 0): string {
  if (typeof value === 'string') {
    return quote(value);
  }
  if (typeof value === 'function') {
    return `[Function ${value.name || 'anonymous'}]`;
  }
  if (typeof value === 'bigint') {
    return `${value}n`;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  if (depth > DEEPEST) {
    return '…';
  }
  return describeObject(value, (part) => describeValue(part, depth + 1));
}

function describeObject(value: object, describe: (part: unknown) => string): string {
  if (Array.isArray(value)) {
    return `[${value.map(describe).join(', ')}]`;
  }
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  if (value instanceof Map) {
    return `Map ${describe([...value])}`;
  }
  if (value instanceof Set) {
    return `Set ${describe([...value])}`;
  }
  const entries = Object.entries(value).map(
    ([key, part]) => `${key}: ${describe(part)}`,
  );
  const name = nameOfClass(value);
  return `${name ? `${name} ` : ''}{${entries.join(', ')}}`;
}

function nameOfClass(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  const name =
    prototype && prototype !== Object.prototype ? value.constructor.name : '';
  return name;
}

function quote(text: string): string {
  const body = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${body.replaceAll("'", String.raw`\'`)}'`;
}
