import {type ReferenceModel, referenceOf} from '../model/schema';
import {createSiteMap, moduleSlug, type SiteMapOptions} from '../render/site-map';

/** URLs that never had, or no longer have, a page, and their targets. */
export interface Redirect {
  readonly from: string[];
  readonly to: string;
}

/** Folders in which references of earlier versions had a page for each class, interface and type. */
const FOLDERS = ['classes', 'interfaces'];

const KINDS: ReadonlySet<string> = new Set(['class', 'interface', 'type']);

/**
 * Redirects every `classes/{module}.{Name}` and `interfaces/{module}.{Name}` to the symbol's
 * current description: a class may have been an interface, and only large ones have a page.
 */
export function oldAddresses(
  model: ReferenceModel,
  options: SiteMapOptions,
): Redirect[] {
  const siteMap = createSiteMap(model, options);
  const redirects = new Map<string, Redirect>();
  for (const module of model.modules) {
    for (const {name} of module.symbols.filter(({kind}) => KINDS.has(kind))) {
      const to = siteMap.url(referenceOf(module.name, name));
      if (to !== undefined) {
        const from = FOLDERS.map(
          (folder) => `${options.route}/${folder}/${moduleSlug(module.name)}.${name}`,
        );
        redirects.set(to, {from: from.filter((path) => path !== to), to});
      }
    }
  }
  return [...redirects.values()];
}
