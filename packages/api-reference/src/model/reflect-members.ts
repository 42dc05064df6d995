import {
  type DeclarationReflection,
  ReferenceReflection,
  type ReferenceType,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';

import {commentFlags} from './reflect-comments';
import {reflectType} from './reflect-types';
import {compact, type Reflector, unlessEmpty} from './reflector';
import type {Flag, InheritedGroup, MemberKind, MemberModel} from './schema';

/** A declaration's own members, call and index signatures first. */
export function reflectMembers(
  declaration: DeclarationReflection,
  reflector: Reflector,
): MemberModel[] {
  const calls = declaration.kindOf(
    ReflectionKind.TypeLiteral | ReflectionKind.Interface,
  )
    ? (declaration.signatures ?? [])
    : [];
  return [
    ...calls.map((signature) => signatureMember(signature, 'call', reflector)),
    ...(declaration.indexSignatures ?? []).map((signature) =>
      signatureMember(signature, 'index', reflector),
    ),
    ...(declaration.children ?? [])
      .filter((child) => isOwn(child, reflector) && !isInternal(child))
      .map((child) => reflectMember(child, reflector)),
  ];
}

/** Inherited names, grouped by the declaration that they come from. */
export function reflectInherited(
  declaration: DeclarationReflection,
  reflector: Reflector,
): InheritedGroup[] {
  const groups = new Map<string, {group: InheritedGroup; names: string[]}>();
  for (const child of declaration.children ?? []) {
    if (isOwn(child, reflector) || isInternal(child) || child.name === 'constructor') {
      continue;
    }
    const origin = originOf(child);
    const from = origin.parent?.name ?? origin.name.split('.')[0] ?? '';
    const reference = origin.parent && reflector.referenceTo(origin.parent);
    const known = groups.get(reference ?? from) ?? {
      names: [],
      group: {from, ...(reference !== undefined && {reference}), names: []},
    };
    known.names.push(child.name);
    groups.set(reference ?? from, known);
  }
  return [...groups.values()].map(({group, names}) => ({
    ...group,
    names: names.sort(),
  }));
}

/** Follows `inheritedFrom` to the declaration that introduced the member. */
export function originOf(member: DeclarationReflection): {
  readonly name: string;
  readonly parent?: Reflection;
} {
  let found: ReferenceType | undefined = inheritedFrom(member);
  let origin: {name: string; parent?: Reflection} = {name: found?.name ?? member.name};
  const visited = new Set<Reflection>();
  while (found?.reflection && !visited.has(found.reflection)) {
    const reflection = declarationOf(found.reflection);
    visited.add(found.reflection);
    origin = {
      name: found.name,
      ...(reflection.parent && {parent: reflection.parent}),
    };
    found = inheritedFrom(reflection);
  }
  return origin;
}

function isOwn(child: DeclarationReflection, reflector: Reflector): boolean {
  if (inheritedFrom(child) === undefined) {
    return true;
  }
  // What comes from an unexported declaration of the same packages isn't described on another page.
  const origin = originOf(child);
  const isForeign = !reflector.position(child.sources);
  return origin.parent === undefined
    ? !isForeign
    : !reflector.referenceTo(origin.parent);
}

function inheritedFrom(member: DeclarationReflection): ReferenceType | undefined {
  return (
    member.inheritedFrom ??
    member.signatures?.[0]?.inheritedFrom ??
    member.getSignature?.inheritedFrom ??
    member.setSignature?.inheritedFrom
  );
}

function declarationOf(reflection: Reflection): DeclarationReflection {
  const declaration = reflection.isSignature() ? reflection.parent : reflection;
  return declaration as DeclarationReflection;
}

/** A leading underscore means `@internal`; two underscores are for a class's subclasses. */
function isInternal(child: DeclarationReflection): boolean {
  return (
    /^_(?!_)/.test(child.name) ||
    child.comment?.hasModifier('@internal') === true ||
    child.signatures?.every((signature) =>
      signature.comment?.hasModifier('@internal'),
    ) === true
  );
}

function reflectMember(
  child: DeclarationReflection,
  reflector: Reflector,
): MemberModel {
  const target =
    child instanceof ReferenceReflection
      ? (child.tryGetTargetReflectionDeep() as DeclarationReflection | undefined)
      : undefined;
  const member = target ?? child;
  const accessor = member.getSignature ?? member.setSignature;
  const type = accessor
    ? (member.getSignature?.type ?? member.setSignature?.parameters?.[0]?.type)
    : member.type;
  return compact({
    name: child.name,
    kind: memberKind(member),
    flags: unlessEmpty(memberFlags(member)),
    comment: reflector.comment(member.comment ?? accessor?.comment),
    source: reflector.position(member.sources),
    signatures:
      member.signatures &&
      unlessEmpty(member.signatures.map((signature) => reflector.signature(signature))),
    type: type && reflectType(type, reflector),
    value: shownValue(member),
    inner: reflector.inner(member),
  });
}

function signatureMember(
  signature: SignatureReflection,
  kind: 'call' | 'index',
  reflector: Reflector,
): MemberModel {
  return compact({
    name: kind === 'call' ? 'call signature' : 'index signature',
    kind,
    signatures: [reflector.signature(signature)],
  });
}

function memberKind(member: DeclarationReflection): MemberKind {
  if (member.kindOf(ReflectionKind.Constructor)) {
    return 'constructor';
  }
  if (member.kindOf(ReflectionKind.Accessor)) {
    return 'accessor';
  }
  return member.signatures?.length ? 'method' : 'property';
}

function memberFlags(member: DeclarationReflection): Flag[] {
  const {flags} = member;
  const accessor = member.getSignature ?? member.setSignature;
  const isReadonly =
    flags.isReadonly || (member.getSignature !== undefined && !member.setSignature);
  return [
    ...(flags.isStatic ? (['static'] as const) : []),
    ...(flags.isAbstract ? (['abstract'] as const) : []),
    ...(flags.isProtected ? (['protected'] as const) : []),
    ...(isReadonly ? (['readonly'] as const) : []),
    ...(flags.isOptional ? (['optional'] as const) : []),
    ...commentFlags(
      member.comment ?? member.signatures?.[0]?.comment ?? accessor?.comment,
    ),
  ];
}

/** TypeDoc writes "..." for values that are too long to show. */
export function shownValue({
  defaultValue: value,
}: Pick<DeclarationReflection, 'defaultValue'>): string | undefined {
  return value === undefined || value.includes('...') ? undefined : value;
}
