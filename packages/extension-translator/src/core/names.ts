/** Returns words of a name in camel case: `My notes` and `my-notes` become `myNotes`. */
export function camelCase(name: string): string {
  const [first = '', ...others] = wordsOf(name);
  return (
    first.toLowerCase() +
    others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  );
}

/** Returns words of a name with hyphens: `MaxLength` becomes `max-length`. */
export function kebabCase(name: string): string {
  return wordsOf(name)
    .map((word) => word.toLowerCase())
    .join('-');
}

/** Returns the name of the extension that a component becomes: `DatePlugin` becomes `DateExtension`. */
export function extensionNameOf(component: string): string {
  return `${component.replace(/Plugin$/, '')}Extension`;
}

/** Returns what an extension without a package calls itself. */
export function idOf(name: string): string {
  return `@example/${kebabCase(name) || 'editor'}`;
}

/** Gives extensions of one name different ones: an editor refuses two that share it. */
export function withDistinctIds(code: string): string {
  const counts = new Map<string, number>();
  return code.replaceAll(/(?<=name: ')@example\/[\w-]+(?=')/g, (id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

function wordsOf(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
}
