import {defineExtension} from 'lexical';

import type {PluginIds} from '../plugins/plugins';
import type * as transformers from './transformers';

/** The plugin that reads, writes and types Markdown by `@lexical/markdown`. */
const PLUGIN = 'markdown-transformers';

let loaded: typeof transformers | null = null;

/** Returns whether the plugins have what they need to read and write Markdown. */
export function hasMarkdown(plugins: PluginIds): boolean {
  return !plugins.has(PLUGIN) || loaded !== null;
}

/** Loads what the plugins need to read and write Markdown; to be awaited before they run. */
export async function loadMarkdown(plugins: PluginIds): Promise<void> {
  if (hasMarkdown(plugins)) return;
  loaded = await import(/* webpackChunkName: "playground-markdown" */ './transformers');
}

/** Returns the transformers where they are to be used, or null for the grammar of `@lexical/mdast`. */
export function markdownTransformers(running: PluginIds): typeof transformers | null {
  return running.has(PLUGIN) ? loaded : null;
}

export const transformerShortcuts = defineExtension({
  name: 'playground/markdown-transformers',
  register: (editor) => loaded?.registerShortcuts(editor) ?? (() => undefined),
});
