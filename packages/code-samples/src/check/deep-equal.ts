/** Returns whether two values have the same type, prototype and content; keys in any order. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) {
    return true;
  }
  if (!isObject(one) || !isObject(other)) {
    return false;
  }
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) {
    return false;
  }
  if (one instanceof Date && other instanceof Date) {
    return one.getTime() === other.getTime();
  }
  if (one instanceof Map && other instanceof Map) {
    return deepEqual([...one], [...other]);
  }
  if (one instanceof Set && other instanceof Set) {
    return deepEqual([...one], [...other]);
  }
  const keys = Object.keys(one);
  return (
    typeof one !== 'function' &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && deepEqual(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
