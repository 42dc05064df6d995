import type {Doc} from 'prettier';
import {doc} from 'prettier';

import type {
  MemberModel,
  ParameterModel,
  SignatureModel,
  TypeModel,
  TypeParameterModel,
} from '../model/schema';
import {bracketed} from './bracketed';
import type {LinkedCode} from './layout';

const {group} = doc.builders;

export type TypeReference = Extract<TypeModel, {kind: 'reference'}>;

/** What printing types needs: URLs of types, and the code that collects its links. */
export interface TypeContext {
  readonly code: LinkedCode;
  /** Returns the URL of a type's description, if there is one. */
  address(type: TypeReference): string | undefined;
  /** Formats a type: signatures contain types, and types contain signatures. */
  typeLayout(type: TypeModel): Doc;
}

/** `<T>(parameters): R`; `arrow` is the text before the return type. */
export function signatureLayout(
  signature: SignatureModel,
  context: TypeContext,
  arrow = ': ',
): Doc {
  return [
    typeParametersLayout(signature.typeParameters, context),
    parametersLayout(signature.parameters, context),
    arrow,
    context.typeLayout(signature.returns),
  ];
}

/** `<K extends string, V = null>`, or nothing. */
export function typeParametersLayout(
  parameters: readonly TypeParameterModel[] | undefined,
  context: TypeContext,
): Doc {
  return parameters?.length
    ? bracketed(
        '<',
        parameters.map((parameter) => [
          parameter.modifiers ? `${parameter.modifiers} ` : '',
          parameter.name,
          parameter.constraint
            ? [' extends ', context.typeLayout(parameter.constraint)]
            : '',
          parameter.default ? [' = ', context.typeLayout(parameter.default)] : '',
        ]),
        '>',
      )
    : '';
}

/** A member inside an object type, without its description. */
export function memberLayout(
  member: MemberModel,
  context: TypeContext,
  name?: Doc,
): Doc {
  const flags = member.flags ?? [];
  const shown = [
    ...(['protected', 'static', 'abstract', 'readonly'] as const)
      .filter(
        (flag) =>
          flags.includes(flag) && !(flag === 'readonly' && member.kind === 'accessor'),
      )
      .map((flag) => `${flag} `),
    name ?? propertyName(member.name),
    flags.includes('optional') ? '?' : '',
  ];
  const [signature] = member.signatures ?? [];
  if (signature === undefined) {
    return group([
      ...shown,
      ': ',
      member.type === undefined ? 'unknown' : context.typeLayout(member.type),
    ]);
  }
  return methodLayout(member, signature, context, shown);
}

/** One signature of a method, constructor, call or index signature. */
export function methodLayout(
  member: MemberModel,
  signature: SignatureModel,
  context: TypeContext,
  shown: Doc,
): Doc {
  switch (member.kind) {
    case 'index':
      return group([
        bracketed(
          '[',
          signature.parameters.map((of) => parameterLayout(of, context)),
          ']',
        ),
        ': ',
        context.typeLayout(signature.returns),
      ]);
    case 'call':
      return group(signatureLayout(signature, context));
    default:
      return group([shown, signatureLayout(signature, context)]);
  }
}

function parametersLayout(
  parameters: readonly ParameterModel[],
  context: TypeContext,
): Doc {
  return bracketed(
    '(',
    parameters.map((parameter) => parameterLayout(parameter, context)),
    ')',
  );
}

function parameterLayout(parameter: ParameterModel, context: TypeContext): Doc {
  const flags = parameter.flags ?? [];
  const isOptional = flags.includes('optional') || parameter.value !== undefined;
  return [
    flags.includes('rest') ? '...' : '',
    parameter.name,
    isOptional ? '?: ' : ': ',
    context.typeLayout(parameter.type),
  ];
}

/** Names that aren't identifiers are quoted; computed names stay as they are. */
function propertyName(name: string): string {
  return /^[\w$]+$|^\[/.test(name) ? name : JSON.stringify(name);
}
