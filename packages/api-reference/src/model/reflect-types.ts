import {
  type DeclarationReflection,
  type ReferenceType,
  ReflectionKind,
  type SomeType,
  TypeContext,
  type TypeVisitor,
} from 'typedoc';

import type {Reflector} from './reflector';
import type {TypeModel} from './schema';

/**
 * Converts a TypeDoc type to the model's form, including parentheses, so that only this file
 * decides on them.
 */
export function reflectType(type: SomeType, reflector: Reflector): TypeModel {
  return type.visit(typeVisitor(reflector));
}

function typeVisitor(reflector: Reflector): TypeVisitor<TypeModel> {
  return {
    ...namedTypes(reflector),
    ...plainTypes(reflector),
    ...nestedTypes(reflector),
    ...listTypes(reflector),
  };
}

/** Kinds that are a single word. */
function namedTypes(
  reflector: Reflector,
): Pick<
  TypeVisitor<TypeModel>,
  'inferred' | 'intrinsic' | 'literal' | 'query' | 'reference' | 'unknown'
> {
  return {
    intrinsic: (type) => type.name,
    literal: (type) =>
      typeof type.value === 'string' ? quote(type.value) : String(type.value),
    unknown: (type) => type.name,
    reference: (type) => reflectReference(type, reflector),
    query: (type) => ({
      kind: 'prefix',
      text: 'typeof ',
      of: reflectType(type.queryType, reflector),
    }),
    inferred: (type) => ({
      kind: 'infer',
      name: type.name,
      ...(type.constraint && {constraint: reflectType(type.constraint, reflector)}),
    }),
  };
}

/** Kinds whose parts never need parentheses. */
function plainTypes(
  reflector: Reflector,
): Pick<
  TypeVisitor<TypeModel>,
  'mapped' | 'namedTupleMember' | 'predicate' | 'reflection' | 'templateLiteral'
> {
  const inner = (type: SomeType) => reflectType(type, reflector);
  return {
    mapped: (type) => ({
      kind: 'mapped',
      parameter: type.parameter,
      over: inner(type.parameterType),
      value: inner(type.templateType),
      readonly: modifier(type.readonlyModifier, 'readonly '),
      optional: modifier(type.optionalModifier, '?'),
      ...(type.nameType && {as: inner(type.nameType)}),
    }),
    namedTupleMember: (type) => ({
      kind: 'labeled',
      name: type.name,
      optional: type.isOptional,
      of: inner(type.element),
    }),
    predicate: (type) => ({
      kind: 'predicate',
      name: type.name,
      asserts: type.asserts,
      ...(type.targetType && {of: inner(type.targetType)}),
    }),
    reflection: (type) => reflectObjectType(type.declaration, reflector),
    templateLiteral: (type) => ({
      kind: 'template',
      head: type.head,
      spans: type.tail.map(([part, text]) => [inner(part), text] as const),
    }),
  };
}

/** Kinds whose parts need parentheses in some cases. */
function nestedTypes(
  reflector: Reflector,
): Pick<
  TypeVisitor<TypeModel>,
  'array' | 'conditional' | 'indexedAccess' | 'optional' | 'rest' | 'typeOperator'
> {
  const at = (type: SomeType, context: TypeContext) =>
    nestedType(type, context, reflector);
  return {
    array: (type) => ({
      kind: 'array',
      of: at(type.elementType, TypeContext.arrayElement),
    }),
    conditional: (type) => ({
      kind: 'conditional',
      check: at(type.checkType, TypeContext.conditionalCheck),
      extends: at(type.extendsType, TypeContext.conditionalExtends),
      yes: at(type.trueType, TypeContext.conditionalTrue),
      no: at(type.falseType, TypeContext.conditionalFalse),
    }),
    indexedAccess: (type) => ({
      kind: 'indexed',
      object: at(type.objectType, TypeContext.indexedObject),
      index: at(type.indexType, TypeContext.indexedIndex),
    }),
    optional: (type) => ({
      kind: 'optional',
      of: at(type.elementType, TypeContext.optionalElement),
    }),
    rest: (type) => ({kind: 'rest', of: at(type.elementType, TypeContext.restElement)}),
    typeOperator: (type) => ({
      kind: 'prefix',
      text: `${type.operator} `,
      of: at(type.target, TypeContext.typeOperatorTarget),
    }),
  };
}

/** Kinds that are lists of types. */
function listTypes(
  reflector: Reflector,
): Pick<TypeVisitor<TypeModel>, 'intersection' | 'tuple' | 'union'> {
  const list = (
    kind: 'intersection' | 'tuple' | 'union',
    types: readonly SomeType[],
    context: TypeContext,
  ): TypeModel => ({
    kind,
    types: types.map((type) => nestedType(type, context, reflector)),
  });
  return {
    intersection: ({types}) =>
      list('intersection', types, TypeContext.intersectionElement),
    tuple: ({elements}) => list('tuple', elements, TypeContext.tupleElement),
    union: ({types}) => list('union', types, TypeContext.unionElement),
  };
}

function nestedType(
  type: SomeType,
  context: TypeContext,
  reflector: Reflector,
): TypeModel {
  const model = reflectType(type, reflector);
  return type.needsParenthesis(context) ? {kind: 'paren', of: model} : model;
}

function reflectReference(type: ReferenceType, reflector: Reflector): TypeModel {
  const to = type.refersToTypeParameter ? undefined : reflector.referenceOf(type);
  const library =
    to === undefined && type.package === 'typescript' && !type.refersToTypeParameter
      ? type.symbolId?.packagePath.replace(/^lib\//, '')
      : undefined;
  return {
    kind: 'reference',
    // "Element" alone would be mistaken for the DOM's.
    name: type.qualifiedName.endsWith('JSX.Element') ? 'JSX.Element' : type.name,
    ...(to !== undefined && {to}),
    ...(library !== undefined && {library}),
    ...(type.typeArguments?.length && {
      args: type.typeArguments.map((argument) => reflectType(argument, reflector)),
    }),
  };
}

function reflectObjectType(
  declaration: DeclarationReflection,
  reflector: Reflector,
): TypeModel {
  const [only] = declaration.signatures ?? [];
  const isFunction =
    declaration.signatures?.length === 1 &&
    !declaration.children?.length &&
    !declaration.indexSignatures?.length;
  if (isFunction && only) {
    return {
      kind: 'function',
      construct: only.kindOf(ReflectionKind.ConstructorSignature),
      signature: reflector.signature(only),
    };
  }
  return {kind: 'object', members: reflector.members(declaration)};
}

function modifier(value: '+' | '-' | undefined, text: string): string {
  if (value === undefined) {
    return '';
  }
  return value === '-' ? `-${text}` : text;
}

function quote(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
