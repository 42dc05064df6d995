import {
  type DeclarationReflection,
  type ParameterReflection,
  ReferenceReflection,
  ReflectionKind,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';

import {classify, type VariableKind} from './classify';
import {commentFlags, markdown} from './reflect-comments';
import {reflectInherited, shownValue} from './reflect-members';
import {reflectType} from './reflect-types';
import {compact, type Reflector, unlessEmpty} from './reflector';
import type {
  ParameterModel,
  SignatureModel,
  SymbolModel,
  TypeParameterModel,
} from './schema';

/** Converts an exported declaration to the model's form. */
export function reflectSymbol(
  declaration: DeclarationReflection,
  reflector: Reflector,
  variableKinds: readonly VariableKind[],
): SymbolModel {
  const common = {
    name: declaration.name,
    source: reflector.position(declaration.sources),
  };
  if (declaration instanceof ReferenceReflection) {
    const target = declaration.tryGetTargetReflectionDeep();
    return compact({
      ...common,
      kind: 'reexport',
      target: target && reflector.referenceTo(target),
    });
  }
  const first = declaration.signatures?.find((signature) => signature.comment);
  const comment = declaration.comment ?? first?.comment;
  return compact({
    ...common,
    kind: classify(declaration, variableKinds),
    flags: unlessEmpty([
      ...(declaration.flags.isAbstract ? (['abstract'] as const) : []),
      ...commentFlags(comment),
    ]),
    comment: reflector.comment(comment),
    typeParameters: typeParameters(declaration.typeParameters, reflector),
    signatures: functionSignatures(declaration, reflector),
    ...heritage(declaration, reflector),
    ...body(declaration, reflector),
  });
}

/** Converts a call, construct or index signature to the model's form. */
export function reflectSignature(
  signature: SignatureReflection,
  reflector: Reflector,
): SignatureModel {
  return compact({
    typeParameters: typeParameters(signature.typeParameters, reflector),
    parameters: (signature.parameters ?? []).map((parameter) =>
      reflectParameter(parameter, reflector),
    ),
    returns: signature.type ? reflectType(signature.type, reflector) : 'void',
    comment: reflector.comment(signature.comment),
    source: reflector.position(signature.sources),
  });
}

function functionSignatures(declaration: DeclarationReflection, reflector: Reflector) {
  return declaration.kindOf(ReflectionKind.Function)
    ? declaration.signatures?.map((signature) => reflectSignature(signature, reflector))
    : undefined;
}

function heritage(declaration: DeclarationReflection, reflector: Reflector) {
  const types = (list: DeclarationReflection['extendedTypes']) =>
    list && unlessEmpty(list.map((type) => reflectType(type, reflector)));
  return {
    extends: types(declaration.extendedTypes),
    implements: types(declaration.implementedTypes),
    inherited: unlessEmpty(reflectInherited(declaration, reflector)),
  };
}

/** A type alias of an object type is shown like an interface, member by member. */
function body(declaration: DeclarationReflection, reflector: Reflector) {
  const {type} = declaration;
  const isObjectAlias =
    declaration.kindOf(ReflectionKind.TypeAlias) &&
    type?.type === 'reflection' &&
    type.declaration.children !== undefined;
  return {
    type: type && !isObjectAlias ? reflectType(type, reflector) : undefined,
    value: shownValue(declaration),
    members: unlessEmpty(
      reflector.members(isObjectAlias ? type.declaration : declaration),
    ),
  };
}

function reflectParameter(
  parameter: ParameterReflection,
  reflector: Reflector,
): ParameterModel {
  const description = markdown(parameter.comment?.summary ?? [], reflector);
  const {flags, defaultValue} = parameter;
  const value = shownValue(parameter);
  // A default value makes the parameter optional, even if the value isn't shown.
  const isOptional =
    flags.isOptional || (defaultValue !== undefined && value === undefined);
  return compact({
    // TypeDoc's name for a destructured parameter is meaningless to readers.
    name: parameter.name.startsWith('__namedParameters') ? 'props' : parameter.name,
    type: parameter.type ? reflectType(parameter.type, reflector) : 'any',
    flags: unlessEmpty([
      ...(flags.isRest ? (['rest'] as const) : []),
      ...(isOptional ? (['optional'] as const) : []),
    ]),
    description: description || undefined,
    value,
  });
}

function typeParameters(
  parameters: readonly TypeParameterReflection[] | undefined,
  reflector: Reflector,
): readonly TypeParameterModel[] | undefined {
  return parameters?.map((parameter) =>
    compact({
      name: parameter.name,
      constraint: parameter.type && reflectType(parameter.type, reflector),
      default: parameter.default && reflectType(parameter.default, reflector),
      description: markdown(parameter.comment?.summary ?? [], reflector) || undefined,
      modifiers:
        [parameter.flags.isConst ? 'const' : '', parameter.varianceModifier ?? '']
          .join(' ')
          .trim() || undefined,
    }),
  );
}
