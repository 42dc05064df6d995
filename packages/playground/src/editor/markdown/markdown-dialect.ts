import {defineExtension} from 'lexical';

import type {PluginIds} from '../plugins/plugins';
import type * as transformers from './transformers';

/** The plugin that uses `@lexical/markdown` for import, export and typing. */
const PLUGIN = 'markdown-transformers';

let loaded: typeof transformers | null = null;

/** Returns whether everything that the plugins need for Markdown has been loaded. */
export function hasMarkdown(plugins: PluginIds): boolean {
  return !plugins.has(PLUGIN) || loaded !== null;
}

/** Loads what the plugins need for Markdown. Await it before they run. */
export async function loadMarkdown(plugins: PluginIds): Promise<void> {
  if (hasMarkdown(plugins)) return;
  loaded = await import(/* webpackChunkName: "playground-markdown" */ './transformers');
}

/** Returns the transformers if the plugin is on, or null if the grammar of `@lexical/mdast` is used. */
export function markdownTransformers(running: PluginIds): typeof transformers | null {
  return running.has(PLUGIN) ? loaded : null;
}

export const transformerShortcuts = defineExtension({
  name: 'playground/markdown-transformers',
  register: (editor) => loaded?.registerShortcuts(editor) ?? (() => undefined),
});
