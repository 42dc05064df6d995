import {createSlugger} from '@docusaurus/utils';

import type {
  MemberModel,
  ModuleModel,
  ReferenceModel,
  SymbolModel,
  SymbolReference,
} from '../model/schema';

/** A class or interface with more own members than this has its own page. */
const MEMBERS_ON_MODULE_PAGE = 12;

export interface SiteMapOptions {
  /** Route of the reference, including the base URL, without a trailing slash. */
  readonly route: string;
  /** Docusaurus' `trailingSlash`. */
  readonly trailingSlash: boolean | undefined;
}

/** The URLs of everything in the model. */
export interface SiteMap {
  modulePage(module: string): string;
  /** URL of a class or interface with its own page. */
  ownPage(reference: SymbolReference): string | undefined;
  /** Id on the module's page. */
  anchor(reference: SymbolReference): string;
  /** Id of a symbol's heading; a type and a value can share their name, but not their id. */
  symbolAnchor(symbol: SymbolModel): string;
  /** Further ids that older links to a symbol use. */
  aliases(symbol: SymbolModel): readonly string[];
  /** Id on the page of the class or interface itself. */
  ownAnchor(reference: SymbolReference): string;
  /** Best URL of a symbol or member; undefined if the model doesn't have it. */
  url(reference: SymbolReference): string | undefined;
  find(reference: SymbolReference): SymbolModel | undefined;
  /** Id of the list of pages that use a symbol or member. */
  usageId(reference: SymbolReference): string;
  /** URL of that list. */
  usageList(reference: SymbolReference): string;
}

/** File and route name of a module: `@lexical/react/LexicalComposer` is `lexical_react_LexicalComposer`. */
export function moduleSlug(module: string): string {
  return module.replace(/^@/, '').replaceAll('/', '_');
}

/** Returns whether a symbol is described on its own page. */
export function hasOwnPage({kind, members = []}: SymbolModel): boolean {
  return (
    (kind === 'class' || kind === 'interface') &&
    members.length > MEMBERS_ON_MODULE_PAGE
  );
}

/** Folder and name of the page of a class or interface, as in its URL. */
export function ownPagePath(module: string, symbol: SymbolModel): string {
  const folder = symbol.kind === 'class' ? 'classes' : 'interfaces';
  return `${folder}/${moduleSlug(module)}.${symbol.name}`;
}

export function createSiteMap(model: ReferenceModel, options: SiteMapOptions): SiteMap {
  const page = (path: string) =>
    `${options.route}/${path}${options.trailingSlash ? '/' : ''}`;
  const {index, headings} = indexModel(model);
  const modulePage = (module: string) => page(`modules/${moduleSlug(module)}`);
  const ownPage = (reference: SymbolReference) => {
    const found = index.get(reference);
    return found && hasOwnPage(found.symbol)
      ? page(ownPagePath(found.module, found.symbol))
      : undefined;
  };
  return {
    modulePage,
    ownPage,
    anchor: (reference) => known(index, reference, reference).anchor,
    ownAnchor: (reference) => known(index, reference, reference).ownAnchor,
    symbolAnchor: (symbol) => known(headings, symbol, symbol.name).anchor,
    aliases: (symbol) => known(headings, symbol, symbol.name).aliases,
    find: (reference) => index.get(reference)?.symbol,
    usageId,
    usageList: (reference) => `${page('usages')}#${usageId(reference)}`,
    url: (reference) => {
      const found = index.get(reference);
      const own = ownPage(reference);
      if (found === undefined || own === undefined) {
        return found && `${modulePage(found.module)}#${found.anchor}`;
      }
      return found.isMember ? `${own}#${found.ownAnchor}` : own;
    },
  };
}

function known<K, V>(map: ReadonlyMap<K, V>, key: K, name: string): V {
  const value = map.get(key);
  if (value === undefined) {
    throw new Error(`The model has no "${name}".`);
  }
  return value;
}

interface IndexEntry {
  readonly module: string;
  readonly symbol: SymbolModel;
  readonly isMember: boolean;
  readonly anchor: string;
  readonly ownAnchor: string;
}

interface HeadingAnchors {
  readonly anchor: string;
  readonly aliases: readonly string[];
}

interface ModelIndex {
  readonly index: Map<SymbolReference, IndexEntry>;
  readonly headings: Map<SymbolModel, HeadingAnchors>;
}

function indexModel(model: ReferenceModel): ModelIndex {
  const found: ModelIndex = {index: new Map(), headings: new Map()};
  model.modules.forEach((module) => indexModule(module, found));
  return found;
}

/**
 * Order in which typedoc-plugin-markdown lists kinds, which decides which of two equal slugs gets
 * "-1".
 */
const SLUG_ORDER = ['enum', 'class', 'interface', 'type', '*', 'function', 'reexport'];

function indexModule(module: ModuleModel, {index, headings}: ModelIndex): void {
  const slugger = createSlugger();
  const symbols = [...module.symbols].sort(bySlugOrder);
  for (const symbol of symbols) {
    const anchor = slugger.slug(symbol.name);
    headings.set(symbol, {anchor, aliases: genericAlias(symbol, anchor)});
  }
  for (const symbol of symbols) {
    const reference = `${module.name}#${symbol.name}`;
    if (!index.has(reference)) {
      const {anchor = ''} = headings.get(symbol) ?? {};
      const common = {module: module.name, symbol};
      index.set(reference, {...common, isMember: false, anchor, ownAnchor: anchor});
      indexMembers(reference, {...common, anchor}, slugger, index);
    }
  }
}

function indexMembers(
  reference: SymbolReference,
  {anchor, ...common}: Pick<IndexEntry, 'module' | 'symbol' | 'anchor'>,
  slugger: ReturnType<typeof createSlugger>,
  index: ModelIndex['index'],
): void {
  const own = createSlugger();
  for (const member of common.symbol.members ?? []) {
    const key = `${reference}.${member.name}`;
    if (!index.has(key)) {
      const name = memberSlug(member);
      index.set(key, {
        ...common,
        isMember: true,
        anchor: slugger.slug(`${anchor}-${name}`),
        ownAnchor: own.slug(name),
      });
    }
  }
}

function memberSlug(member: MemberModel): string {
  return createSlugger().slug(member.name);
}

/** Older references include type parameters in the heading of a generic type, and so in its slug. */
function genericAlias(symbol: SymbolModel, anchor: string): readonly string[] {
  const parameters = symbol.typeParameters?.map(({name}) => name).join(', ');
  if (!parameters) {
    return [];
  }
  const alias = createSlugger().slug(`${symbol.name}<${parameters}>`);
  return alias === anchor ? [] : [alias];
}

function bySlugOrder(a: SymbolModel, b: SymbolModel): number {
  return slugRank(a) - slugRank(b) || a.name.localeCompare(b.name, 'en');
}

function slugRank({kind}: SymbolModel): number {
  const known = SLUG_ORDER.indexOf(
    kind === 'component' || kind === 'hook' ? 'function' : kind,
  );
  return known === -1 ? SLUG_ORDER.indexOf('*') : known;
}

/** It includes the module, because two modules can export the same name. */
function usageId(reference: SymbolReference): string {
  return packageId(reference.replaceAll(/[#.]/g, '-'));
}

/** Id of a package's section in the table of modules. */
export function packageId(name: string): string {
  return createSlugger().slug(name.replace('/', '-'));
}
