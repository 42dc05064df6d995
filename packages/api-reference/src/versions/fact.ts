import ts from 'typescript';

/** What a release's declaration files contain about an export, member, option, prop or parameter. */
export interface DeclaredFact {
  /** The declaration as TypeScript, on one line; overloads on a line each. */
  readonly text: string;
  /** The text of the tag `@deprecated`, possibly empty. */
  readonly deprecated?: string;
  /** Whether it's inherited. */
  readonly isInherited?: true;
}

export type Facts = (readonly [path: string, fact: DeclaredFact])[];

/** A fact is deprecated if all declarations of its name are; a single overload isn't enough. */
export function factOf(
  text: string,
  declarations: readonly ts.Declaration[],
): DeclaredFact {
  const tags = declarations.map((one) => tagOf(one, 'deprecated'));
  const [tag] = tags.every(Boolean) ? tags : [];
  if (tag === undefined) return {text};
  const said = ts.getTextOfJSDocComment(tag.comment) ?? '';
  return {text, deprecated: said.replace(/\s+/g, ' ').trim()};
}

export function isDeprecated(node: ts.Declaration): boolean {
  return tagOf(node, 'deprecated') !== undefined;
}

export function isInternal(node: ts.Declaration): boolean {
  return tagOf(node, 'internal') !== undefined;
}

/** The comment of a variable is that of its statement, which TypeScript handles. */
function tagOf(node: ts.Declaration, name: string): ts.JSDocTag | undefined {
  return ts.getJSDocTags(node).find(({tagName}) => tagName.text === name);
}
