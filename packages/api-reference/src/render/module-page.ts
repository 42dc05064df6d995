import {escapeHtml} from '@lexical-documentation/common';

import type {ModuleModel, PackageModel, SymbolModel} from '../model/schema';
import {type CallContext, contextOf} from './call-context';
import type {Page, RenderContext, TocEntry} from './context';
import {heading, pageTitle} from './parts';
import {breakableName, element, nameWithHumps} from './html';
import {filterHtml} from './filter';
import {groupByKind} from './kinds';
import {signatureBox} from './members';
import {moduleSlug} from './site-map';
import {symbolSection} from './symbol';

/**
 * With more symbols, the table of contents lists only kinds, because the page's own list has the
 * names.
 */
const SYMBOLS_IN_TOC = 60;

/** With fewer symbols, a list of contents would be longer to read than the page. */
const SYMBOLS_WITHOUT_CONTENTS = 4;

/**
 * Characters that fit into the narrowest column of the list: only longer names need break
 * opportunities.
 */
const SHORT_NAME = 28;

/** More names than fit on a screen in two columns. */
const NAMES_IN_BLOCK = 60;

type Groups = ReturnType<typeof groupByKind>;

/** Renders the page of one import path. */
export function modulePage(module: ModuleModel, context: RenderContext): Page {
  const groups = groupByKind(module.symbols, context.headings);
  const purpose = modulePurpose(module, context);
  return {
    path: `modules/${moduleSlug(module.name)}`,
    title: module.name,
    description: purpose,
    sidebarLabel: shortLabel(module),
    toc: tocOf(module, groups, context),
    html: [
      pageTitle(module.name),
      element('p', {class: 'api-lead'}, context.markdown.inline(purpose)),
      context.markdown.block(furtherPurpose(module)),
      factsHtml(module, context),
      module.symbols.length > SYMBOLS_WITHOUT_CONTENTS
        ? filterHtml(groups, contextsOf(module, context)) +
          contentsHtml(groups, context)
        : '',
      ...groups.map(({heading: {title}, symbols}) => {
        const sections = symbols.map((symbol) =>
          symbolSection(module, symbol, context),
        );
        const height = sections.reduce((sum, section) => sum + section.height, 0);
        const long = isLong(module)
          ? {'data-long': '', style: `--api-height:${height}px`}
          : {};
        return element(
          'section',
          {class: 'api-kind', ...long},
          heading(2, kindId(title), title, escapeHtml(title)),
          ...sections.map(({html}) => html),
        );
      }),
    ].join('\n'),
  };
}

function isLong({symbols}: ModuleModel): boolean {
  return symbols.length > SYMBOLS_IN_TOC;
}

/** The contexts of the module's functions; with only one, there's nothing to filter. */
function contextsOf({symbols}: ModuleModel, {calls}: RenderContext): CallContext[] {
  const used = new Set(symbols.map(({needs}) => contextOf(needs, calls)));
  const contexts = calls?.contexts.filter((context) => used.has(context)) ?? [];
  return contexts.length > 1 ? contexts : [];
}

/** The module's purpose as one line of Markdown. */
export function modulePurpose(module: ModuleModel, context: RenderContext): string {
  const [line] = module.purpose?.split(/\n\s*\n/) ?? [];
  return (
    line ?? (packageOf(module, context)?.description || `Exports of ${module.name}.`)
  );
}

/** The module's notes after their first paragraph. */
function furtherPurpose({purpose = ''}: ModuleModel): string {
  return purpose
    .split(/\n\s*\n/)
    .slice(1)
    .join('\n\n');
}

/** A package's own module keeps its whole name; for others, the subpath is enough. */
export function shortLabel(module: ModuleModel): string {
  return module.name === module.package
    ? module.name
    : module.name.slice(module.package.length + 1);
}

function kindId(title: string): string {
  return title.toLowerCase();
}

function packageOf(
  module: ModuleModel,
  {model}: RenderContext,
): PackageModel | undefined {
  return model.packages.find(({name}) => name === module.package);
}

function tocOf(
  module: ModuleModel,
  groups: Groups,
  {siteMap}: RenderContext,
): readonly TocEntry[] {
  return groups.flatMap(({heading: {title}, symbols}): TocEntry[] => [
    {value: title, id: kindId(title), level: 2},
    ...(isLong(module)
      ? []
      : symbols.map((symbol): TocEntry => ({
          value: breakableName(symbol.name),
          id: siteMap.symbolAnchor(symbol),
          level: 3,
        }))),
  ]);
}

function factsHtml(module: ModuleModel, context: RenderContext): string {
  const installed = packageOf(module, context);
  const peers = Object.entries(installed?.peers ?? {}).map(
    ([name, range]) => `${name} ${range}`,
  );
  const code = (text: string) => element('code', {}, escapeHtml(text));
  const rows: [string, string][] = [
    [
      'Install',
      code(`npm install ${module.package}@${installed?.version ?? 'latest'}`),
    ],
    ['Version', code(installed?.version ?? '')],
    ...(peers.length
      ? [['Peers', peers.map(code).join(', ')] as [string, string]]
      : []),
  ];
  return (
    signatureBox(escapeHtml(importLine(module, context))) +
    element(
      'dl',
      {class: 'api-facts'},
      ...rows.map(([term, html]) => element('dt', {}, term) + element('dd', {}, html)),
    )
  );
}

/** An import statement with the first names of the module. */
function importLine(module: ModuleModel, {headings}: RenderContext): string {
  const all = groupByKind(module.symbols, headings).flatMap(({symbols}) => symbols);
  const visible = all.filter(({flags}) => !flags?.includes('internal'));
  const values = (visible.length ? visible : all).filter(isValue);
  const named = (values.length ? values : all).map(({name}) => name);
  const word = values.length ? 'import' : 'import type';
  if (named[0] === 'default' && named.length === 1) {
    return `import plugin from '${module.name}';`;
  }
  const shown = named.filter((name) => name !== 'default').slice(0, 3);
  const names = named.length > shown.length ? [...shown, '…'] : shown;
  return `${word} {${names.join(', ')}} from '${module.name}';`;
}

function isValue({kind}: SymbolModel): boolean {
  return kind !== 'interface' && kind !== 'type' && kind !== 'reexport';
}

/** Columns of hundreds of names are laid out in blocks. */
function blocksOf(links: readonly string[]): string[] {
  const starts = links.flatMap((_, index) =>
    index % NAMES_IN_BLOCK === 0 ? [index] : [],
  );
  return starts.map((start) => {
    const block = links.slice(start, start + NAMES_IN_BLOCK);
    return element('div', {style: `--api-links:${block.length}`}, ...block);
  });
}

function contentsHtml(groups: Groups, {siteMap}: RenderContext): string {
  const lists = groups.map(({heading: {title}, symbols}) => {
    const items = symbols.map((symbol) =>
      element(
        'a',
        {
          href: `#${siteMap.symbolAnchor(symbol)}`,
          class: symbol.flags?.includes('deprecated') ? 'api-struck' : undefined,
        },
        symbol.name.length > SHORT_NAME
          ? nameWithHumps(symbol.name)
          : escapeHtml(symbol.name),
      ),
    );
    return element('p', {}, title) + element('div', {}, ...blocksOf(items));
  });
  return element('nav', {class: 'api-contents', 'aria-label': 'Contents'}, ...lists);
}
