import type {
  Comment as TypeDocComment,
  DeclarationReflection,
  ReferenceType,
  Reflection,
  SignatureReflection,
  SourceReference,
} from 'typedoc';

import type {
  Comment,
  MemberModel,
  SignatureModel,
  SourcePosition,
  SymbolReference,
} from './schema';

/** What the converters of types, members and comments need from each other. */
export interface Reflector {
  /** The reference's own symbol that a type names, if it is one. */
  referenceOf(type: ReferenceType): SymbolReference | undefined;
  referenceTo(reflection: Reflection): SymbolReference | undefined;
  position(sources: readonly SourceReference[] | undefined): SourcePosition | undefined;
  comment(comment: TypeDocComment | undefined): Comment | undefined;
  signature(signature: SignatureReflection): SignatureModel;
  members(declaration: DeclarationReflection): MemberModel[];
  /** Members of a property's unexported type. */
  inner(property: DeclarationReflection): readonly MemberModel[] | undefined;
}

/** Removes undefined properties, so that the stored model stays small. */
export function compact<T extends object>(
  value: T,
): {[K in keyof T]: Exclude<T[K], undefined>} {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined),
  ) as {[K in keyof T]: Exclude<T[K], undefined>};
}

/** Returns undefined for an empty list. */
export function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}
