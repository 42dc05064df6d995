import {digestOfFiles} from './digest';

/**
 * Returns settings that make the bundler's persistent cache depend on files and folders:
 * Docusaurus keys it by its own version and the site's configuration alone.
 *
 * @param config - the bundler's configuration so far
 */
export function cacheDependingOn(places: readonly string[], config: object): object {
  const {experiments} = config as {
    experiments?: {cache?: boolean | {type: string; version: string}};
  };
  const cache = experiments?.cache;
  if (typeof cache !== 'object' || cache.type !== 'persistent') return {};
  const version = `${cache.version}-${digestOfFiles(...places)}`;
  return {experiments: {cache: {version}}};
}
