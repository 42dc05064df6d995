import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {readSymbolFacts} from '@lexical-documentation/api-reference';
import {
  absolutePath,
  checkOptions,
  Joi,
} from '@lexical-documentation/common/plugin-options';
import {readErrorCodes} from '@lexical-documentation/error-codes';

import {DATA_FOLDER, ERRORS_FILE, SYMBOLS_FILE} from './built-site/data-files';
import {skillFiles} from './skill-files';

/** Options of the plugin, as in a site's configuration. */
export interface McpDataOptions {
  /** Docusaurus' id of the plugin instance. */
  readonly id?: string;
  /** The option `cacheDir` of the API reference. */
  readonly referenceCache: string;
  /** The folder whose `node_modules` contains the documented packages. */
  readonly root: string;
}

/** Docusaurus plugin that writes the server's additional data to the built site. */
export default function mcpData(
  {siteConfig, baseUrl}: LoadContext,
  {referenceCache, root}: McpDataOptions,
): Plugin {
  return {
    name: 'mcp-data',
    async postBuild({outDir}) {
      const folder = path.join(outDir, DATA_FOLDER);
      const write = (file: string, content: unknown) =>
        writeFile(path.join(folder, file), JSON.stringify(content));
      await mkdir(folder, {recursive: true});
      await write(SYMBOLS_FILE, readSymbolFacts(referenceCache));
      const errors = readErrorCodes(root);
      await write(ERRORS_FILE, errors);
      const site = `${siteConfig.url}${baseUrl}`;
      const files = Object.entries(skillFiles({version: errors.version, site}));
      for (const [name, text] of files) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}

const schema = Joi.object<McpDataOptions>({
  referenceCache: absolutePath.required(),
  root: absolutePath.required(),
} satisfies Record<Exclude<keyof McpDataOptions, 'id'>, Joi.Schema>);

/**
 * Validates the options.
 *
 * @throws FourPartError that names the option with the problem
 */
export function validateOptions({
  options,
}: OptionValidationContext<McpDataOptions, McpDataOptions>): McpDataOptions {
  return checkOptions('mcp-server', schema, options);
}
