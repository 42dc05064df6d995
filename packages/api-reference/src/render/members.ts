import {escapeHtml} from '@lexical-documentation/common';

import {
  type InheritedGroup,
  type MemberModel,
  type SymbolModel,
  referenceOf,
} from '../model/schema';
import {contextBadge} from './call-context';
import type {RenderContext} from './context';
import {badges, heading, sourceLink} from './parts';
import {descriptionHtml, examplesHtml, signatureHtml} from './description';
import {changesHtml, type DeclaredPlace, sinceBadge} from './history';
import {element} from './html';
import {firstSentence} from './markdown';
import {memberDeclarations} from './signature';
import {usedInHtml} from './used-in';

/** Members grouped as a class page lists them. */
export function groupMembers(members: readonly MemberModel[]): {
  readonly title: string;
  readonly id: string;
  readonly members: readonly MemberModel[];
}[] {
  const isStatic = ({flags}: MemberModel) => flags?.includes('static') === true;
  const of = (...kinds: MemberModel['kind'][]) =>
    members.filter((member) => kinds.includes(member.kind) && !isStatic(member));
  return [
    {title: 'Constructors', id: 'constructors', members: of('constructor')},
    {title: 'Properties', id: 'properties', members: of('property', 'index', 'call')},
    {title: 'Accessors', id: 'accessors', members: of('accessor')},
    {title: 'Methods', id: 'methods', members: of('method')},
    {
      title: 'Static members',
      id: 'static-members',
      members: members.filter(isStatic),
    },
  ].filter((group) => group.members.length > 0);
}

/** HTML of one member in full. */
export function memberHtml(
  member: MemberModel,
  place: {readonly module: string; readonly owner: SymbolModel; readonly id: string},
  context: RenderContext,
): string {
  const name = memberName(member, place.owner);
  const path = `${place.owner.name}.${member.name}`;
  const declarations = memberDeclarations(place.owner.name, member, context.address);
  const source = sourceLink(member.source ?? member.signatures?.[0]?.source, context);
  return element(
    'section',
    {class: 'api-member'},
    heading(
      3,
      place.id,
      name,
      escapeHtml(name),
      badges(member.flags) +
        contextBadge(member.needs, context.calls) +
        sinceBadge(place.module, path, context) +
        source,
    ),
    ...memberParts(member, {module: place.module, path}, declarations, context),
    changesHtml(place.module, path, context),
    usedInHtml(referenceOf(place.module, place.owner.name, member.name), context),
  );
}

/** Each signature, or the one declaration, with its description. */
function memberParts(
  member: MemberModel,
  place: DeclaredPlace,
  declarations: readonly string[],
  context: RenderContext,
): readonly string[] {
  const signatures = member.signatures ?? [];
  const own = member.comment ?? signatures[0]?.comment;
  return signatures.length
    ? signatures.map((signature, index) => {
        const comment = signature.comment ?? (index === 0 ? member.comment : undefined);
        return (
          signatureBox(declarations[index] ?? '') +
          (comment ? descriptionHtml(comment, context) : '') +
          signatureHtml(signature, comment, context, place) +
          examplesHtml(comment, context)
        );
      })
    : [
        signatureBox(declarations[0] ?? ''),
        descriptionHtml(own, context),
        examplesHtml(own, context),
      ];
}

/** HTML of members as rows: declaration and description, for small types. */
export function memberRows(
  module: string,
  owner: SymbolModel,
  context: RenderContext,
): string {
  const rows = (owner.members ?? []).map((member) => {
    const reference = referenceOf(module, owner.name, member.name);
    const id = context.siteMap.anchor(reference);
    const declarations = memberDeclarations(owner.name, member, context.address);
    const comment = member.comment ?? member.signatures?.[0]?.comment;
    const first = member.signatures?.[0];
    const path = `${owner.name}.${member.name}`;
    const description =
      sinceBadge(module, path, context) +
      descriptionHtml(comment, context) +
      (first ? signatureHtml(first, comment, context, {module, path}) : '') +
      examplesHtml(comment, context) +
      changesHtml(module, path, context) +
      usedInHtml(reference, context);
    return element(
      'li',
      {id},
      element('code', {}, declarations.join('\n')),
      description,
    );
  });
  return rows.length === 0 ? '' : element('ul', {class: 'api-members'}, ...rows);
}

/** HTML of members as one line each, with a link to the page that describes them. */
export function memberIndex(
  module: string,
  owner: SymbolModel,
  context: RenderContext,
): string {
  const items = uniqueByName(owner.members ?? []).map((member) => {
    const reference = referenceOf(module, owner.name, member.name);
    const comment = member.comment ?? member.signatures?.[0]?.comment;
    const summary = comment?.summary ? firstSentence(comment.summary) : '';
    const link = element(
      'a',
      {href: context.siteMap.url(reference)},
      escapeHtml(memberName(member, owner)),
    );
    return element(
      'li',
      {id: context.siteMap.anchor(reference)},
      link,
      summary ? ` ${context.markdown.inline(summary)}` : '',
    );
  });
  return element('ul', {class: 'api-index'}, ...items);
}

/** HTML of the inherited names, grouped by their origin. */
export function inheritedHtml(
  groups: readonly InheritedGroup[] | undefined,
  context: RenderContext,
): string {
  const blocks = (groups ?? []).map((group) => {
    const url = group.reference && context.siteMap.url(group.reference);
    const names = group.names.map((name) => {
      const href = group.reference && context.siteMap.url(`${group.reference}.${name}`);
      return href === undefined
        ? escapeHtml(name)
        : element('a', {href}, escapeHtml(name));
    });
    const from = escapeHtml(group.from);
    return element(
      'details',
      {class: 'api-inherited'},
      element('summary', {}, `${group.names.length} inherited from ${from}`),
      element(
        'p',
        {},
        url ? `${element('a', {href: url}, from)}: ` : '',
        names.join(', '),
      ),
    );
  });
  return blocks.join('');
}

/** Box for a declaration; long lines wrap, so that it never has to scroll. */
export function signatureBox(code: string): string {
  return element('code', {class: 'api-signature'}, code);
}

export function memberName(member: MemberModel, owner: SymbolModel): string {
  switch (member.kind) {
    case 'constructor':
      return `new ${owner.name}()`;
    case 'method':
      return `${member.name}()`;
    default:
      return member.name;
  }
}

export function uniqueByName(members: readonly MemberModel[]): readonly MemberModel[] {
  return [...new Map(members.map((member) => [member.name, member])).values()];
}
