import {FourPartError} from '@lexical-documentation/common';

import {nestedIn} from '../model/nested-members';
import {
  type MemberModel,
  type ReferenceModel,
  type SymbolModel,
  type SymbolReference,
  type TypeModel,
  referenceOf,
} from '../model/schema';
import {typeText} from '../render/plain-signature';
import {componentProps} from '../render/props';
import type {SiteMap} from '../render/site-map';
import {summaryOf} from '../render/symbol';
import {chooseNames, requiredNames} from './choose-names';
import type {ListRequest} from './list-request';

/** A table of the reference, before it's converted to Markdown. */
export interface ListTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Code, optionally with a link, or a text in Markdown. */
export type Cell = {readonly code: string; readonly url?: string | undefined} | string;

export interface ListContext {
  readonly model: ReferenceModel;
  readonly siteMap: SiteMap;
  readonly variableKinds: readonly {
    readonly kind: string;
    readonly argument?: string;
  }[];
}

/** An exported symbol and the name under which it's listed. */
interface Export {
  readonly name: string;
  readonly reference: SymbolReference;
  readonly symbol: SymbolModel;
}

/**
 * Creates the table that a page asks for.
 *
 * @param listed - names that earlier tables on the page have shown; this table's names are added
 * @throws FourPartError if a symbol or name doesn't exist
 */
export function listTable(
  request: ListRequest,
  context: ListContext,
  listed: Set<string>,
): ListTable {
  switch (request.of) {
    case 'symbols':
      return symbolsTable(request, context, listed);
    case 'props':
      return propsTable(request, context, listed);
    case 'members':
      return membersTable(request, context, listed);
    case 'keys':
      return keysTable(request, context, listed);
  }
}

function symbolsTable(
  request: ListRequest,
  context: ListContext,
  listed: Set<string>,
): ListTable {
  const {kind = ''} = request;
  const argument = context.variableKinds.find((known) => known.kind === kind)?.argument;
  const all = exportsOf(request, context, (symbol) => symbol.kind === kind);
  return {
    head: [capitalized(kind), ...(argument ? [argument] : []), 'What it does'],
    rows: chooseNames(request, all, listed).map(({name, reference, symbol}) => [
      {code: name, url: context.siteMap.url(reference)},
      ...(argument ? [{code: typeText(typeArgument(symbol))}] : []),
      description(symbol, summaryOf(symbol)),
    ]),
  };
}

function propsTable(
  request: ListRequest,
  context: ListContext,
  listed: Set<string>,
): ListTable {
  const all = exportsOf(request, context, ({kind}) => kind === 'component');
  const chosen = chooseNames(request, all, listed);
  // The name of a single component is in the text around its table.
  const isSingle = chosen.length === 1;
  return {
    head: [...(isSingle ? [] : ['Component']), 'Prop', 'Type', 'What it does'],
    rows: chosen.flatMap(({name, reference, symbol}): (readonly Cell[])[] => {
      const url = context.siteMap.url(reference);
      const props = componentProps(symbol, context.siteMap);
      if (props.length === 0) {
        return [[{code: name, url}, ...(isSingle ? [] : ['']), '', 'Takes no props.']];
      }
      return props.map((prop, index) => [
        ...(isSingle ? [] : [index === 0 ? {code: name, url} : '']),
        {code: propName(prop), url: isSingle ? url : undefined},
        {code: memberTypeText(prop)},
        memberSummary(prop),
      ]);
    }),
  };
}

function membersTable(
  request: ListRequest,
  context: ListContext,
  listed: Set<string>,
): ListTable {
  const {reference, symbol} = findSymbol(request, context);
  const chosen = chooseNames(request, symbol.members ?? [], listed);
  const required = requiredNames(request, chosen);
  return {
    // Readers who write a subclass look for what they must define; the types are in the linked
    // descriptions.
    head: ['Member', required ? 'Override' : 'Type', 'What it does'],
    rows: chosen.map((member) => [
      {code: member.name, url: context.siteMap.url(`${reference}.${member.name}`)},
      required
        ? required.has(member.name)
          ? 'must'
          : 'may'
        : {code: memberTypeText(member)},
      memberSummary(member),
    ]),
  };
}

