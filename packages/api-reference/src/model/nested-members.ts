import type {MemberModel, TypeModel} from './schema';

/** Returns the members of a member's object type that stands in place, or that is not exported. */
export function nestedIn({
  inner,
  type,
}: MemberModel): readonly MemberModel[] | undefined {
  return inner ?? (isObjectType(type) ? type.members : undefined);
}

/** Whether a type is written out as an object. */
export function isObjectType(
  type: TypeModel | undefined,
): type is Extract<TypeModel, {kind: 'object'}> {
  return typeof type === 'object' && type.kind === 'object';
}
