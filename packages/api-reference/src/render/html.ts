import {escapeHtml} from '@lexical-documentation/common';

/** Attributes of an element; undefined and false ones are left out, true ones have no value. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Wraps HTML that is already escaped in an element. */
export function element(
  tag: string,
  attributes: Attributes,
  ...content: string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`,
    )
    .join('');
  return `<${tag}${written}>${content.join('')}</${tag}>`;
}

/** Returns a name that can break after its underscores: `INSERT_UNORDERED_LIST_COMMAND` is long. */
export function breakableName(name: string): string {
  return escapeHtml(name).replace(/_(?=[a-z\d])/gi, '_<wbr>');
}

/**
 * Returns a name that can also break before its capital letters, and nowhere else:
 * `$getAdjacentSiblingOrParentSiblingCaret`. Short words stay with the next one, because each break
 * is an element on the page.
 */
export function nameWithHumps(name: string): string {
  return breakableName(name).replace(/(?<=[a-z\d]{6})(?=[A-Z])/g, '<wbr>');
}