/** Keys of an object type; those of nested objects by their path. */
function keysTable(
  request: ListRequest,
  context: ListContext,
  listed: Set<string>,
): ListTable {
  const {symbol} = findSymbol(request, context);
  const all = flatKeys(symbol.members ?? [], '', context.siteMap);
  const chosen = chooseNames(request, all, listed);
  return {
    head: ['Key', 'Type', 'What it does'],
    rows: chosen.map(({name, member}) => [
      {code: name},
      {code: memberTypeText(member)},
      memberSummary(member),
    ]),
  };
}

function flatKeys(
  members: readonly MemberModel[],
  prefix: string,
  siteMap: SiteMap,
): {readonly name: string; readonly member: MemberModel}[] {
  return members
    .filter(({kind}) => kind === 'property')
    .flatMap((member) => {
      const name = `${prefix}${member.name}`;
      const nested = nestedIn(member) ?? exportedMembers(member.type, siteMap);
      return nested ? flatKeys(nested, `${name}.`, siteMap) : [{name, member}];
    });
}

/** Members of an exported object type. */
function exportedMembers(
  type: TypeModel | undefined,
  siteMap: SiteMap,
): readonly MemberModel[] | undefined {
  const isReference = typeof type === 'object' && type.kind === 'reference';
  const target = isReference && type.to ? siteMap.find(type.to) : undefined;
  return target?.kind === 'class' ? undefined : target?.members;
}

function exportsOf(
  {from}: ListRequest,
  {model}: ListContext,
  isListed: (symbol: SymbolModel) => boolean,
): Export[] {
  return model.modules
    .filter(({name}) => from === undefined || name === from)
    .flatMap((module) =>
      module.symbols.filter(isListed).map((symbol) => ({
        name: symbol.name,
        reference: referenceOf(module.name, symbol.name),
        symbol,
      })),
    );
}

function findSymbol(request: ListRequest, context: ListContext): Export {
  const {symbol: wanted = '', where} = request;
  const found = exportsOf({...request, from: undefined}, context, isDeclared).find(
    ({name, reference}) => reference === wanted || name === wanted,
  );
  if (found === undefined) {
    throw new FourPartError({
      what: `No module declares "${wanted}".`,
      where,
      expected: 'the name of an exported class, interface or type, or module#name',
      fix: 'correct the attribute "symbol" of <ReferenceList>',
    });
  }
  return found;
}

function isDeclared({kind}: SymbolModel): boolean {
  return kind !== 'reexport';
}

function typeArgument({type}: SymbolModel): TypeModel {
  const isReference = typeof type === 'object' && type.kind === 'reference';
  return (isReference ? type.args?.[0] : undefined) ?? 'unknown';
}

function memberTypeText({type, signatures}: MemberModel): string {
  const [signature] = signatures ?? [];
  return typeText(
    signature ? {kind: 'function', construct: false, signature} : (type ?? 'unknown'),
  );
}

function memberSummary(member: MemberModel): string {
  const {comment, signatures} = member;
  return description(member, (comment ?? signatures?.[0]?.comment)?.summary ?? '');
}

/** A deprecation is more important than the description. */
function description(
  {comment, signatures}: MemberModel | SymbolModel,
  summary: string,
): string {
  const {deprecated} = comment ?? signatures?.[0]?.comment ?? {};
  return deprecated === undefined ? summary : `Deprecated: ${deprecated}`;
}

function propName({flags, name, value}: MemberModel): string {
  const isOptional = flags?.includes('optional') === true || value !== undefined;
  return isOptional ? `${name}?` : name;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
