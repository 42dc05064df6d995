import type {Feature} from './feature';

/** Returns what a feature needs to have an extension of a package. */
export function extension(
  module: string,
  name: string,
): Pick<Feature, 'imports' | 'dependencies'> {
  return {imports: {[module]: [name]}, dependencies: [name]};
}
