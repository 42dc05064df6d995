import {doc} from 'prettier';
import type {Doc} from 'prettier';

import type {MemberModel, SymbolModel, TypeModel} from '../model/schema';
import {LinkedCode} from './layout';
import {
  memberLayout,
  methodLayout,
  signatureLayout,
  type TypeContext,
  typeParametersLayout,
  type TypeReference,
} from './signature-layout';
import {typeLayout} from './type-layout';

const {group, indent, join, line} = doc.builders;

/** Finds the URL of a type in a signature. */
export type TypeAddress = (type: TypeReference) => string | undefined;

/** HTML of a symbol's declarations: one for each overload, otherwise a single one. */
export function symbolDeclarations(
  symbol: SymbolModel,
  address: TypeAddress,
): string[] {
  const {signatures} = symbol;
  return signatures
    ? signatures.map((signature) =>
        print(address, (context) =>
          group(['function ', symbol.name, signatureLayout(signature, context)]),
        ),
      )
    : [print(address, (context) => declarationLayout(symbol, context))];
}

/** HTML of a member's declarations: one for each overload, otherwise a single one. */
export function memberDeclarations(
  owner: string,
  member: MemberModel,
  address: TypeAddress,
): string[] {
  const {signatures} = member;
  const name = (context: TypeContext) =>
    member.kind === 'constructor'
      ? ['new ', context.code.name(owner)]
      : context.code.name(member.name);
  if (signatures === undefined) {
    return [print(address, (context) => memberLayout(member, context, name(context)))];
  }
  return signatures.map((signature) =>
    print(address, (context) =>
      methodLayout(member, signature, context, [modifiers(member), name(context)]),
    ),
  );
}

/** HTML of a type without a name. */
export function typeHtml(type: TypeModel, address: TypeAddress): string {
  return print(address, (context) => typeLayout(type, context));
}

function print(address: TypeAddress, layout: (context: TypeContext) => Doc): string {
  const code = new LinkedCode();
  const context: TypeContext = {
    code,
    address,
    typeLayout: (type) => typeLayout(type, context),
  };
  return code.print(layout(context));
}

function modifiers(member: MemberModel): string {
  return (['protected', 'static', 'abstract'] as const)
    .filter((flag) => member.flags?.includes(flag))
    .map((flag) => `${flag} `)
    .join('');
}

function declarationLayout(symbol: SymbolModel, context: TypeContext): Doc {
  const {name} = symbol;
  const parameters = typeParametersLayout(symbol.typeParameters, context);
  switch (symbol.kind) {
    case 'class':
    case 'interface':
      return group([
        symbol.flags?.includes('abstract') ? 'abstract ' : '',
        `${symbol.kind} `,
        name,
        parameters,
        indent([
          heritage('extends', symbol.extends, context),
          heritage('implements', symbol.implements, context),
        ]),
      ]);
    case 'enum':
    case 'namespace':
      return [`${symbol.kind} `, name];
    case 'type':
      return typeAlias(symbol, name, parameters, context);
    default:
      return variable(symbol, name, context);
  }
}

function heritage(
  word: string,
  types: readonly TypeModel[] | undefined,
  context: TypeContext,
): Doc {
  return types
    ? [
        line,
        `${word} `,
        join(
          ', ',
          types.map((type) => typeLayout(type, context)),
        ),
      ]
    : '';
}

function typeAlias(
  symbol: SymbolModel,
  name: Doc,
  parameters: Doc,
  context: TypeContext,
): Doc {
  if (symbol.type === undefined) {
    return group(['type ', name, parameters, ' = { … }']);
  }
  return group(['type ', name, parameters, ' = ', typeLayout(symbol.type, context)]);
}

function variable(symbol: SymbolModel, name: Doc, context: TypeContext): Doc {
  const word = symbol.kind === 'variable' ? 'let ' : 'const ';
  if (symbol.type === undefined) {
    return [word, name];
  }
  const isLiteral = typeof symbol.type === 'string' && symbol.type === symbol.value;
  return group([
    word,
    name,
    isLiteral ? '' : [': ', typeLayout(symbol.type, context)],
    symbol.value === undefined ? '' : ` = ${symbol.value}`,
  ]);
}
