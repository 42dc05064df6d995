import {digestOf, digestOfFiles} from './digest';

/**
 * Returns settings that make the bundler's persistent cache depend on files and folders:
 * Docusaurus keys it by its own version and the site's configuration alone.
 *
 * @param config - the bundler's configuration so far
 * @param settings - what else decides, as text
 */
export function cacheDependingOn(
  places: readonly string[],
  config: object,
  settings = '',
): object {
  const {experiments} = config as {
    experiments?: {cache?: boolean | {type: string; version: string}};
  };
  const cache = experiments?.cache;
  if (typeof cache !== 'object' || cache.type !== 'persistent') return {};
  const version = `${cache.version}-${digestOfFiles(...places)}-${digestOf(settings)}`;
  return {experiments: {cache: {version}}};
}
