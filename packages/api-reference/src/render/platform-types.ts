const MDN = 'https://developer.mozilla.org/docs/Web';
const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/** Objects of the language; their pages also describe the read-only variants. */
const LANGUAGE_OBJECTS = new Set([
  'Array',
  'ArrayBuffer',
  'AsyncGenerator',
  'AsyncIterator',
  'Date',
  'Error',
  'Function',
  'Generator',
  'Iterator',
  'Map',
  'Promise',
  'RegExp',
  'Set',
  'Symbol',
  'Uint8Array',
  'WeakMap',
  'WeakRef',
  'WeakSet',
]);

const UTILITY_TYPES = new Set([
  'Awaited',
  'Exclude',
  'Extract',
  'InstanceType',
  'NonNullable',
  'Omit',
  'Parameters',
  'Partial',
  'Pick',
  'Readonly',
  'Record',
  'Required',
  'ReturnType',
]);

/** Dictionaries and maps only exist at compile time; MDN describes interfaces. */
const COMPILER_ONLY = /(?:EventMap|TagNameMap|Init|Options|Callback)$/;

/**
 * Returns the URL of the documentation for a type of the platform.
 *
 * @param name - name of the type
 * @param library - TypeScript's library file, such as `lib.dom.d.ts`
 */
export function platformTypeUrl(name: string, library: string): string | undefined {
  if (library.includes('lib.dom')) {
    return COMPILER_ONLY.test(name) ? undefined : `${MDN}/API/${name}`;
  }
  if (UTILITY_TYPES.has(name)) {
    return `${HANDBOOK}#${name.toLowerCase()}type`;
  }
  const object = name.replace(/^Readonly(?=Array$|Map$|Set$)/, '');
  if (LANGUAGE_OBJECTS.has(object)) {
    return `${MDN}/JavaScript/Reference/Global_Objects/${object}`;
  }
  return name === 'Iterable'
    ? `${MDN}/JavaScript/Reference/Iteration_protocols`
    : undefined;
}
