import type {CallContexts} from './call-context';
import type {ReferenceModel, SourcePosition} from '../model/schema';
import type {UsageIndex} from '../usages/usages';
import {NO_HISTORY, type VersionHistory} from '../versions/version-history';
import type {CodeHtml} from './code-blocks';
import type {Page, RenderContext} from './context';
import {kindHeadings, type VariableKindTitle} from './kinds';
import {createMarkdownRenderer} from './markdown';
import {modulePage} from './module-page';
import {modulesPage} from './modules-page';
import {ownPage} from './own-page';
import {platformTypeUrl} from './platform-types';
import {createSiteMap, hasOwnPage, type SiteMap, type SiteMapOptions} from './site-map';
import {usagesPages} from './usages-page';

export interface RenderOptions extends SiteMapOptions {
  readonly variableKinds: readonly VariableKindTitle[];
  /**
   * Public URL of a source line, with the placeholders `{directory}`, `{file}`, `{line}` and
   * `{version}`.
   */
  readonly sourceUrl: string | undefined;
  /** Which pages use a name; without it, pages don't say so. */
  readonly usages?: UsageIndex;
  /** When names were added and changed, as far as known. */
  readonly history?: VersionHistory;
  /** Where functions can be called; without it, pages don't say so. */
  readonly calls?: CallContexts;
  /** HTML of the code in descriptions; without it, code is rendered plain. */
  readonly code?: CodeHtml;
}

/** Renders every page of the reference. Pure: the same model and options return the same pages. */
export function renderPages(
  model: ReferenceModel,
  options: RenderOptions,
): {readonly pages: readonly Page[]; readonly siteMap: SiteMap} {
  const context = createRenderContext(model, options);
  const pages = [
    modulesPage(context),
    ...model.modules.flatMap((module) => [
      modulePage(module, context),
      ...module.symbols
        .filter(hasOwnPage)
        .map((symbol) => ownPage(module, symbol, context)),
    ]),
    ...usagesPages(context),
  ];
  return {pages, siteMap: context.siteMap};
}

function createRenderContext(
  model: ReferenceModel,
  options: RenderOptions,
): RenderContext {
  const siteMap = createSiteMap(model, options);
  return {
    model,
    siteMap,
    headings: kindHeadings(options.variableKinds),
    usages: options.usages ?? new Map(),
    history: options.history ?? NO_HISTORY,
    calls: options.calls,
    markdown: createMarkdownRenderer({
      code: options.code,
      // The link of a hidden member points to the symbol that contains it.
      resolve: (reference) =>
        siteMap.url(reference) ?? siteMap.url(reference.replace(/\.[^.#]*$/, '')),
    }),
    address: ({name, to, library}) =>
      to === undefined ? library && platformTypeUrl(name, library) : siteMap.url(to),
    sourceUrl: (position) => sourceUrl(position, model, options.sourceUrl),
  };
}

function sourceUrl(
  position: SourcePosition,
  model: ReferenceModel,
  template: string | undefined,
): string | undefined {
  const owner = model.packages.find(({name}) => name === position.package);
  return template
    ?.replace('{directory}', owner?.directory ?? '')
    .replace('{version}', owner?.version ?? '')
    .replace('{file}', position.file)
    .replace('{line}', String(position.line));
}
