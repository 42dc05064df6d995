import {escapeHtml} from '@lexical-documentation/common';

import {type ModuleModel, type SymbolModel, referenceOf} from '../model/schema';
import type {Page, RenderContext, TocEntry} from './context';
import {changesHtml, sinceBadge} from './history';
import {badges, heading, pageTitle, sourceLink} from './parts';
import {element} from './html';
import {
  groupMembers,
  inheritedHtml,
  memberHtml,
  memberName,
  uniqueByName,
} from './members';
import {ownPagePath} from './site-map';
import {declarationsHtml, summaryOf} from './symbol';
import {usedInHtml} from './used-in';

const INHERITED_ID = 'inherited-members';

/** Renders the page of a class or interface with many members. */
export function ownPage(
  module: ModuleModel,
  symbol: SymbolModel,
  context: RenderContext,
): Page {
  const groups = groupMembers(symbol.members ?? []);
  const idOf = (name: string) =>
    context.siteMap.ownAnchor(referenceOf(module.name, symbol.name, name));
  const reference = referenceOf(module.name, symbol.name);
  const inherited = inheritedHtml(symbol.inherited, context);
  return {
    path: ownPagePath(module.name, symbol),
    title: symbol.name,
    description:
      summaryOf(symbol) ||
      `Members of the ${symbol.kind} ${symbol.name} of ${module.name}.`,
    sidebarLabel: symbol.name,
    toc: tocOf(groups, symbol, idOf),
    html: [
      pageTitle(symbol.name),
      originHtml(module, symbol, context),
      declarationsHtml(module.name, symbol, context),
      changesHtml(module.name, symbol.name, context),
      usedInHtml(reference, context),
      ...groups.map((group) => groupHtml(group, module, symbol, context)),
      inherited &&
        heading(2, INHERITED_ID, 'Inherited members', 'Inherited members') + inherited,
    ].join('\n'),
  };
}

function groupHtml(
  {title, id, members}: ReturnType<typeof groupMembers>[number],
  module: ModuleModel,
  owner: SymbolModel,
  context: RenderContext,
): string {
  const idOf = (name: string) =>
    context.siteMap.ownAnchor(referenceOf(module.name, owner.name, name));
  return element(
    'section',
    {class: 'api-kind'},
    heading(2, id, title, title, contextName(owner)),
    ...members.map((member) =>
      memberHtml(member, {module: module.name, owner, id: idOf(member.name)}, context),
    ),
  );
}

function originHtml(
  module: ModuleModel,
  symbol: SymbolModel,
  context: RenderContext,
): string {
  const href = `${context.siteMap.modulePage(module.name)}#${context.siteMap.anchor(
    referenceOf(module.name, symbol.name),
  )}`;
  const kind = symbol.kind === 'class' ? 'Class' : 'Interface';
  return element(
    'p',
    {
      class: 'api-lead',
      id: context.siteMap.anchor(referenceOf(module.name, symbol.name)),
    },
    `${kind} of `,
    element('a', {href}, element('code', {}, escapeHtml(module.name))),
    badges(symbol.flags),
    sinceBadge(module.name, symbol.name, context),
    sourceLink(symbol.source, context),
  );
}

/** Shows the class beside a sticky heading while its members scroll. */
function contextName({name}: SymbolModel): string {
  return element('span', {class: 'api-of'}, ` of ${escapeHtml(name)}`);
}

function tocOf(
  groups: ReturnType<typeof groupMembers>,
  symbol: SymbolModel,
  idOf: (name: string) => string,
): readonly TocEntry[] {
  const entries = groups.flatMap(({title, id, members}): TocEntry[] => [
    {value: title, id, level: 2},
    ...uniqueByName(members).map((member): TocEntry => ({
      value: escapeHtml(memberName(member, symbol)),
      id: idOf(member.name),
      level: 3,
    })),
  ]);
  return symbol.inherited
    ? [...entries, {value: 'Inherited members', id: INHERITED_ID, level: 2}]
    : entries;
}
