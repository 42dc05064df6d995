import {escapeHtml} from '@lexical-documentation/common';

import type {MemberModel, SymbolModel, SymbolReference} from '../model/schema';
import type {RenderContext} from './context';
import {descriptionHtml} from './description';
import {changesHtml, sinceBadge} from './history';
import {element} from './html';
import {typeHtml} from './signature';
import type {SiteMap} from './site-map';

/** HTML of a component's props as a table. */
export function propsHtml(
  module: string,
  symbol: SymbolModel,
  context: RenderContext,
): string {
  const members = componentProps(symbol, context.siteMap);
  if (symbol.kind !== 'component' || members.length === 0) {
    return '';
  }
  const head = ['Prop', 'Type', 'Description'].map((title) =>
    element('th', {scope: 'col'}, title),
  );
  const {further} = symbol.props ?? {};
  return (
    element(
      'table',
      {class: 'api-props'},
      element('thead', {}, element('tr', {}, ...head)),
      element(
        'tbody',
        {},
        ...members.map((member) =>
          propRow(member, {module, path: `${symbol.name}.${member.name}`}, context),
        ),
      ),
    ) +
    (further
      ? element(
          'p',
          {},
          `Also takes ${further} attributes of the element that it renders.`,
        )
      : '')
  );
}

/** Props of an exported type have links and notes; others come from the compiler. */
export function componentProps(
  symbol: SymbolModel,
  siteMap: SiteMap,
): readonly MemberModel[] {
  const {to} = propsType(symbol);
  return withDeclared(ownProps(symbol), to ? siteMap.find(to)?.members : undefined);
}

/** Props with their descriptions, if their type is declared inline. */
export function ownProps(symbol: SymbolModel): readonly MemberModel[] {
  return withDeclared(symbol.props?.members ?? [], propsType(symbol).members);
}

/** The declaration of a component's props: an exported type, or inline members. */
export function propsType({signatures}: SymbolModel): {
  readonly to?: SymbolReference | undefined;
  readonly members?: readonly MemberModel[];
} {
  const type = signatures?.[0]?.parameters[0]?.type;
  if (typeof type !== 'object') {
    return {};
  }
  return type.kind === 'reference' || type.kind === 'object' ? type : {};
}

function withDeclared(
  props: readonly MemberModel[],
  declared: readonly MemberModel[] | undefined,
): readonly MemberModel[] {
  return props.map((prop) => ({
    ...prop,
    ...declared?.find(({name}) => name === prop.name),
    ...(prop.value !== undefined && {value: prop.value}),
  }));
}

function propRow(
  member: MemberModel,
  {module, path}: {readonly module: string; readonly path: string},
  context: RenderContext,
): string {
  const isOptional = member.flags?.includes('optional') || member.value !== undefined;
  const type = member.type ?? 'unknown';
  const [signature] = member.signatures ?? [];
  const shown = signature
    ? typeHtml({kind: 'function', construct: false, signature}, context.address)
    : typeHtml(type, context.address);
  const description =
    descriptionHtml(member.comment ?? signature?.comment, context) +
    (member.value === undefined || member.comment?.defaultValue
      ? ''
      : element(
          'p',
          {},
          'Default: ',
          element('code', {}, escapeHtml(member.value)),
          '.',
        )) +
    changesHtml(module, path, context);
  return element(
    'tr',
    {},
    element(
      'th',
      {scope: 'row'},
      element('code', {}, `${escapeHtml(member.name)}${isOptional ? '?' : ''}`),
      sinceBadge(module, path, context),
    ),
    element('td', {}, element('code', {}, shown)),
    element('td', {}, description),
  );
}
