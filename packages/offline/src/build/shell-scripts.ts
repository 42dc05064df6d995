import type {Compilation, Compiler} from '@rspack/core';

const NAME = 'offline';

/**
 * Bundler plugin that finds the scripts of modules which no page may lack, wherever the bundler put
 * them.
 */
export class ShellScripts {
  /**
   * @param modules - each a pattern of the module's path
   * @param onFound - told the names of the files once the build has ended
   */
  constructor(
    private readonly modules: readonly RegExp[],
    private readonly onFound: (files: readonly string[]) => void,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(NAME, ({compilation}) => {
      this.onFound(filesOf(compilation, this.modules));
    });
  }
}

/** Loaders stand before the path of a module, and a digest behind it where it was joined with others. */
const SEPARATOR = /[!|]/;

function filesOf(
  {modules, chunkGraph}: Compilation,
  patterns: readonly RegExp[],
): string[] {
  const files = [...modules]
    .filter((module) => {
      const paths = module.identifier().split(SEPARATOR);
      return patterns.some((pattern) => paths.some((path) => pattern.test(path)));
    })
    .flatMap((module) => chunkGraph.getModuleChunks(module))
    .flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.getFiles()));
  return [...new Set(files)].sort();
}
