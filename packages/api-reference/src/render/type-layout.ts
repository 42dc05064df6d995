import type {Doc} from 'prettier';
import {doc} from 'prettier';

import type {MemberModel, TypeModel} from '../model/schema';
import {bracketed} from './bracketed';
import {
  memberLayout,
  signatureLayout,
  type TypeContext,
  type TypeReference,
} from './signature-layout';

const {group, ifBreak, indent, join, line, softline} = doc.builders;

type TypeOf<K extends string> = Extract<TypeModel, {kind: K}>;

type WrapperType = TypeOf<
  'array' | 'paren' | 'rest' | 'optional' | 'prefix' | 'labeled'
>;

/** Formats a type. */
export function typeLayout(type: TypeModel, context: TypeContext): Doc {
  if (typeof type === 'string') {
    return type;
  }
  const inner = (of: TypeModel) => typeLayout(of, context);
  switch (type.kind) {
    case 'reference':
      return referenceLayout(type, context);
    case 'union':
      return unionLayout(type.types.map(inner));
    case 'intersection':
      return group(join([' &', line], type.types.map(inner)));
    case 'tuple':
      return bracketed('[', type.types.map(inner), ']');
    case 'function':
      return group([
        type.construct ? 'new ' : '',
        signatureLayout(type.signature, context, ' => '),
      ]);
    case 'object':
      return objectLayout(type.members, context);
    case 'conditional':
    case 'indexed':
    case 'infer':
    case 'mapped':
    case 'predicate':
    case 'template':
      return computedLayout(type, context);
    default:
      return wrapperLayout(type, context);
  }
}

function computedLayout(
  type: TypeOf<
    'conditional' | 'indexed' | 'infer' | 'mapped' | 'predicate' | 'template'
  >,
  context: TypeContext,
): Doc {
  const inner = (of: TypeModel) => typeLayout(of, context);
  switch (type.kind) {
    case 'conditional':
      return conditionalLayout(type, context);
    case 'indexed':
      return [inner(type.object), '[', inner(type.index), ']'];
    case 'infer':
      return [`infer ${type.name}`, clause(' extends ', type.constraint, context)];
    case 'mapped':
      return mappedLayout(type, context);
    case 'predicate':
      return [
        `${type.asserts ? 'asserts ' : ''}${type.name}`,
        clause(' is ', type.of, context),
      ];
    case 'template':
      return [
        '`',
        type.head,
        ...type.spans.map(([of, text]) => ['${', inner(of), '}', text]),
        '`',
      ];
  }
}

function referenceLayout(type: TypeReference, context: TypeContext): Doc {
  const address = context.address(type);
  const name =
    address === undefined ? type.name : context.code.link(type.name, address);
  return type.args
    ? [
        name,
        bracketed(
          '<',
          type.args.map((of) => typeLayout(of, context)),
          '>',
        ),
      ]
    : name;
}

function unionLayout(types: readonly Doc[]): Doc {
  return group(indent([softline, ifBreak('| ', ''), join([line, '| '], [...types])]));
}

function conditionalLayout(type: TypeOf<'conditional'>, context: TypeContext): Doc {
  const inner = (of: TypeModel) => typeLayout(of, context);
  return group([
    [inner(type.check), ' extends ', inner(type.extends)],
    indent([line, '? ', inner(type.yes), line, ': ', inner(type.no)]),
  ]);
}

function mappedLayout(type: TypeOf<'mapped'>, context: TypeContext): Doc {
  return bracketed(
    '{ ',
    [
      [
        `${type.readonly}[${type.parameter} in `,
        typeLayout(type.over, context),
        type.as ? [' as ', typeLayout(type.as, context)] : '',
        `]${type.optional}: `,
        typeLayout(type.value, context),
      ],
    ],
    ' }',
  );
}

function objectLayout(members: readonly MemberModel[], context: TypeContext): Doc {
  if (members.length === 0) {
    return '{}';
  }
  const shown = members.map((member) => memberLayout(member, context));
  return group([
    '{',
    indent([line, join([';', line], shown)]),
    ifBreak(';'),
    line,
    '}',
  ]);
}

function wrapperLayout(type: WrapperType, context: TypeContext): Doc {
  const inner = typeLayout(type.of, context);
  switch (type.kind) {
    case 'array':
      return [inner, '[]'];
    case 'paren':
      return ['(', inner, ')'];
    case 'rest':
      return ['...', inner];
    case 'optional':
      return [inner, '?'];
    case 'prefix':
      return [type.text, inner];
    case 'labeled':
      return [type.name, type.optional ? '?: ' : ': ', inner];
  }
}

function clause(word: string, type: TypeModel | undefined, context: TypeContext): Doc {
  return type === undefined ? '' : [word, typeLayout(type, context)];
}
