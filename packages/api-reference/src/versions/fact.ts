import ts from 'typescript';

/** What a release's declaration files say of one export, member, option, prop or parameter. */
export interface DeclaredFact {
  /** The declaration as TypeScript, on one line; overloads on a line each. */
  readonly text: string;
  /** What the tag `@deprecated` says, possibly nothing. */
  readonly deprecated?: string;
  /** Whether the declaration belongs to a class or interface above. */
  readonly isInherited?: true;
}

export type Facts = (readonly [path: string, fact: DeclaredFact])[];

/** A fact is deprecated where all declarations of its name are: of overloads, one alone may be. */
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

/** Comments of variables are those of the statement around them, which TypeScript knows. */
function tagOf(node: ts.Declaration, name: string): ts.JSDocTag | undefined {
  return ts.getJSDocTags(node).find(({tagName}) => tagName.text === name);
}
