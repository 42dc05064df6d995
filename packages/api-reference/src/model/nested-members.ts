import type {MemberModel, TypeModel} from './schema';

/** Returns the members of a member's object type if it's declared inline or unexported. */
export function nestedIn({
  inner,
  type,
}: MemberModel): readonly MemberModel[] | undefined {
  return inner ?? (isObjectType(type) ? type.members : undefined);
}

/** Returns whether a type is an inline object type. */
export function isObjectType(
  type: TypeModel | undefined,
): type is Extract<TypeModel, {kind: 'object'}> {
  return typeof type === 'object' && type.kind === 'object';
}
