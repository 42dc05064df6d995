import {PLUGIN_FILES} from './plugin-files';

/** A source file of the playground. */
export interface PluginSource {
  /** Relative to the playground's `src`. */
  readonly path: string;
  readonly text: string;
}

/** Returns the source files of a plugin. All texts are in the chunk of this module. */
export function sourcesOf(plugin: string): Promise<PluginSource[]> {
  const files = PLUGIN_FILES[plugin] ?? [];
  return Promise.all(files.map(async (path) => ({path, text: await textOf(path)})));
}

/**
 * `!!` keeps the bundler's loaders from compiling the file. The bundler includes each file that the
 * pattern matches: add to it if a plugin has files in another folder.
 */
async function textOf(path: string): Promise<string> {
  const source = (await import(
    /* webpackMode: "eager" */
    /* webpackInclude: /[\\/]src[\\/](?:editor[\\/](?!plugins)[\w-]+[\\/]|editor[\\/]keyboard|find[\\/]|menus[\\/]|toolbar[\\/]font|panes[\\/]Outline|app[\\/](?:Limits|Typing)).*\.tsx?$/i */
    `!!../${path}?source`
  )) as {default: string};
  return source.default;
}
