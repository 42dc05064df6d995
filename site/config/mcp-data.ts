import type {PluginConfig} from '@docusaurus/types';
import type {McpDataOptions} from '@lexical-documentation/mcp-server/plugin';

import {paths} from './paths';

const options: McpDataOptions = {
  referenceCache: paths.referenceCache,
  root: paths.repository,
};

/** The plugin that leaves symbols and errors in the built site, for the server that assistants ask. */
export const mcpDataPlugin: PluginConfig = [
  '@lexical-documentation/mcp-server/plugin',
  {...options},
];
